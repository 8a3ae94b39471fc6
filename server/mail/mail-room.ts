import { z } from "zod";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import { type Language, pathIn } from "#contracts/languages.ts";
import type { MailText } from "#contracts/mail.ts";
import type { SpokenIn } from "#i18n/spoken.ts";
import { readIn } from "#server/content/read-in.ts";
import type { MailRow } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import type { Site } from "#server/site.ts";
import { isMailAddress } from "./mail-address.ts";
import { mailText, subjectOf } from "./mail-content.ts";
import { MAIL_CONTENT_OF } from "./mail-content-of.ts";
import { mailHtml } from "./mail-page.tsx";

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
    const content = await MAIL_CONTENT_OF[row.kind]({
      ...{ row, enquiry, secret, words, settings, site },
      publicUrl: PUBLIC_URL,
    });
    if (!content) return null;
    const signed = { ...content, signature: signatureOf(settings, home), words };
    return {
      subject: subjectOf(signed),
      text: mailText(signed),
      html: mailHtml(signed, settings.look.accent),
      language,
      ...(row.kind === "enquiry" && enquiry
        ? { to: await agencyAddress(settings.mail.address), replyTo: whoAsks(enquiry) }
        : { to: row.to, replyTo: null }),
    };
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

const whoAsks = ({ name, email }: Enquiry): Letter["replyTo"] =>
  isMailAddress(email) ? { name, address: email } : null;

const signatureOf = ({ brand, address, phones }: Settings, home: string): string[] =>
  [brand.name, ...address.split("\n"), phones[0]?.number ?? "", home].filter(Boolean);

function secretOf({ payload }: MailRow): string {
  const found = secretPayload.safeParse(JSON.parse(payload));
  return found.success ? found.data.secret : "";
}

export type MailRoom = ReturnType<typeof createMailRoom>;
