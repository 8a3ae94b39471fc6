import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import { type ColumnInput, RowsInput } from "#app/admin/inputs/rows-input.tsx";
import { MoreFields } from "#app/admin/pieces/more-fields.tsx";
import type { FormParts } from "#app/admin/settings/details-editor.tsx";
import * as words from "#i18n/en/admin/departure-form.ts";
import { ChoiceButtons } from "./choice-buttons.tsx";

type DifferencesProps = { rows: ReturnType<FormParts["rows"]> };

/** Lines of what the price holds that are not as in the package. */
export function Differences({ rows }: DifferencesProps) {
  return (
    <div className="differences">
      <RowsInput {...rows} isUnordered arrange={(column) => <Difference column={column} />} />
    </div>
  );
}

function Difference({ column }: { column: (name: string) => ColumnInput }) {
  const { field, value, onType } = column("state");
  const [label, note] = [column("label"), column("note")];
  return (
    <>
      <FieldInput {...column("line")} />
      <ChoiceButtons
        name={field.name}
        label={field.label}
        value={value}
        onType={onType}
        options={words.differenceIs}
      />
      <MoreFields
        summary={words.otherWords}
        names={[label.field.name, note.field.name]}
        isOpenFirst={label.value !== "" || note.value !== ""}
      >
        <FieldInput {...label} />
        <FieldInput {...note} />
      </MoreFields>
    </>
  );
}
