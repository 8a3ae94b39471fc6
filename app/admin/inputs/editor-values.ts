import { makeId } from "#app/forms/make-id.ts";
import type { BodyOf, Fields, GroupField, RowsField, TextFields } from "#contracts/field-types.ts";
import { type EditorField, type InputField, isRows, type RowsInputField } from "./editor-fields.ts";
import { joined, listIn } from "./list-text.ts";

export type Row = Record<string, string>;

/** What it was made from: the version of what waits, none where nothing does, and of what is public. */
type Origin = { version?: number | undefined; base?: number | undefined };

/** What the inputs hold, by name. */
export type Values = Origin & Record<string, string | Row[] | number | undefined>;

/** The same of a kind, but for what its groups hold. */
export type ValuesOf<F extends Fields> = Origin & {
  [Name in keyof F as F[Name] extends GroupField ? never : Name]: F[Name] extends RowsField<
    infer Columns extends TextFields
  >
    ? (BodyOf<Columns> & { _id: string })[]
    : string;
};

export type Json = Record<string, unknown>;

/** A document as its inputs show it. */
export function toValues(fields: readonly EditorField[], document: Json): Values {
  return {
    ...Object.fromEntries(fields.map((field) => [field.name, shown(field, document)])),
    version: numberOf(document.version),
    base: numberOf(document.base),
  };
}

/**
 * The document that the inputs describe, without its version.
 * @param known as the server has given it: a list whose text nobody touched stays as it was stored
 */
export function toDocument(
  fields: readonly EditorField[],
  values: Values,
  known: readonly Json[] = [],
): Json {
  const document: Json = {};
  for (const field of fields) put(document, field.name.split("."), stored(field, values, known));
  return document;
}

const numberOf = (value: unknown) => (typeof value === "number" ? value : undefined);

function shown(field: EditorField, document: Json): string | Row[] {
  const value = valueAt(document, field.name);
  if (!isRows(field)) return inputText(field, value);
  const rows = Array.isArray(value) ? value : [];
  return rows.map((row) => ({
    ...(field.field.hasIds ? { _id: row._id } : {}),
    ...Object.fromEntries(
      field.columns.map((column) => [column.name, String(row[column.name] ?? "")]),
    ),
  }));
}

function inputText({ field }: InputField, value: unknown): string {
  if (field.type === "list") return joined(field, Array.isArray(value) ? value : []);
  if (field.type === "flag") return value ? "on" : "off";
  return String(value ?? "");
}

function stored(field: EditorField, values: Values, known: readonly Json[]): unknown {
  const value = values[field.name];
  if (isRows(field)) return value;
  const text = String(value ?? "");
  if (field.field.type === "flag") return text === "on";
  if (field.field.type === "number") return numberIn(text);
  if (field.field.type === "list") return storedList(field, text, known);
  return text;
}

export const blankRow = ({ field }: RowsInputField): Row => ({
  ...(field.hasIds ? { _id: makeId() } : {}),
  ...Object.fromEntries(
    Object.entries(field.columns).map(([name, column]) => [name, column.initial]),
  ),
});

/** A text that is no number is left as it is, and the rules refuse it. */
export const numberIn = (text: string): number | string =>
  /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text;

/** A list whose text was not changed stays as it is, with the separators inside its items. */
export function storedList(
  { name, field }: InputField,
  text: string,
  known: readonly Json[],
): string[] {
  if (field.type !== "list") return [];
  const lists = known.map((document) => valueAt(document, name)).filter(Array.isArray);
  return lists.find((list) => joined(field, list) === text) ?? listIn(field, text);
}

export function valueAt(document: Json, name: string): unknown {
  return name
    .split(".")
    .reduce<unknown>((part, key) => (part as Json | undefined)?.[key], document);
}

function put(document: Json, [key = "", ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    document[key] = value;
    return;
  }
  document[key] ??= {};
  put(document[key] as Json, rest, value);
}
