import { z } from "zod";
import { asIssue } from "./zod-mistake.ts";

const ignored = z.unknown().optional().describe("Read-only: ignored");

const READ_ONLY = { _id: ignored, createdAt: ignored, updatedAt: ignored, __v: ignored };

type ReadOnly = keyof typeof READ_ONLY;

/** Fields of one noun that only we write. */
type Also = readonly string[];

/**
 * PUT accepts what GET returned: what only we write is ignored, what nobody knows is a mistake.
 * `version` is the one that was read; without it the write overwrites.
 * @param least version that there can be
 */
export function writable<T extends z.core.$ZodLooseShape>(shape: T, also: Also = [], least = 1) {
  const version = z
    .int(asIssue({ code: "not-whole" }))
    .min(least, asIssue({ code: "not-whole-from", min: least }))
    .optional()
    .describe("The version that was read; a newer one is answered with 409");
  // Typed as nothing: they are gone after the parsing.
  const more: object = Object.fromEntries(also.map((name) => [name, ignored]));
  return z
    .strictObject({ ...more, ...shape, version, ...READ_ONLY })
    .transform((value) => withoutReadOnly(value, also));
}

function withoutReadOnly<T extends object>(value: T, also: Also): Omit<T, ReadOnly> {
  const kept = Object.entries(value).filter(
    ([name]) => !(name in READ_ONLY) && !also.includes(name),
  );
  return Object.fromEntries(kept) as Omit<T, ReadOnly>;
}
