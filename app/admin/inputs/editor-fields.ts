import type {
  Field,
  Fields,
  FlagField,
  ListField,
  NumberField,
  RowsField,
  TextField,
} from "#contracts/field-types.ts";
import * as texts from "#i18n/en/admin/editor.ts";
import { fill } from "#i18n/fill.ts";
import type { FieldWords, KindWords } from "#i18n/kind-words.ts";

/** One input of a form: a field of a kind, and what is said of it. */
export type InputField = FieldWords & {
  /** The path of its value: "hero.title". */
  name: string;
  field: TextField | NumberField | FlagField | ListField;
  items?: readonly [one: string, many: string];
};

/** A list of things, each with the same inputs. */
export type RowsInputField = FieldWords & {
  name: string;
  field: RowsField;
  one: string;
  columns: readonly InputField[];
};

export type EditorField = InputField | RowsInputField;

type AnyWords = Record<string, never>;

/** The inputs of a kind, in its order; what a group holds stands among the others. */
export function editorFields<F extends Fields>(
  fields: F,
  words: KindWords<F>,
  path = "",
): EditorField[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    fieldsOf(`${path}${name}`, field, (words as AnyWords)[name] ?? {}),
  );
}

function fieldsOf(name: string, field: Field, words: object): EditorField[] {
  if (field.type === "group") return editorFields(field.parts, words as AnyWords, `${name}.`);
  if (field.type !== "rows") return [{ name, field, ...(words as FieldWords) }];
  const { columns, ...said } = words as Pick<RowsInputField, "label" | "one"> & {
    columns: AnyWords;
  };
  return [
    { name, field, ...said, columns: editorFields(field.columns, columns ?? {}) as InputField[] },
  ];
}

export const isRows = (field: EditorField): field is RowsInputField => "columns" in field;

/** "phones.0.number" in words. */
export function labelOf(fields: readonly EditorField[], path: string): string {
  const field = fieldAt(fields, path);
  if (!field) return path;
  if (!isRows(field)) return field.label;
  const [index, ...column] = path.slice(field.name.length + 1).split(".");
  if (!index) return field.label;
  const row = { label: field.label, number: Number(index) + 1 };
  if (column.length === 0) return fill(texts.rowOf, row);
  return fill(texts.rowFieldOf, { ...row, column: labelOf(field.columns, column.join(".")) });
}

/** The input that an issue of the server is about: an item of a list has none of its own. */
export function inputOf(fields: readonly EditorField[], path: string): string {
  const field = fieldAt(fields, path);
  return field && !isRows(field) ? field.name : path;
}

const fieldAt = (fields: readonly EditorField[], path: string) =>
  fields.find(({ name }) => `${path}.`.startsWith(`${name}.`));

/** Of a list of things, and of each of its inputs. */
export const namesInRows = ({
  field: { name, columns },
  rows,
}: {
  field: RowsInputField;
  rows: readonly unknown[];
}): string[] => [
  name,
  ...rows.flatMap((_, index) => columns.map((column) => `${name}.${index}.${column.name}`)),
];
