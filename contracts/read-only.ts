import { z } from "zod";
import { asIssue } from "./zod-mistake.ts";

const ignored = z.unknown().optional().describe("Read-only: ignored");

const READ_ONLY = { _id: ignored, createdAt: ignored, updatedAt: ignored, __v: ignored };

type ReadOnly = keyof typeof READ_ONLY;

/** Fields of one noun that only we write. */
type Also = readonly string[];

/** The version of what is not there. */
export const NOTHING = 0;

/**
 * PUT accepts what GET returned: what only we write is ignored, what nobody knows is a mistake.
 * `version` is the one that was read; without it the write overwrites.
 */
export function writable<T extends z.core.$ZodLooseShape>(shape: T, also: Also = []) {
  const version = z
    .int(asIssue({ code: "not-whole" }))
    .min(NOTHING, asIssue({ code: "not-whole-from", min: NOTHING }))
    .optional()
    .describe("The version that was read, 0: there was none; a newer one is answered with 409");
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
