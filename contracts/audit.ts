import { z } from "zod";

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
    revision: z.string().nullable().describe("Of its history, which it made; null: none"),
  })
  .meta({ id: "AuditEntry" });

export type AuditEntry = z.infer<typeof auditEntrySchema>;
