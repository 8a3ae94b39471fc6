import { z } from "zod";
import { LANGUAGES } from "./languages.ts";

export const MAIL_STATES = ["waiting", "sent", "failed"] as const;

const MAIL_KINDS = [
  ...(["enquiry", "confirmation"] as const),
  ...(["invitation", "password-reset", "new-device", "monday", "check"] as const),
  ...(["second-factor", "email-changed", "backup-failed"] as const),
] as const;

/** How often the mail server may put a mail off before it counts as failed. */
export const MOST_TRIES = 10;

export const mailSchema = z
  .object({
    _id: z.string(),
    kind: z
      .enum(MAIL_KINDS)
      .describe("enquiry: to the agency · confirmation: to the visitor · the others: to staff"),
    to: z.string().nullable().describe("Null: the agency's own address, found when it is sent"),
    enquiryId: z.string().nullable(),
    state: z.enum(MAIL_STATES),
    tries: z.int().min(0).max(MOST_TRIES).describe("Answers of the mail server"),
    nextTryAt: z.iso.datetime().nullable().describe("Null unless it waits"),
    lastError: z.string().nullable().describe("Why the last try went wrong"),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Mail" });

export type Mail = z.infer<typeof mailSchema>;
export type MailKind = Mail["kind"];
export type MailState = Mail["state"];

export const mailTextSchema = z
  .object({ subject: z.string(), text: z.string(), language: z.enum(LANGUAGES) })
  .meta({ id: "MailText" });

export type MailText = z.infer<typeof mailTextSchema>;

export const mailListSchema = z
  .object({
    isSending: z.boolean().describe("False: SMTP_URL is not set, and mail waits"),
    counts: z.record(z.enum(MAIL_STATES), z.int()),
    mails: z.array(mailSchema),
  })
  .meta({ id: "MailList" });

export type MailList = z.infer<typeof mailListSchema>;
