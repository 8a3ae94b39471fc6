import { z } from "zod";
import { shiftedDay } from "./days.ts";
import { ENQUIRY_TOPICS } from "./enquiry-topics.ts";
import { OTHER_LANGUAGES } from "./languages.ts";
import { asIssue } from "./zod-mistake.ts";

/** What needs somebody, or would be stale in public. */
export const ATTENTION = [
  "price-ended",
  "price-ends",
  "departure-leaves",
  "review-due",
  "licence-ends",
  "can-be-told",
  "no-answer",
  "follow-up-over",
  "not-published",
  "link-broken",
  "translation-older",
  "picture-undescribed",
  "mail-stuck",
  "backup-failed",
  "backup-unsent",
  "backup-old",
] as const;

export type AttentionKind = (typeof ATTENTION)[number];

export const attentionLineSchema = z
  .object({
    key: z.string().describe("By which it is put off"),
    what: z.enum(ATTENTION),
    href: z.string().describe("Where it is looked after, within the admin area"),
    place: z
      .object({ kind: z.string(), id: z.string(), language: z.enum(OTHER_LANGUAGES).optional() })
      .nullable()
      .describe("Of something that visitors read"),
    title: z.string().describe("Of a thing, or the name of who asks; may be empty"),
    topic: z.enum(ENQUIRY_TOPICS).nullable().describe("Of an enquiry"),
    isExample: z.boolean().describe("Of an enquiry: it came with the demo agency; nobody wrote it"),
    address: z.string().describe("That leads nowhere; else empty"),
    count: z
      .int()
      .nullable()
      .describe("Of a line that stands for several, or how many people wait; null: it is one"),
    day: z
      .string()
      .describe(
        "YYYY-MM-DD, of its end, since when, or from when visitors are warned; empty: none is known",
      ),
    at: z.iso.datetime().nullable().describe("Since which moment, where that is known"),
    putOffUntil: z.string().nullable().describe("YYYY-MM-DD"),
  })
  .meta({ id: "AttentionLine" });

export type AttentionLine = z.infer<typeof attentionLineSchema>;

/** Nothing is put off for longer: it would be forgotten. */
const MOST_DAYS_OFF = 366;

/** Each decides for themselves. */
export const mondayMailSchema = z.strictObject({
  isOn: z.boolean(asIssue({ code: "not-flag" })),
});

/** Null: it needs somebody again at once. */
export const putOffSchema = z.strictObject({
  until: z.iso.date(asIssue({ code: "bad-day" })).nullable(),
});

/** Tomorrow to a year ahead. @param today YYYY-MM-DD, of the agency */
export const putOffAfter = (today: string) =>
  z.object({
    until: z
      .string()
      .refine((day) => day > today, asIssue({ code: "past-day" }))
      .refine((day) => day <= shiftedDay(today, MOST_DAYS_OFF), asIssue({ code: "far-day" }))
      .nullable(),
  });
