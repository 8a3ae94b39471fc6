import { type ReactNode, useRef } from "react";
import { focusHeading } from "#app/admin/focus/focus-heading.ts";
import { withoutFocused } from "#app/admin/focus/without-focused.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { MoveButton } from "#app/admin/pieces/move-button.tsx";
import { moved } from "#app/admin/pieces/moved.ts";
import { FieldMistake } from "#app/forms/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import * as words from "#i18n/en/admin/inputs.ts";
import { fill } from "#i18n/fill.ts";
import { addWords } from "./add-words.ts";
import type { InputField, RowsInputField } from "./editor-fields.ts";
import { blankRow, type Row } from "./editor-values.ts";
import { FieldInput } from "./field-input.tsx";

/** What the input of one column needs. */
export type ColumnInput = { field: InputField; value: string; onType: (text: string) => void };

type RowsInputProps = {
  field: RowsInputField;
  rows: Row[];
  onChange: (rows: Row[]) => void;
  /** The inputs of one row; without it one below the other. */
  arrange?: (column: (name: string) => ColumnInput, index: number) => ReactNode;
  /** They cannot be moved. */
  isUnordered?: boolean;
};

/** A list of things: add, remove, move, and the inputs of each. */
export function RowsInput({ field, rows, onChange, arrange, isUnordered }: RowsInputProps) {
  const { name, label, hint, one, columns } = field;
  const adding = useRef<HTMLButtonElement>(null);
  const remove = (index: number) =>
    withoutFocused(
      () => onChange(rows.toSpliced(index, 1)),
      // Without rows there may be no list.
      () => (adding.current ? adding.current.focus() : focusHeading()),
    );
  const columnOf = (row: Row, index: number) => (wanted: string) => {
    const column = columns.find((each) => each.name === wanted);
    if (!column) throw new Error(`${name} has no column ${wanted}`);
    return {
      field: { ...column, name: `${name}.${index}.${wanted}` },
      value: row[wanted] ?? "",
      onType: (text: string) => onChange(rows.with(index, { ...row, [wanted]: text })),
    };
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="field-label">{label}</legend>
      {hint ? <p className="field-hint mb-0">{hint}</p> : null}
      <FieldMistake name={name} />
      {rows.map((row, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids; each input is controlled
          key={index}
          className="grid min-w-0 grid-cols-1 gap-4 rounded-control border border-line bg-sand1 p-4"
        >
          <legend className="sr-only">{fill(words.rowOf, { label, number: index + 1 })}</legend>
          {arrange
            ? arrange(columnOf(row, index), index)
            : columns.map((column) => (
                <FieldInput key={column.name} {...columnOf(row, index)(column.name)} />
              ))}
          <div className="flex flex-wrap items-center gap-2">
            {isUnordered ? null : (
              <>
                <MoveButton
                  icon="arrow-up"
                  label={fill(words.moveRowUp, { number: index + 1 })}
                  isOff={index === 0}
                  onPress={() => onChange(moved(rows, index, index - 1))}
                />
                <MoveButton
                  icon="arrow-down"
                  label={fill(words.moveRowDown, { number: index + 1 })}
                  isOff={index === rows.length - 1}
                  onPress={() => onChange(moved(rows, index, index + 1))}
                />
              </>
            )}
            <button
              type="button"
              className="button button-small button-ghost-danger ms-auto"
              aria-label={fill(words.removeRow, { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <AdminIcon name="trash" /> {words.remove}
            </button>
          </div>
        </fieldset>
      ))}
      <button
        ref={adding}
        type="button"
        className="button button-ghost button-small justify-self-start"
        onClick={() => onChange([...rows, blankRow(field)])}
      >
        <Icon name="plus" /> {addWords(words.addOne, one)}
      </button>
    </fieldset>
  );
}
