import { namesInRows } from "#app/admin/inputs/editor-fields.ts";
import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import { RowsInput } from "#app/admin/inputs/rows-input.tsx";
import { MoreFields } from "#app/admin/pieces/more-fields.tsx";
import type { FormParts } from "#app/admin/settings/details-editor.tsx";
import * as words from "#i18n/en/admin/visa-form.ts";
import { visaWords } from "#i18n/en/kinds/visa.ts";
import { fill } from "#i18n/fill.ts";

const SELDOM = [
  ...["government.about", "government.note", "service.when", "service.returns", "ratesOf"],
  ...["time.unit", "time.notCounted", "longer"],
];

/** What a visa costs, and how long it takes. */
export function FeesPanel({ input, rows }: FormParts) {
  const others = rows("others");
  const unit = input("time.unit").value;
  const counted = (visaWords.time.unit.options as Record<string, string>)[unit] ?? unit;
  const named = (name: string, label: string) => {
    const typed = input(name);
    return { ...typed, field: { ...typed.field, label } };
  };
  return (
    <section className="panel edit-part" aria-labelledby="visa-fees">
      <h2 id="visa-fees">{words.feesAndTime}</h2>
      <div className="in-two is-wide">
        <div className="fee">
          <FieldInput {...input("government.amount")} />
          <FieldInput {...input("government.currency")} />
        </div>
        <div className="fee">
          <FieldInput {...input("service.amount")} />
          <FieldInput {...input("service.currency")} />
        </div>
      </div>
      <div className="in-two">
        <FieldInput {...named("time.min", fill(words.timeFrom, { unit: counted }))} />
        <FieldInput {...named("time.max", words.timeTo)} />
      </div>
      <FieldInput {...input("time.starts")} />
      <MoreFields summary={words.moreOfFees} names={[...SELDOM, ...namesInRows(others)]}>
        <div className="in-two">
          <FieldInput {...input("time.unit")} />
          <FieldInput {...input("government.about")} />
        </div>
        <FieldInput {...input("time.notCounted")} />
        <FieldInput {...input("longer")} />
        <FieldInput {...input("government.note")} />
        <div className="in-two">
          <FieldInput {...input("service.when")} />
          <FieldInput {...input("service.returns")} />
        </div>
        <RowsInput
          {...others}
          arrange={(column) => (
            <>
              <FieldInput {...column("label")} />
              <div className="in-two">
                <FieldInput {...column("amount")} />
                <FieldInput {...column("currency")} />
              </div>
              <FieldInput {...column("note")} />
            </>
          )}
        />
        <FieldInput {...input("ratesOf")} />
      </MoreFields>
    </section>
  );
}
