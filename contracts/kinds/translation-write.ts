import { writeShape } from "../field-schema.ts";
import { writable } from "../read-only.ts";
import type { Kind } from "./kind.ts";
import { translationKind } from "./translation.ts";

/** Any of the words of a kind; what is no language is refused. */
export function translationWriteSchema(kind: Kind) {
  const shape = Object.entries(writeShape(translationKind(kind).fields));
  const parts = Object.fromEntries(shape.map(([name, schema]) => [name, schema.optional()]));
  return writable(parts).transform(({ version, ...words }) => ({
    ...{ words, version: typeof version === "number" ? version : undefined },
  }));
}
