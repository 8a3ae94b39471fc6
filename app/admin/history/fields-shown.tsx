import { shownOf } from "#app/admin/compare/field-changes.ts";
import {
  type EditorField,
  type InputField,
  isRows,
  type RowsInputField,
} from "#app/admin/inputs/editor-fields.ts";
import { type Json, valueAt } from "#app/admin/inputs/editor-values.ts";
import { isDay } from "#contracts/days.ts";
import { longDay } from "#i18n/date-words.ts";
import { rowOf } from "#i18n/en/admin/editor.ts";
import * as words from "#i18n/en/admin/history.ts";
import { fill } from "#i18n/fill.ts";

type FieldsShownProps = { fields: readonly EditorField[]; body: Json };

/** What a version holds, field by field, in the order of its form. */
export const FieldsShown = ({ fields, body }: FieldsShownProps) => (
  <dl className="grid gap-4">
    {fields.map((field) => (
      <div key={field.name} className="min-w-0">
        <dt className="font-[620]">{field.label}</dt>
        <dd className="[overflow-wrap:anywhere]">
          {isRows(field) ? (
            <RowsShown field={field} value={valueAt(body, field.name)} />
          ) : (
            <ValueShown field={field} value={valueAt(body, field.name)} />
          )}
        </dd>
      </div>
    ))}
  </dl>
);

/** Of each row what it says. */
function RowsShown({ field, value }: { field: RowsInputField; value: unknown }) {
  const rows: Json[] = Array.isArray(value) ? value : [];
  if (rows.length === 0) return words.empty;
  return (
    <ol className="mt-2 grid gap-3">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a version does not change
        <li key={index} className="border-line border-s-2 ps-4">
          <p className="text-ink2 text-small">
            {fill(rowOf, { label: field.label, number: index + 1 })}
          </p>
          <dl className="grid gap-1">
            {field.columns
              .filter(({ name }) => String(row[name] ?? "") !== "")
              .map((column) => (
                <div key={column.name} className="flex flex-wrap gap-x-2">
                  <dt className="text-ink2">{column.label}</dt>
                  <dd>
                    <ValueShown field={column} value={row[column.name]} />
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

function ValueShown({ field, value }: { field: InputField; value: unknown }) {
  const text = Array.isArray(value) ? value.join("\n") : shownOf(field, value);
  return (
    <span className="whitespace-pre-line" dir="auto">
      {(field.field.type === "day" && isDay(text) ? longDay(text) : text) || words.empty}
    </span>
  );
}
