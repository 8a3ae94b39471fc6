import { useState } from "react";
import { ChoiceButtons } from "#app/admin/inputs/choice-buttons.tsx";
import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import { type ColumnInput, RowsInput } from "#app/admin/inputs/rows-input.tsx";
import type { FormParts } from "#app/admin/settings/details-editor.tsx";
import { useField } from "#app/forms/use-form-fields.ts";
import * as words from "#i18n/en/admin/departure-form.ts";

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
  const [isOpen, setOpen] = useState(label.value !== "" || note.value !== "");
  const mistakes = [useField(label.field.name).mistake, useField(note.field.name).mistake];
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
      <details
        open={isOpen || mistakes.some(Boolean)}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{words.otherWords}</summary>
        <div className="grid gap-4 pt-3">
          <FieldInput {...label} />
          <FieldInput {...note} />
        </div>
      </details>
    </>
  );
}
