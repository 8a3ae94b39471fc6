import { z } from "zod";
import { EMAIL_LENGTH, NAME_LENGTH } from "./field-rules.ts";
import { writtenText } from "./field-schema.ts";
import { line } from "./fields.ts";
import { LANGUAGES, OTHER_LANGUAGES } from "./languages.ts";
import { newPasswordRule, PASSWORD_LENGTH } from "./password-rules.ts";
import { asIssue } from "./zod-mistake.ts";

const ROLES = ["owner", "editor"] as const;

export type Role = (typeof ROLES)[number];

/** What the browser keeps as `userInfo`: who to greet. It grants nothing. */
export const userSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES).describe("One is the owner; editors look after content and enquiries"),
    language: z
      .enum(OTHER_LANGUAGES)
      .optional()
      .describe("In which they read the admin area; absent: English"),
  })
  .meta({ id: "User" });

export type User = z.infer<typeof userSchema>;

export const staffMemberSchema = userSchema
  .extend({ createdAt: z.iso.datetime().describe("When they registered") })
  .meta({ id: "StaffMember" });

export type StaffMember = z.infer<typeof staffMemberSchema>;

/** As typed: what a password may hold is anybody's own choice. */
const secretText = writtenText(line({ limit: 10_000, tidy: (typed) => typed }));

const email = writtenText(line({ limit: EMAIL_LENGTH }))
  .pipe(z.email(asIssue({ code: "bad-email" })))
  .transform((text) => text.toLowerCase());

const name = writtenText(line({ limit: NAME_LENGTH, isRequired: true }));

const newPassword = secretText.superRefine((text, context) => {
  const because = newPasswordRule(text);
  if (because) {
    context.addIssue({ code: "custom", message: asIssue({ code: "refused", because }) });
  }
});

/** Whatever is typed is held against the accounts: no hint which addresses could exist. */
export const loginSchema = z.strictObject({
  email: writtenText(line({ limit: EMAIL_LENGTH })),
  password: secretText.pipe(
    z
      .string()
      .min(1, asIssue({ code: "empty" }))
      .max(PASSWORD_LENGTH, asIssue({ code: "long-secret" })),
  ),
});

export type Login = z.infer<typeof loginSchema>;

export const registrationSchema = z.strictObject({
  name,
  email,
  password: newPassword,
  invitation: writtenText(line({ limit: 100 }))
    .optional()
    .describe("The secret of an invitation's link"),
});

export type Registration = z.infer<typeof registrationSchema>;

export const profileSchema = z
  .strictObject({
    name: name.optional(),
    email: email.optional(),
    password: newPassword.optional(),
    language: z.enum(LANGUAGES).optional().describe("Of the admin area"),
    currentPassword: secretText.optional().describe("Needed for a new email or password"),
    _id: z.unknown().optional().describe("Read-only: ignored"),
    role: z.unknown().optional().describe("Read-only: ignored"),
  })
  .transform(({ _id, role, ...profile }) => profile);

export type Profile = z.infer<typeof profileSchema>;

export const invitationRequestSchema = z.strictObject({ email });

export const invitationSchema = z
  .object({
    link: z.url().describe("Works once; shown here only"),
    expiresAt: z.iso.datetime(),
    isAgain: z.boolean().describe("An earlier one to this address opens nothing any more"),
  })
  .meta({ id: "Invitation" });

export type Invitation = z.infer<typeof invitationSchema>;

export const openInvitationSchema = z
  .object({
    _id: z.string(),
    email: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: "OpenInvitation" });

export type OpenInvitation = z.infer<typeof openInvitationSchema>;

export const staffSessionSchema = z
  .object({
    _id: z.string(),
    userAgent: z.string().describe("As the browser called itself; empty: it did not say"),
    address: z.string().describe("From where they signed in; empty: of before that was kept"),
    isNewDevice: z.boolean().describe("They had not signed in on it before"),
    createdAt: z.iso.datetime().describe("When they signed in"),
    lastSeenAt: z.iso.datetime().describe("To the hour"),
    isCurrent: z.boolean().describe("The one that asks"),
  })
  .meta({ id: "StaffSession" });

export type StaffSession = z.infer<typeof staffSessionSchema>;

/** Of whoever asks: a session that was left open is not enough. */
export const confirmedSchema = z.strictObject({ currentPassword: secretText });
