import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import { RowsInput } from "#app/admin/inputs/rows-input.tsx";
import type { FormParts } from "#app/admin/settings/details-editor.tsx";
import * as words from "#i18n/en/admin/departure-form.ts";
import { packages } from "#i18n/en/admin/departures.ts";
import { fill } from "#i18n/fill.ts";
import { ChoiceButtons } from "./choice-buttons.tsx";
import { Differences } from "./differences.tsx";
import { NightsLine } from "./nights-line.tsx";
import { SeatsAndPrices } from "./seats-and-prices.tsx";

/** The panels of a departure: the journey; its seats and prices, and what is different, beside it. */
export function DepartureForm({ parts }: { parts: FormParts }) {
  const { input, rows } = parts;
  const text = (name: string) => input(name).value;
  const stays = rows("stays");
  const isDirect = input("isDirect");
  const hasWay = isDirect.value !== "on" || text("via") !== "" || text("waitMinutes") !== "";
  const parent = text("package");
  return (
    <div className="edit-panels">
      <section className="panel edit-part" aria-labelledby="departure-journey">
        <h2 id="departure-journey">{words.journey}</h2>
        <div className="in-two">
          <FieldInput {...input("leavesOn")} />
          <FieldInput {...input("returnsOn")} />
          <FieldInput {...input("from")} />
          <FieldInput {...input("to")} />
          <FieldInput {...input("returnFrom")} />
          <FieldInput {...input("airline")} />
        </div>
        <ChoiceButtons
          name="isDirect"
          label={words.flight}
          value={isDirect.value}
          onType={isDirect.onType}
          options={words.flightIs}
        />
        {hasWay ? (
          <div className="in-two">
            <FieldInput {...input("via")} />
            <FieldInput {...input("waitMinutes")} />
          </div>
        ) : null}
        <RowsInput
          {...stays}
          arrange={(column) => (
            <>
              <div className="of-stay">
                <FieldInput {...column("city")} />
                <FieldInput {...column("nights")} />
                <FieldInput {...column("minutes")} />
              </div>
              <FieldInput {...column("hotel")} />
              <div className="of-stay">
                <FieldInput {...column("at")} />
                <FieldInput {...column("stars")} />
                <FieldInput {...column("metres")} />
              </div>
              <div className="in-two">
                <FieldInput {...column("walkTo")} />
                <FieldInput {...column("note")} />
              </div>
            </>
          )}
        />
        <NightsLine leavesOn={text("leavesOn")} returnsOn={text("returnsOn")} stays={stays.rows} />
        <FieldInput {...input("notes")} />
        <div className="in-two">
          <FieldInput {...input("package")} />
          <FieldInput {...input("title")} />
        </div>
      </section>
      <div className="edit-column">
        <SeatsAndPrices input={input} />
        <section className="panel edit-part" aria-labelledby="departure-different">
          <h2 id="departure-different">{words.different}</h2>
          <p className="text-ink2 text-small">
            {fill(words.differentText, { package: packageName(parent) })}
          </p>
          <Differences rows={rows("differs")} />
        </section>
      </div>
    </div>
  );
}

/** What waits may name another one. */
const packageName = (id: string) => (packages as Record<string, string>)[id] ?? id;
