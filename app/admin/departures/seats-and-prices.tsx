import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import type { FormParts } from "#app/admin/settings/details-editor.tsx";
import { PRICE_NAMES } from "#contracts/kinds/departure.ts";
import * as words from "#i18n/en/admin/departure-form.ts";
import { prices } from "#i18n/en/admin/departures.ts";
import { ChoiceButtons } from "./choice-buttons.tsx";

/** How many seats are left, what they cost a person, and until when. */
export function SeatsAndPrices({ input }: Pick<FormParts, "input">) {
  const seats = input("seats");
  const left = input("seatsLeft");
  const until = input("priceUntil");
  return (
    <section className="panel edit-part" aria-labelledby="departure-prices">
      <h2 id="departure-prices">{words.seatsAndPrices}</h2>
      <ChoiceButtons
        name="seats"
        label={seats.field.label}
        value={seats.value}
        onType={seats.onType}
        options={words.seatsAre}
        className="segmented-wide"
      />
      {seats.value === "counted" || left.value !== "" ? <FieldInput {...left} /> : null}
      <p className="text-ink2 text-small">{words.pricesText}</p>
      <div className="prices">
        {PRICE_NAMES.map((name) => {
          const { field, ...typed } = input(name);
          return (
            <FieldInput key={name} {...typed} field={{ ...field, label: prices[name], hint: "" }} />
          );
        })}
        <FieldInput {...input("currency")} />
      </div>
      <FieldInput {...until} field={{ ...until.field, hint: words.priceUntilHint }} />
    </section>
  );
}
