import { asObject } from "./as-object.ts";
import type { BodyOf, Field, Fields } from "./field-types.ts";

/** A document as it was stored, with what it lacks: a field may be younger than it. */
export function completed<F extends Fields>(fields: F, stored: Record<string, unknown>): BodyOf<F> {
  const entries = Object.entries(fields).map(([name, field]) => [name, whole(field, stored[name])]);
  return { ...stored, ...Object.fromEntries(entries) } as BodyOf<F>;
}

function whole(field: Field, value: unknown): unknown {
  if (field.type === "group") return completed(field.parts, asObject(value));
  if (field.type === "rows") {
    const rows = Array.isArray(value) ? value : [];
    return rows.map((row) => completed(field.columns, asObject(row)));
  }
  if (field.type === "list") return value ?? [];
  return value ?? field.initial;
}
