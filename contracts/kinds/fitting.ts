import { asObject } from "../as-object.ts";
import type { Field, Fields } from "../field-types.ts";

type Body = Record<string, unknown>;

/** Words for which a kind has no place any more. */
export type Unfit = {
  /** Where they stood, as "Slide.0.subtitle". */
  field: string;
  text: string;
};

/** Of a body as it was stored: what its kind has a place for, and what is left. */
export function fitting(fields: Fields, stored: Body): { body: Body; unfit: Unfit[] } {
  const unfit: Unfit[] = [];
  return { body: partsOf(fields, stored, ""), unfit };

  function partsOf(fields: Fields, stored: Body, under: string): Body {
    for (const [name, value] of Object.entries(stored)) {
      if (!Object.hasOwn(fields, name)) leave(under + name, value);
    }
    const entries = Object.entries(fields);
    return Object.fromEntries(
      entries.map(([name, field]) => [name, valueIn(field, stored[name], under + name)]),
    );
  }

  function valueIn(field: Field, value: unknown, path: string): unknown {
    switch (field.type) {
      case "group":
        return partsOf(field.parts, objectIn(value, path), `${path}.`);
      case "rows":
        return listIn(value, path).map((row, index) => {
          const { _id, ...columns } = objectIn(row, `${path}.${index}`);
          const shown = partsOf(field.columns, columns, `${path}.${index}.`);
          return _id === undefined ? shown : { _id, ...shown };
        });
      case "list":
        return listIn(value, path).filter((item) => isText(item) || leave(path, item));
      case "flag":
        return typeof value === "boolean" || leave(path, value) ? value : field.initial;
      case "number":
        return typeof value === "number" || isText(value) || leave(path, value)
          ? value
          : field.initial;
      default:
        return isText(value) || leave(path, value) ? value : field.initial;
    }
  }

  function listIn(value: unknown, path: string): unknown[] {
    if (Array.isArray(value)) return value;
    leave(path, value);
    return [];
  }

  function objectIn(value: unknown, path: string): Body {
    if (typeof value !== "object" || Array.isArray(value)) leave(path, value);
    return asObject(value);
  }

  /** @returns false: it does not stay where it is */
  function leave(field: string, value: unknown): false {
    const text = readable(value);
    if (text) unfit.push({ field, text });
    return false;
  }
}

const isText = (value: unknown) => typeof value === "string";

/** As somebody can copy it; empty: nothing stood there. */
function readable(value: unknown): string {
  if (typeof value !== "object") return String(value ?? "").trim();
  const parts = Object.entries(asObject(value)).map(([name, part]) => [name, readable(part)]);
  return Array.isArray(value)
    ? value.map(readable).filter(Boolean).join("\n")
    : parts.flatMap(([name, text]) => (text ? [`${name}: ${text}`] : [])).join("\n");
}
