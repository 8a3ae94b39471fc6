import type { Field, Fields } from "./field-types.ts";

/** What stands at "Slide.0.content"; null: no field. */
export function fieldAt(fields: Fields, path: string): Field | null {
  const [name = "", ...rest] = path.split(".");
  const field = fields[name];
  return field ? inside(field, rest) : null;
}

function inside(field: Field, [name, ...rest]: string[]): Field | null {
  if (name === undefined) return field;
  switch (field.type) {
    case "group":
      return fieldAt(field.parts, [name, ...rest].join("."));
    case "list":
      return rest.length === 0 ? field.item : null;
    case "rows":
      return rest.length === 0 ? null : fieldAt(field.columns, rest.join("."));
    default:
      return null;
  }
}
