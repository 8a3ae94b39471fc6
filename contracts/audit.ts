import { z } from "zod";
import { LANGUAGES, OTHER_LANGUAGES } from "./languages.ts";

const AUDIT_ACTIONS = [
  "create",
  "update",
  "delete",
  "restore",
  "sign-in",
  "failed-sign-in",
  "invitation",
  "registration",
  "withdrawal",
  "removal",
  "session-end",
  "hand-over",
  "password-reset",
  "second-factor",
  "second-factor-end",
  "recovery-codes",
  "passkey",
  "passkey-end",
  "export",
  "import",
  "undo",
] as const;

const AUDIT_THINGS = [
  "blog",
  "home",
  "package",
  "inclusions",
  "page",
  "own-page",
  "departure",
  "licence",
  "requirement",
  "visa",
  "settings",
  "user",
  "invitation",
  "enquiry",
  "media",
  "redirect",
  "template",
  "backup",
  "import",
] as const;

/** What was done, besides to what: screens say it in the language of whoever reads. */
export const auditDetailSchema = z.discriminatedUnion("what", [
  z.object({
    what: z.literal("translation"),
    language: z.enum(OTHER_LANGUAGES),
    title: z.string().describe("Of the thing, in English; empty: it has none"),
  }),
  z.object({ what: z.literal("languages"), shown: z.array(z.enum(LANGUAGES)) }),
  z.object({ what: z.literal("addresses"), count: z.int().min(1), first: z.string() }),
  z.object({
    what: z.literal("backup-time"),
    at: z.string().nullable().describe("HH:MM; null: none is made by itself"),
  }),
  z.object({
    what: z.literal("backup-key"),
    key: z.string().nullable().describe("age1…; null: backups are not locked"),
  }),
]);

export type AuditDetail = z.infer<typeof auditDetailSchema>;

export const auditEntrySchema = z
  .object({
    _id: z.string(),
    at: z.iso.datetime(),
    userId: z.string().nullable().describe("Null: nobody known"),
    userName: z.string().describe("As it was at that time"),
    action: z.enum(AUDIT_ACTIONS),
    thing: z.enum(AUDIT_THINGS),
    thingId: z.string(),
    summary: z.string().describe("The title or name of the thing"),
    detail: auditDetailSchema.nullable().describe("Null: there is no more to tell, or it is older"),
    revision: z.string().nullable().describe("Of its history, which it made; null: none"),
  })
  .meta({ id: "AuditEntry" });

export type AuditEntry = z.infer<typeof auditEntrySchema>;
