import { asObject } from "../as-object.ts";
import type { Field, Fields, TextField } from "../field-types.ts";

type Text = { field: TextField; text: string };

/** Every text of a body with the field that it stands in; what is no text is passed by. */
export function textsIn(fields: Fields, body: Readonly<Record<string, unknown>>): Text[] {
  return Object.entries(fields).flatMap(([name, field]) => textsOf(field, body[name]));
}

function textsOf(field: Field, value: unknown): Text[] {
  switch (field.type) {
    case "number":
    case "flag":
      return [];
    case "list":
      return itemsOf(value).flatMap((item) => textsOf(field.item, item));
    case "rows":
      return itemsOf(value).flatMap((row) => textsIn(field.columns, asObject(row)));
    case "group":
      return textsIn(field.parts, asObject(value));
    default:
      return typeof value === "string" && value !== "" ? [{ field, text: value }] : [];
  }
}

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
