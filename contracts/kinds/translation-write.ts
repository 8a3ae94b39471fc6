import { z } from "zod";
import { writeShape } from "../field-schema.ts";
import { writable } from "../read-only.ts";
import type { Kind } from "./kind.ts";
import { translationKind } from "./translation.ts";

/** Any of the words of a kind: those that are not given are left out. What is no language is refused. */
export function translationWriteSchema(kind: Kind) {
  const shape = Object.entries(writeShape(translationKind(kind).fields));
  const parts = Object.fromEntries(shape.map(([name, schema]) => [name, given(schema).optional()]));
  return writable(parts).transform(({ version, ...words }) => ({
    ...{ words, version: typeof version === "number" ? version : undefined },
  }));
}

/** Without what stands for a text that is not given. */
const given = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema;
