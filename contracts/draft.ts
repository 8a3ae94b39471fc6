import { z } from "zod";
import { asIssue } from "./zod-mistake.ts";

const body = z.record(z.string(), z.unknown()).describe("Its fields, by their names on the wire");
const NOT_WHOLE = asIssue({ code: "not-whole" });
/** A column of PostgreSQL holds no more. */
const MOST_BASE = 2_147_483_647;
const BAD_BASE = asIssue({ code: "not-whole-within", min: "0", max: String(MOST_BASE) });
const version = z.int(NOT_WHOLE).min(1, asIssue({ code: "not-whole-from", min: 1 }));

/** Waiting changes: what staff have written, and visitors do not see. */
export const draftSchema = z
  .object({
    version,
    base: z.int().min(0).describe("Version that was public when they began; 0: none"),
    savedAt: z.iso.datetime(),
    by: z.object({ name: z.string() }),
    body,
  })
  .meta({ id: "Draft" });

export type Draft = z.infer<typeof draftSchema>;

/** `version` is the one that was read; without it there must be none yet. */
export const draftWriteSchema = z.strictObject({
  version: version.optional(),
  base: z.int(NOT_WHOLE).min(0, BAD_BASE).max(MOST_BASE, BAD_BASE).optional(),
  body,
});

export type DraftWrite = z.infer<typeof draftWriteSchema>;
