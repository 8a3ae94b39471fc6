import { z } from "zod";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import type { MailKind } from "#contracts/mail.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import type { Spoken } from "#i18n/spoken.ts";
import type { MailRow } from "#server/db/schema.ts";
import type { Site } from "#server/site.ts";
import { emailChangedMessage, secondFactorMessage } from "./account-messages.ts";
import { backupFailedSchema } from "./backup-failed.ts";
import type { MailContent } from "./mail-content.ts";
import {
  backupFailedMessage,
  checkMessage,
  confirmationMessage,
  enquiryMessage,
  invitationMessage,
  mondayMessage,
  newDeviceMessage,
  passwordResetMessage,
} from "./messages.ts";
import { newDeviceSchema } from "./new-device.ts";

type Writing = {
  row: MailRow;
  /** What the row tells about. */
  enquiry: Enquiry | null;
  /** The secret in the link of a mail to staff. */
  secret: string;
  words: Spoken;
  settings: Settings;
  site: Site;
  publicUrl: string;
};

type Content = MailContent | null;

/** What each kind says. Null: what it tells about is gone. */
export const MAIL_CONTENT_OF: Record<MailKind, (writing: Writing) => Content | Promise<Content>> = {
  enquiry: ({ words, enquiry, publicUrl }) => enquiry && enquiryMessage(words, enquiry, publicUrl),

  confirmation: ({ words, enquiry, settings }) =>
    enquiry && confirmationMessage(words, enquiry, settings),

  invitation({ words, settings, publicUrl, secret }) {
    const href = `${publicUrl}/register?invitation=${secret}`;
    return invitationMessage(words, settings, { href });
  },

  "password-reset"({ words, settings, publicUrl, secret }) {
    const href = `${publicUrl}/reset-password?token=${secret}`;
    return passwordResetMessage(words, settings, { href });
  },

  "new-device"({ row, words, settings, publicUrl }) {
    const { at, ...device } = newDeviceSchema.parse(JSON.parse(row.payload));
    const moment = words.momentLabel(at, settings.timeZone);
    return newDeviceMessage(words, settings, { ...device, moment, href: securityOf(publicUrl) });
  },

  "second-factor"({ row, words, settings, publicUrl }) {
    const { since } = z.object({ since: z.iso.datetime() }).parse(JSON.parse(row.payload));
    const moment = words.momentLabel(since, settings.timeZone);
    return secondFactorMessage(words, settings, { moment, href: securityOf(publicUrl) });
  },

  "email-changed"({ row, words, settings }) {
    const { name } = z.object({ name: z.string() }).parse(JSON.parse(row.payload));
    return emailChangedMessage(words, settings, { name });
  },

  async monday({ row, site, words, settings, publicUrl }) {
    const reader = await site.user.findByEmail(row.to ?? "");
    // Whoever is no longer on the staff is told nothing.
    if (!reader) return null;
    const today = dayFormat(settings.timeZone).format(Date.now());
    const lines = (await site.attention.list(today)).filter((line) => !line.putOffUntil);
    return mondayMessage(words, settings, { name: reader.name, lines, publicUrl });
  },

  async "backup-failed"({ row, site, words, settings, publicUrl }) {
    const { fault, room, at } = backupFailedSchema.parse(JSON.parse(row.payload));
    const { backupAt } = await site.house.state();
    const momentOf = (iso: string) => words.momentLabel(iso, settings.timeZone);
    const told = { fault, room, moment: momentOf(at), last: backupAt && momentOf(backupAt) };
    const href = `${publicUrl}/admin/settings/backups`;
    return backupFailedMessage(words, settings, { ...told, href });
  },

  check: ({ words, settings }) => checkMessage(words, settings),
};

const securityOf = (publicUrl: string) => `${publicUrl}/admin/settings/security`;
