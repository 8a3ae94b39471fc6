import {
  type EditorField,
  type InputField,
  isRows,
  labelOf,
} from "#app/admin/inputs/editor-fields.ts";
import { numberIn, type Row, type Values } from "#app/admin/inputs/editor-values.ts";
import { listIn } from "#app/admin/inputs/list-text.ts";
import type { Mistakes } from "#app/forms/form-answer.ts";
import { numberMistake, textMistake, tooMany } from "#contracts/check-field.ts";
import type { FieldMistake } from "#contracts/mistakes.ts";
import { saidOfField } from "#i18n/field-mistake.ts";

/** What is said of a field that is empty and must not be. */
export type FillWords = (label: string, row?: number) => string;

/** By name of the input; the rules are those of the server. */
export function mistakesIn(
  fields: readonly EditorField[],
  values: Values,
  fillWords?: FillWords,
): Mistakes {
  const mistakes: Mistakes = {};
  for (const field of fields) {
    const value = values[field.name];
    if (isRows(field)) checkRows(field, (value ?? []) as Row[]);
    else say(field.name, field.label, mistakeIn(field, String(value ?? "")));
  }
  return mistakes;

  function checkRows({ name, field, columns }: Extract<EditorField, { one: string }>, rows: Row[]) {
    if (rows.length > field.most) say(name, labelOf(fields, name), tooMany(field.most));
    rows.forEach((row, index) => {
      for (const column of columns) {
        const path = `${name}.${index}.${column.name}`;
        const mistake = mistakeIn(column, row[column.name] ?? "");
        say(
          path,
          mistake?.code === "empty" && fillWords ? column.label : labelOf(fields, path),
          mistake,
          index,
        );
      }
    });
  }

  function say(name: string, label: string, mistake: FieldMistake | null, row?: number) {
    if (!mistake) return;
    mistakes[name] =
      mistake.code === "empty" && fillWords ? fillWords(label, row) : saidOfField(label, mistake);
  }
}

function mistakeIn({ field }: InputField, typed: string): FieldMistake | null {
  switch (field.type) {
    case "flag":
      return null;
    case "number":
      return numberMistake(field, numberIn(typed));
    case "list": {
      const items = listIn(field, typed).map((item) => field.item.tidy(item));
      if (items.length > field.most) return tooMany(field.most);
      return (
        items.map((item) => textMistake(field.item, item)).find((mistake) => mistake !== null) ??
        null
      );
    }
    default:
      return textMistake(field, field.tidy(typed), true);
  }
}
