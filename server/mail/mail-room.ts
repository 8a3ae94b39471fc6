import { z } from "zod";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import { type Language, pathIn } from "#contracts/languages.ts";
import type { MailText } from "#contracts/mail.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import type { SpokenIn } from "#i18n/spoken.ts";
import { readIn } from "#server/content/read-in.ts";
import type { MailRow } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import type { Site } from "#server/site.ts";
import { emailChangedMessage, secondFactorMessage } from "./account-messages.ts";
import { backupFailedSchema } from "./backup-failed.ts";
import { isMailAddress } from "./mail-address.ts";
import { type MailContent, mailText, subjectOf } from "./mail-content.ts";
import { mailHtml } from "./mail-page.tsx";
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

export type Letter = MailText & {
  /** Null: there is nobody to send it to yet. */
  to: string | null;
  replyTo: { name: string; address: string } | null;
  html: string;
};

/** To somebody of the staff, at their own address. */
const FOR_ONE: ReadonlySet<MailRow["kind"]> = new Set([
  ...(["password-reset", "new-device", "monday", "check", "backup-failed"] as const),
  ...(["second-factor", "email-changed"] as const),
]);

/** The secret in the link of a mail to staff. */
const secretPayload = z.object({ secret: z.string() });

type MailRoomDeps = {
  site: Site;
  env: Pick<Env, "PUBLIC_URL" | "SMTP_URL">;
  spokenIn: SpokenIn;
};

/** Makes letters of the rows of the outbox. Their texts are made when they are needed. */
export function createMailRoom({ site, env, spokenIn }: MailRoomDeps) {
  const { PUBLIC_URL, SMTP_URL } = env;

  return {
    /** False: without SMTP_URL mail waits. */
    isSending: SMTP_URL !== undefined,

    /** @returns null when what it tells about is gone */
    compose: (row: MailRow): Promise<Letter | null> => compose(row, secretOf(row)),

    /**
     * For staff to look at: a link that opens somebody's account is not shown.
     * @returns null when there is no such mail
     */
    async read(id: string): Promise<MailText | null> {
      const row = await site.outbox.find(id);
      const letter = row && (await compose(row, "…"));
      return letter && { subject: letter.subject, text: letter.text, language: letter.language };
    },
  };

  async function compose(row: MailRow, secret: string): Promise<Letter | null> {
    const enquiry = row.enquiryId ? await site.enquiry.find(row.enquiryId) : null;
    if (row.enquiryId && !enquiry) return null;
    const language = await languageOf(row, enquiry);
    const words = await spokenIn(language);
    const settings = await readIn(site, language).settings.get();
    const isShown = await site.languages.isShown(language);
    const home = PUBLIC_URL + (isShown && language !== "en" ? pathIn(language, "/") : "");
    const letterOf = (content: MailContent, parts: Pick<Letter, "to" | "replyTo">): Letter => {
      const signed = { ...content, signature: signatureOf(settings, home), words };
      return {
        subject: subjectOf(signed),
        text: mailText(signed),
        html: mailHtml(signed, settings.look.accent),
        language,
        ...parts,
      };
    };
    const toThem = { to: row.to, replyTo: null };

    if (row.kind === "invitation") {
      const href = `${PUBLIC_URL}/register?invitation=${secret}`;
      return letterOf(invitationMessage(words, settings, { href }), toThem);
    }
    if (row.kind === "password-reset") {
      const href = `${PUBLIC_URL}/reset-password?token=${secret}`;
      return letterOf(passwordResetMessage(words, settings, { href }), toThem);
    }
    if (row.kind === "new-device") {
      const { at, ...device } = newDeviceSchema.parse(JSON.parse(row.payload));
      const moment = words.momentLabel(at, settings.timeZone);
      const href = `${PUBLIC_URL}/admin/settings/security`;
      return letterOf(newDeviceMessage(words, settings, { ...device, moment, href }), toThem);
    }
    if (row.kind === "second-factor") {
      const { since } = z.object({ since: z.iso.datetime() }).parse(JSON.parse(row.payload));
      const moment = words.momentLabel(since, settings.timeZone);
      const href = `${PUBLIC_URL}/admin/settings/security`;
      return letterOf(secondFactorMessage(words, settings, { moment, href }), toThem);
    }
    if (row.kind === "email-changed") {
      const { name } = z.object({ name: z.string() }).parse(JSON.parse(row.payload));
      return letterOf(emailChangedMessage(words, settings, { name }), toThem);
    }
    if (row.kind === "monday") {
      const reader = await site.user.findByEmail(row.to ?? "");
      // Whoever is no longer on the staff is told nothing.
      if (!reader) return null;
      const today = dayFormat(settings.timeZone).format(Date.now());
      const lines = (await site.attention.list(today)).filter((line) => !line.putOffUntil);
      const { name } = reader;
      return letterOf(
        mondayMessage(words, settings, { name, lines, publicUrl: PUBLIC_URL }),
        toThem,
      );
    }
    if (row.kind === "backup-failed") {
      const { fault, room, at } = backupFailedSchema.parse(JSON.parse(row.payload));
      const { backupAt } = await site.house.state();
      const momentOf = (iso: string) => words.momentLabel(iso, settings.timeZone);
      const told = { fault, room, moment: momentOf(at), last: backupAt && momentOf(backupAt) };
      const href = `${PUBLIC_URL}/admin/settings/backups`;
      return letterOf(backupFailedMessage(words, settings, { ...told, href }), toThem);
    }
    if (row.kind === "check") return letterOf(checkMessage(words, settings), toThem);
    if (!enquiry) return null;
    if (row.kind === "confirmation") {
      return letterOf(confirmationMessage(words, enquiry, settings), toThem);
    }
    const { name, email } = enquiry;
    return letterOf(enquiryMessage(words, enquiry, PUBLIC_URL), {
      to: await agencyAddress(settings.mail.address),
      replyTo: isMailAddress(email) ? { name, address: email } : null,
    });
  }

  /** A visitor's own, or that of whoever of the staff it is for; what goes to the agency is for its owner. */
  async function languageOf({ kind, to }: MailRow, enquiry: Enquiry | null): Promise<Language> {
    if (kind === "confirmation") return enquiry?.language ?? "en";
    const reader =
      FOR_ONE.has(kind) && to ? await site.user.findByEmail(to) : await site.user.findOwner();
    return reader?.language ?? "en";
  }

  async function agencyAddress(written: string): Promise<string | null> {
    if (isMailAddress(written)) return written;
    return (await site.user.findOwner())?.email ?? null;
  }
}

const signatureOf = ({ brand, address, phones }: Settings, home: string): string[] =>
  [brand.name, ...address.split("\n"), phones[0]?.number ?? "", home].filter(Boolean);

function secretOf({ payload }: MailRow): string {
  const found = secretPayload.safeParse(JSON.parse(payload));
  return found.success ? found.data.secret : "";
}

export type MailRoom = ReturnType<typeof createMailRoom>;
