import { z } from "zod";
import { LANGUAGES } from "./languages.ts";
import { wholeNumber } from "./page-query.ts";
import type { TextEdit } from "./text-edit.ts";
import { asIssue } from "./zod-mistake.ts";

const body = z.record(z.string(), z.unknown()).describe("Its fields, by their names on the wire");
const NOT_WHOLE = asIssue({ code: "not-whole" });
/** A column of PostgreSQL holds no more. */
const MOST = 2_147_483_647;

function wholeFrom(min: number) {
  const bad = asIssue({ code: "not-whole-within", min: String(min), max: String(MOST) });
  return z.int(NOT_WHOLE).min(min, bad).max(MOST, bad);
}

const version = wholeFrom(1);

/** `since`: when they opened it. `heading`: of the part of a text in which they write. */
const writer = z.object({
  name: z.string(),
  since: z.iso.datetime(),
  heading: z.string().nullable(),
});

export type Writer = z.infer<typeof writer>;

const HEADING_LENGTH = 200;

/** Where somebody writes; without it, where they did. */
export const signSchema = z.strictObject({
  heading: z
    .string()
    .max(HEADING_LENGTH, asIssue({ code: "too-long", limit: HEADING_LENGTH }))
    .nullable()
    .optional(),
});

export type Sign = z.infer<typeof signSchema>;

/** Waiting changes: what staff have written, and visitors do not see. */
export const draftSchema = z
  .object({
    version,
    base: z.int().min(0).describe("Version that was public when they began; 0: none"),
    savedAt: z.iso.datetime(),
    by: z.object({ name: z.string() }),
    publishAt: z.iso.datetime().nullable().describe("When they go public by themselves"),
    problem: z.string().nullable().describe("The code of what refused them at that moment"),
    restoredFrom: z.iso
      .datetime()
      .nullable()
      .describe("When the version was made that they are; null: they have been written since"),
    unfit: z
      .array(z.object({ field: z.string(), text: z.string() }))
      .describe("Words of before an upgrade that have no field any more"),
    others: z.array(writer).describe("Who else has given a sign here within the last minute"),
    body,
  })
  .meta({ id: "Draft" });

export type Draft = z.infer<typeof draftSchema>;

export const presenceSchema = z
  .object({
    others: z.array(writer),
    waiting: draftSchema
      .pick({ version: true, publishAt: true, problem: true, restoredFrom: true })
      .nullable()
      .describe("How what waits there stands; null: nothing"),
    floor: z
      .int()
      .min(0)
      .describe("Versions up to this one were given before a backup was put back; 0: none was"),
  })
  .meta({ id: "Presence" });

export type Presence = z.infer<typeof presenceSchema>;

/** Which of what waits is meant; without it, whatever does. */
export const meantQuerySchema = z.object({
  version: wholeNumber(1, MOST).optional().meta({ type: "integer" }),
});

const whose = z.object({
  names: z.array(z.string()).describe("Of others; whoever wrote last comes first"),
  isYou: z.boolean().describe("In another window"),
  isBackup: z.boolean().describe("Nobody wrote: a backup was put back since"),
});

/** What contradicts what was sent. */
export const otherSideSchema = z
  .object({
    ...draftSchema.pick({ base: true, savedAt: true, body: true }).shape,
    by: whose,
    version: z.int().min(0).describe("0: nothing waits, it is public"),
  })
  .meta({ id: "OtherSide" });

export type OtherSide = z.infer<typeof otherSideSchema>;

/** What is stored is what was sent, unless others wrote too. */
export const savedDraftSchema = z
  .object({
    ...draftSchema.pick({ version: true, base: true, savedAt: true, others: true }).shape,
    ...draftSchema.pick({ publishAt: true, problem: true }).shape,
    publicVersion: z.int().min(0).describe("Greater than `base`: what is public contradicts them"),
    merged: z.boolean(),
    body: body.optional().describe("With the changes of others, where it was merged"),
    by: whose.optional().describe("Whose changes those are"),
  })
  .meta({ id: "SavedDraft" });

export type SavedDraft = z.infer<typeof savedDraftSchema>;

/** `public`: what visitors see now; null: nothing. */
export const discardedSchema = z
  .object({
    message: z.string(),
    public: z.object({ version, body }).nullable(),
  })
  .meta({ id: "DiscardedDraft" });

export type Discarded = z.infer<typeof discardedSchema>;

/** Something new that is not public. */
export const begunPostSchema = savedDraftSchema
  .pick({ version: true, savedAt: true })
  .extend({ _id: z.string(), publishAt: z.iso.datetime().nullable() })
  .meta({ id: "BegunPost" });

export type BegunPost = z.infer<typeof begunPostSchema>;

const MOST_YEARS = 10;
const HOURS_OF_YEAR = 8766;

/** ISO 8601 with an offset, between now and ten years from now. */
export const publishAtSchema = z.iso
  .datetime({ offset: true, error: asIssue({ code: "bad-moment" }) })
  .transform((moment) => new Date(moment).toISOString())
  .refine((moment) => Date.parse(moment) > Date.now(), asIssue({ code: "past-moment" }))
  .refine(
    (moment) => Date.parse(moment) < Date.now() + MOST_YEARS * HOURS_OF_YEAR * 3_600_000,
    asIssue({ code: "far-moment", years: MOST_YEARS }),
  );

export const planSchema = z.strictObject({ publishAt: publishAtSchema });

export type Plan = z.infer<typeof planSchema>;

const language = z.enum(LANGUAGES, asIssue({ code: "bad-choice", choices: LANGUAGES.join(", ") }));

export const planWriteSchema = planSchema.extend({
  languages: z
    .array(language, asIssue({ code: "not-list" }))
    .min(1, asIssue({ code: "empty" }))
    .refine((all) => new Set(all).size === all.length, asIssue({ code: "given-twice" }))
    .optional()
    .describe("All of these or none; without it the one of `lang`"),
  version: version.optional().describe("Which of what waits in `lang` is meant"),
});

/** What waits of a thing in one of its languages. */
export const waitingInSchema = z
  .object({ language, ...draftSchema.pick({ publishAt: true, problem: true }).shape })
  .meta({ id: "WaitingIn" });

export type WaitingIn = z.infer<typeof waitingInSchema>;

const MOST_SUM = 2 ** 32 - 1;

const textEdit: z.ZodType<TextEdit> = z.strictObject({
  at: wholeFrom(0),
  remove: wholeFrom(0).describe("So many UTF-16 units go from there"),
  insert: z.string(),
  sum: z.int(NOT_WHOLE).min(0).max(MOST_SUM).describe("FNV-1a (32 bits) of the text that it makes"),
});

/**
 * `version` is the one that was read, none where nothing waited; `base` the public one. What is not given is as
 * it was then.
 */
export const draftWriteSchema = z.strictObject({
  version: version.optional(),
  base: wholeFrom(0).optional(),
  body,
  edits: z
    .record(z.string(), textEdit)
    .optional()
    .describe("Of long texts, by the names of their fields: what is changed of them"),
  made: body
    .optional()
    .describe(
      "Of a translation: the English words that they were written beside; without it those of now",
    ),
});

export type DraftWrite = z.infer<typeof draftWriteSchema>;
