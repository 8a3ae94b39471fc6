import { asObject } from "../as-object.ts";
import type { Field, Fields, TextField } from "../field-types.ts";

type Path = readonly (string | number)[];

type Text = { field: TextField; text: string; path: Path };

/**
 * Every text of a body with the field that it stands in, and where; what is no text is passed by.
 * @param at where the body itself stands
 */
export function textsIn(
  fields: Fields,
  body: Readonly<Record<string, unknown>>,
  at: Path = [],
): Text[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    textsOf(field, body[name], [...at, name]),
  );
}

function textsOf(field: Field, value: unknown, path: Path): Text[] {
  switch (field.type) {
    case "number":
    case "flag":
      return [];
    case "list":
      return itemsOf(value).flatMap((item, index) => textsOf(field.item, item, [...path, index]));
    case "rows":
      return itemsOf(value).flatMap((row, index) =>
        textsIn(field.columns, asObject(row), [...path, index]),
      );
    case "group":
      return textsIn(field.parts, asObject(value), path);
    default:
      return typeof value === "string" && value !== "" ? [{ field, text: value, path }] : [];
  }
}

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
