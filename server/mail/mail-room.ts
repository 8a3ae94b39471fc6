import { z } from "zod";
import type { MailText } from "#contracts/mail.ts";
import type { MailRow } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import type { Site } from "#server/site.ts";
import { isMailAddress } from "./mail-address.ts";
import { type MailContent, mailText } from "./mail-content.ts";
import { mailHtml } from "./mail-page.tsx";
import {
  confirmationMessage,
  enquiryMessage,
  invitationMessage,
  passwordResetMessage,
} from "./messages.ts";

export type Letter = MailText & {
  /** Null: there is nobody to send it to yet. */
  to: string | null;
  replyTo: { name: string; address: string } | null;
  html: string;
};

/** The secret in the link of a mail to staff. */
const secretPayload = z.object({ secret: z.string() });

type MailRoomDeps = { site: Site; env: Pick<Env, "PUBLIC_URL" | "SMTP_URL"> };

/** Makes letters of the rows of the outbox. Their texts are made when they are needed. */
export function createMailRoom({ site, env: { PUBLIC_URL, SMTP_URL } }: MailRoomDeps) {
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
      return letter && { subject: letter.subject, text: letter.text };
    },
  };

  async function compose(row: MailRow, secret: string): Promise<Letter | null> {
    const settings = await site.settings.get();
    const { brand, address, phones } = settings;
    const signature = [brand.name, address, phones[0]?.number, PUBLIC_URL]
      .filter(Boolean)
      .join("\n");
    const letterOf = (content: MailContent, parts: Pick<Letter, "to" | "replyTo">): Letter => ({
      subject: content.subject,
      text: mailText(content, signature),
      html: mailHtml(content, signature),
      ...parts,
    });
    const toThem = { to: row.to, replyTo: null };

    if (row.kind === "invitation") {
      const href = `${PUBLIC_URL}/register?invitation=${secret}`;
      return letterOf(invitationMessage(settings, { href }), toThem);
    }
    if (row.kind === "password-reset") {
      const href = `${PUBLIC_URL}/reset-password?token=${secret}`;
      return letterOf(passwordResetMessage(settings, { href }), toThem);
    }
    const enquiry = row.enquiryId ? await site.enquiry.find(row.enquiryId) : null;
    if (!enquiry) return null;
    if (row.kind === "confirmation") {
      return letterOf(confirmationMessage(enquiry, settings), toThem);
    }
    const { name, email } = enquiry;
    return letterOf(enquiryMessage(enquiry, PUBLIC_URL), {
      to: await agencyAddress(settings.mail.address),
      replyTo: isMailAddress(email) ? { name, address: email } : null,
    });
  }

  async function agencyAddress(written: string): Promise<string | null> {
    if (isMailAddress(written)) return written;
    return (await site.user.findOwner())?.email ?? null;
  }
}

function secretOf({ payload }: MailRow): string {
  const found = secretPayload.safeParse(JSON.parse(payload));
  return found.success ? found.data.secret : "";
}

export type MailRoom = ReturnType<typeof createMailRoom>;
