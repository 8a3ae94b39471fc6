import { z } from "zod";
import { ENQUIRY_STATUSES, SPAM_REASONS } from "./enquiry-status.ts";
import { ENQUIRY_TOPICS } from "./enquiry-topics.ts";
import { packageIdSchema } from "./kinds/schemas.ts";
import { LANGUAGES } from "./languages.ts";
import { mailSchema } from "./mail.ts";
import { namedDepartureSchema, waitSchema } from "./told-when.ts";
import { WAITS_FOR } from "./waits-for.ts";

/** What staff did with an enquiry, beside changing its status and writing notes. */
const ENQUIRY_DEEDS = [
  ...(["owner", "follow-up", "whatsapp", "mail", "merge", "unmerge"] as const),
  ...(["told", "untold"] as const),
] as const;

export type EnquiryDeed = (typeof ENQUIRY_DEEDS)[number];

const status = z.enum(ENQUIRY_STATUSES);
const by = z.string().describe("Name of the user, as it was at that time");

/** As the list shows it. */
export const enquiryCardSchema = z
  .object({
    _id: z.string(),
    reference: z.string().describe("What the visitor was given, for example RH-7K3Q"),
    status,
    unread: z.boolean(),
    topic: z.enum(ENQUIRY_TOPICS),
    package: packageIdSchema.nullable().describe("Whose page it was sent from"),
    name: z.string(),
    phone: z.string().describe("As typed; empty when only an email was given"),
    email: z.string().describe("As typed; may be empty"),
    month: z.string().describe("YYYY-MM; empty: not known yet"),
    travellers: z.int().nullable(),
    message: z.string().describe("In the list its first 200 letters"),
    language: z.enum(LANGUAGES).describe("Of the page it was sent from: what to answer in"),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    isExample: z.boolean().describe("Came with the demo agency; nobody wrote it"),
    owner: z.string().nullable().describe("_id of who looks after it; null: nobody does"),
    ownerName: z.string().describe("Also of one who was removed since; empty: nobody has had it"),
    followUpOn: z.string().nullable().describe("YYYY-MM-DD; null: no day"),
    departure: z.string().nullable().describe("_id of the departure that it came from"),
    visa: z.string().nullable().describe("_id of the visa that it came from"),
    waitsFor: z
      .enum(WAITS_FOR)
      .nullable()
      .describe("What the visitor asked to be told of that departure; null: nothing"),
    version: z.int().min(1),
  })
  .meta({ id: "EnquiryCard" });

export type EnquiryCard = z.infer<typeof enquiryCardSchema>;

const noteSchema = z.object({ _id: z.string(), at: z.iso.datetime(), by, text: z.string() });
export const enquiryChangeSchema = z.object({
  ...{ _id: z.string(), at: z.iso.datetime(), by },
  status: status.nullable().describe("Null: something else was done"),
  what: z.enum(ENQUIRY_DEEDS).nullable().describe("Null: the status was changed"),
  value: z
    .string()
    .describe(
      "A name, a day, the title of a template, a reference, what was waited for; empty: taken away",
    ),
});

const otherSchema = z
  .object({
    _id: z.string(),
    reference: z.string(),
    status,
    topic: z.enum(ENQUIRY_TOPICS),
    package: packageIdSchema.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "OtherEnquiry" });

const mergedSchema = otherSchema
  .extend({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    message: z.string(),
    mergedAt: z.iso.datetime(),
    isUndoable: z.boolean().describe("For 30 days"),
  })
  .meta({ id: "MergedEnquiry" });

export type MergedEnquiry = z.infer<typeof mergedSchema>;

export const enquirySchema = enquiryCardSchema
  .extend({
    page: z.string().describe("Path of the page it was sent from; empty: through the API"),
    answeredAt: z.iso.datetime().nullable().describe("First time that it left new or spam"),
    closedAt: z.iso.datetime().nullable(),
    spamReasons: z.array(
      z.object({
        code: z.enum(SPAM_REASONS),
        text: z.string(),
      }),
    ),
    notes: z.array(noteSchema).describe("Oldest first"),
    history: z.array(enquiryChangeSchema).describe("What was changed, oldest first"),
    mail: z.array(mailSchema),
    waits: z.array(waitSchema).describe("Its own, and those of what stands in it, oldest first"),
    departures: z
      .array(namedDepartureSchema)
      .describe("That it, or what stands in it, came from; without those that are deleted"),
    askedBefore: z
      .array(otherSchema.extend({ by: z.enum(["phone", "email"]) }))
      .describe("Others with the same number or email, newest first"),
    merged: z.array(mergedSchema).describe("That stand in this one, oldest first"),
    mergedInto: z
      .object({ _id: z.string(), reference: z.string() })
      .nullable()
      .describe("The one that this stands in; null: it stands for itself"),
  })
  .meta({ id: "Enquiry" });

export type Enquiry = z.infer<typeof enquirySchema>;

export const enquiryCountsSchema = z
  .record(z.enum([...ENQUIRY_STATUSES, "all", "unread", "mine", "unowned", "due"]), z.int())
  .describe("By status; all and unread leave spam out, mine, unowned and due also what is closed")
  .meta({ id: "EnquiryCounts" });

export type EnquiryCounts = z.infer<typeof enquiryCountsSchema>;

export const enquiryListSchema = z
  .object({
    counts: enquiryCountsSchema,
    today: z.string().describe("YYYY-MM-DD, by the agency's clock"),
    enquiries: z.array(enquiryCardSchema),
  })
  .meta({ id: "EnquiryList" });

export type EnquiryList = z.infer<typeof enquiryListSchema>;

export const enquiryNewsSchema = z
  .object({
    new: z.int().describe("How many have the status new"),
    newest: z.string().nullable().describe("_id of the newest that is no spam"),
  })
  .meta({ id: "EnquiryNews" });

export type EnquiryNews = z.infer<typeof enquiryNewsSchema>;

export const receiptSchema = z
  .object({ reference: z.string().describe("For example RH-7K3Q") })
  .meta({ id: "EnquiryReceipt" });
