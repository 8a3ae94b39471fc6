import { z } from "zod";

const body = z.record(z.string(), z.unknown()).describe("Its fields, by their names on the wire");
const version = z.int("must be a whole number").min(1, "must be a whole number from 1");

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
  base: z.int("must be a whole number").min(0, "must be a whole number from 0").optional(),
  body,
});

export type DraftWrite = z.infer<typeof draftWriteSchema>;
