import { z } from "zod";
import { ENQUIRY_STATUSES } from "./enquiry-status.ts";
import { ENQUIRY_TOPICS } from "./enquiry-topics.ts";
import { MAX_TRAVELLERS, messageRule, optional } from "./field-rules.ts";
import { writtenText } from "./field-schema.ts";
import { line, lines } from "./fields.ts";
import { formShape } from "./forms/form-shape.ts";
import { PLAN_RULES } from "./forms/plan.ts";
import { isReachable, UNREACHABLE_ISSUE } from "./forms/schemas.ts";
import { packageIdSchema } from "./kinds/schemas.ts";
import { LANGUAGES } from "./languages.ts";
import { pageQuerySchema } from "./page-query.ts";
import { writable } from "./read-only.ts";
import { ruled } from "./ruled.ts";
import { tidyLines } from "./tidy.ts";

const TOKEN_LENGTH = 200;

/** What stands beside the fields of each public form. */
export const formGuards = {
  token: z.string().max(TOKEN_LENGTH).describe("From GET /api/enquiries/token"),
  website: z.string().max(2000).default("").describe("Leave it empty: only robots fill it in"),
};

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
] as const;

/** Staff change where it stands; what the visitor wrote stays as it came. */
export const enquiryUpdateSchema = writable({
  status: z.enum(ENQUIRY_STATUSES).optional(),
  unread: z.boolean().optional(),
  ...(Object.fromEntries(READ_ONLY.map((name) => [name, ignored])) as Record<
    (typeof READ_ONLY)[number],
    typeof ignored
  >),
}).transform(({ status, unread, version }) => ({ status, unread, version }));

export type EnquiryUpdate = z.infer<typeof enquiryUpdateSchema>;

export const newNoteSchema = z.strictObject({
  text: writtenText(lines({ limit: 2000, isRequired: true })),
});

export const enquiryFilterSchema = z.object({
  status: z.enum(ENQUIRY_STATUSES).optional().describe("Without it: all but spam"),
  q: writtenText(line({ limit: 100 }))
    .optional()
    .describe("Words that must stand in name, number, email or message"),
});

export type EnquiryFilter = z.infer<typeof enquiryFilterSchema>;

export const enquiryQuerySchema = enquiryFilterSchema.extend(pageQuerySchema.shape);

export type EnquiryQuery = z.infer<typeof enquiryQuerySchema>;
