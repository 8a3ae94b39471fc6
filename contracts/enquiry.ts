import { z } from "zod";
import { ENQUIRY_STATUSES, SPAM_REASONS } from "./enquiry-status.ts";
import { ENQUIRY_TOPICS } from "./enquiry-topics.ts";
import { packageIdSchema } from "./kinds/schemas.ts";
import { LANGUAGES } from "./languages.ts";
import { mailSchema } from "./mail.ts";

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
    version: z.int().min(1),
  })
  .meta({ id: "EnquiryCard" });

export type EnquiryCard = z.infer<typeof enquiryCardSchema>;

const noteSchema = z.object({ _id: z.string(), at: z.iso.datetime(), by, text: z.string() });
const changeSchema = z.object({ _id: z.string(), at: z.iso.datetime(), by, status });

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
    history: z.array(changeSchema).describe("Changes of the status, oldest first"),
    mail: z.array(mailSchema),
  })
  .meta({ id: "Enquiry" });

export type Enquiry = z.infer<typeof enquirySchema>;

export const enquiryCountsSchema = z
  .record(z.enum([...ENQUIRY_STATUSES, "all", "unread"]), z.int())
  .describe("By status; all and unread leave spam out")
  .meta({ id: "EnquiryCounts" });

export type EnquiryCounts = z.infer<typeof enquiryCountsSchema>;

export const enquiryListSchema = z
  .object({ counts: enquiryCountsSchema, enquiries: z.array(enquiryCardSchema) })
  .meta({ id: "EnquiryList" });

export type EnquiryList = z.infer<typeof enquiryListSchema>;

export const receiptSchema = z
  .object({ reference: z.string().describe("For example RH-7K3Q") })
  .meta({ id: "EnquiryReceipt" });
