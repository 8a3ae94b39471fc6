import type { Settings } from "#contracts/kinds/settings.ts";
import { fill } from "#i18n/fill.ts";
import type { Spoken } from "#i18n/spoken.ts";
import type { MailContent } from "./mail-content.ts";

/** To whoever has none, when all staff need one. */
export function secondFactorMessage(
  { mail }: Spoken,
  { brand }: Settings,
  { moment, href }: { moment: string; href: string },
): MailContent {
  const words = mail.secondFactor;
  return {
    subject: fill(words.subject, { brand: brand.name }),
    heading: words.heading,
    parts: [
      { kind: "text", text: fill(words.text, { moment }) },
      { kind: "text", text: words.how },
      { kind: "link", label: words.link, href },
    ],
  };
}

/** To the address that somebody signed in with until now. */
export function emailChangedMessage(
  { mail }: Spoken,
  { brand }: Settings,
  { name }: { name: string },
): MailContent {
  const words = mail.emailChanged;
  return {
    subject: fill(words.subject, { brand: brand.name }),
    heading: words.heading,
    parts: [
      { kind: "text", text: fill(words.text, { name }) },
      { kind: "text", text: words.notYou },
    ],
  };
}
