import { z } from "zod";
import { ENQUIRY_STATUSES } from "./enquiry-status.ts";
import { ENQUIRY_TOPICS } from "./enquiry-topics.ts";
import { MAX_TRAVELLERS, messageRule, optional } from "./field-rules.ts";
import { writtenText } from "./field-schema.ts";
import { day, line, lines } from "./fields.ts";
import { formShape } from "./forms/form-shape.ts";
import { PLAN_RULES } from "./forms/plan.ts";
import { isReachable, UNREACHABLE_ISSUE } from "./forms/schemas.ts";
import { packageIdSchema } from "./kinds/schemas.ts";
import { LANGUAGES } from "./languages.ts";
import { pageQuerySchema } from "./page-query.ts";
import { writable } from "./read-only.ts";
import { ruled } from "./ruled.ts";
import { tidyLine, tidyLines } from "./tidy.ts";
import { WAITS_FOR } from "./waits-for.ts";

const TOKEN_LENGTH = 200;

/** What stands beside the fields of each public form. */
export const formGuards = {
  token: z.string().max(TOKEN_LENGTH).describe("From GET /api/enquiries/token"),
  website: z.string().max(2000).default("").describe("Leave it empty: only robots fill it in"),
};

const ID_LENGTH = 60;

/** What it came from; nothing is shown of one that is not there. */
const cameFrom = (what: string) =>
  writtenText(line({ limit: ID_LENGTH }))
    .nullable()
    .default(null)
    .transform((id) => id || null)
    .describe(`_id of the ${what} that it came from`);

/** Of a hidden field of a form: what cannot be an id is left out, and the enquiry comes through. */
export function cameFromField(text: string): string | null {
  const id = tidyLine(text);
  return id.isWellFormed() && id.length <= ID_LENGTH ? id || null : null;
}

const { name, phone, email, month } = formShape(PLAN_RULES);

/** An enquiry sent by a program: what Get Started asks for. */
export const newEnquirySchema = z
  .strictObject({
    topic: z.enum(ENQUIRY_TOPICS),
    package: packageIdSchema.nullable().default(null),
    name,
    phone: phone.prefault(""),
    email: email.prefault(""),
    month: month.prefault(""),
    travellers: z.int().min(1).max(MAX_TRAVELLERS).nullable().default(null),
    message: ruled(tidyLines, optional(messageRule)).prefault(""),
    language: z.enum(LANGUAGES).default("en").describe("In which the answer is expected"),
    departure: cameFrom("departure"),
    visa: cameFrom("visa"),
    waitsFor: z
      .enum(WAITS_FOR)
      .nullable()
      .default(null)
      .describe("Of a public departure of the same topic; of any other nobody waits"),
    ...formGuards,
  })
  .refine(isReachable, {
    ...UNREACHABLE_ISSUE,
    // Also when another field is wrong: every mistake is named at once.
    when: ({ value }) => typeof value === "object" && value !== null,
  });

/** What one of our forms asks for, whichever it was. */
export type NewEnquiry = Omit<z.infer<typeof newEnquirySchema>, keyof typeof formGuards> & {
  /** Path of the page it was sent from; empty: through the API. */
  page: string;
};

/** What robots betray themselves by. */
export type Guards = { token: string; website: string };

const ignored = z.unknown().optional().describe("Read-only: ignored");
const READ_ONLY = [
  "reference",
  "topic",
  "package",
  "name",
  "phone",
  "email",
  "month",
  "travellers",
  "message",
  "language",
  "page",
  "answeredAt",
  "closedAt",
  "isExample",
  "spamReasons",
  "notes",
  "history",
  "mail",
  "ownerName",
  "departure",
  "visa",
  "waitsFor",
  "waits",
  "departures",
  "askedBefore",
  "merged",
  "mergedInto",
] as const;

/** Staff change where it stands and who looks after it; what the visitor wrote stays as it came. */
export const enquiryUpdateSchema = writable({
  status: z.enum(ENQUIRY_STATUSES).optional(),
  unread: z.boolean().optional(),
  owner: writtenText(line({ limit: ID_LENGTH, isRequired: true }))
    .nullable()
    .optional()
    .describe("_id of somebody on the staff"),
  followUpOn: writtenText(day({ isRequired: true }))
    .nullable()
    .optional(),
  ...(Object.fromEntries(READ_ONLY.map((name) => [name, ignored])) as Record<
    (typeof READ_ONLY)[number],
    typeof ignored
  >),
}).transform(({ status, unread, owner, followUpOn, version }) => ({
  ...{ status, unread, owner, followUpOn, version },
}));

export type EnquiryUpdate = Partial<z.infer<typeof enquiryUpdateSchema>>;

export const mergeSchema = writable({
  other: writtenText(line({ limit: ID_LENGTH, isRequired: true })).describe(
    "_id of the one that stands in this one, or is not to any more",
  ),
});

export type Merge = z.infer<typeof mergeSchema>;

export const enquiryAnswerSchema = z.strictObject({
  template: writtenText(line({ limit: ID_LENGTH, isRequired: true })).describe(
    "_id of what was opened",
  ),
  by: z.enum(["whatsapp", "mail"]).describe("What it was opened in"),
});

export type EnquiryAnswer = z.infer<typeof enquiryAnswerSchema>;

export const newNoteSchema = z.strictObject({
  text: writtenText(lines({ limit: 2000, isRequired: true })),
});

export const enquiryFilterSchema = z.object({
  status: z.enum(ENQUIRY_STATUSES).optional().describe("Without it: all but spam"),
  owner: z
    .enum(["mine", "nobody"])
    .optional()
    .describe("Of whoever asks, or of nobody: what is not closed"),
  q: writtenText(line({ limit: 100 }))
    .optional()
    .describe("Words that must stand in name, number, email or message"),
});

export type EnquiryFilter = z.infer<typeof enquiryFilterSchema>;

export const enquiryQuerySchema = enquiryFilterSchema.extend({
  order: z
    .enum(["newest", "due"])
    .default("newest")
    .describe("due: first what is to be followed up today or before, longest over first"),
  ...pageQuerySchema.shape,
});

export type EnquiryQuery = z.infer<typeof enquiryQuerySchema>;
