import type { AttentionLine } from "#contracts/attention.ts";
import type { BackupFault } from "#contracts/backups.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import type { Room } from "#contracts/room.ts";
import { fill } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";
import type { Spoken } from "#i18n/spoken.ts";
import type { MailContent } from "./mail-content.ts";

/** Longer names are cut in a subject. */
const SUBJECT_NAME_LENGTH = 60;

/** To the agency. */
export function enquiryMessage(
  { mail, topics, spamReasons, monthLabel, inDigits }: Spoken,
  enquiry: Enquiry,
  publicUrl: string,
): MailContent {
  const { reference, name, travellers, month, language } = enquiry;
  const { facts, ...words } = mail.enquiry;
  const isSpam = enquiry.status === "spam";
  const topic = topics[enquiry.topic];
  const shortName = Array.from(name).slice(0, SUBJECT_NAME_LENGTH).join("");
  const reasons = enquiry.spamReasons.map(({ code }) => spamReasons[code]).join(" ");
  return {
    subject: fill(isSpam ? words.spamSubject : words.subject, {
      reference,
      topic,
      name: shortName,
    }),
    heading: fill(words.heading, { name, topic }),
    parts: [
      ...(isSpam ? [{ kind: "text", text: fill(words.isSpam, { reasons }) } as const] : []),
      {
        kind: "facts",
        rows: [
          [facts.reference, reference],
          [facts.name, name],
          [facts.phone, enquiry.phone],
          [facts.email, enquiry.email],
          [facts.travellers, travellers === null ? "" : inDigits(travellers)],
          [facts.month, month && monthLabel(month)],
          [facts.page, enquiry.page],
          [facts.language, language === "en" ? "" : languageNames[language]],
        ],
      },
      ...(enquiry.message ? [{ kind: "words", text: enquiry.message } as const] : []),
      {
        kind: "link",
        label: words.open,
        href: `${publicUrl}/admin/enquiries/${enquiry._id}`,
      },
    ],
  };
}

/**
 * The address was typed by the visitor and may be somebody else's: nothing that was typed is sent
 * there, except a name that is nothing but a name.
 */
export function confirmationMessage(
  { mail, topics, hoursLines }: Spoken,
  enquiry: Enquiry,
  settings: Settings,
): MailContent {
  const { reference, topic } = enquiry;
  const { facts, ...words } = mail.confirmation;
  const name = plainName(enquiry.name);
  const { brand, hours, phones } = settings;
  return {
    subject: fill(words.subject, { reference }),
    heading: name ? fill(words.heading, { name }) : words.headingWithoutName,
    parts: [
      { kind: "text", text: fill(words.text, { brand: brand.name }) },
      {
        kind: "facts",
        rows: [
          [facts.reference, reference],
          [facts.topic, topics[topic]],
          [facts.hours, hoursLines(hours).join(words.betweenHours)],
          [facts.phone, phones[0]?.number ?? ""],
        ],
      },
      { kind: "text", text: words.notYou },
    ],
  };
}

const NAME = /^[\p{L}\p{M}.'’ -]{1,40}$/u;
/** A program for mail would make a link of "example.com". */
const LINK_LIKE = /\.\S/;

function plainName(name: string): string {
  return NAME.test(name) && !LINK_LIKE.test(name) ? name : "";
}

type StaffLink = { href: string; days?: number };

export function invitationMessage(
  { mail }: Spoken,
  { brand }: Settings,
  { href }: StaffLink,
): MailContent {
  const words = mail.invitation;
  return {
    subject: fill(words.subject, { brand: brand.name }),
    heading: words.heading,
    parts: [
      { kind: "text", text: fill(words.text, { brand: brand.name }) },
      { kind: "link", label: words.link, href },
    ],
  };
}

export function passwordResetMessage(
  { mail }: Spoken,
  { brand }: Settings,
  { href }: StaffLink,
): MailContent {
  const words = mail.passwordReset;
  return {
    subject: fill(words.subject, { brand: brand.name }),
    heading: words.heading,
    parts: [
      { kind: "text", text: words.text },
      { kind: "link", label: words.link, href },
      { kind: "text", text: words.notYou },
    ],
  };
}

type NewDevice = { userAgent: string; address: string; moment: string; href: string };

/** To whoever's password was used on a device that had not been theirs. */
export function newDeviceMessage(
  { mail, deviceWords }: Spoken,
  { brand }: Settings,
  { userAgent, address, moment, href }: NewDevice,
): MailContent {
  const { facts, ...words } = mail.newDevice;
  return {
    subject: fill(words.subject, { brand: brand.name }),
    heading: words.heading,
    parts: [
      { kind: "text", text: words.text },
      {
        kind: "facts",
        rows: [
          [facts.device, deviceWords(userAgent)],
          [facts.address, address],
          [facts.moment, moment],
        ],
      },
      { kind: "text", text: words.notYou },
      { kind: "link", label: words.link, href },
    ],
  };
}

export function checkMessage({ mail }: Spoken, { brand }: Settings): MailContent {
  const words = mail.check;
  return {
    subject: fill(words.subject, { brand: brand.name }),
    heading: words.heading,
    parts: [{ kind: "text", text: words.text }],
  };
}

type BackupFailed = {
  fault: BackupFault;
  room: Room | undefined;
  moment: string;
  /** When the last one was whole; null: none is known. */
  last: string | null;
  href: string;
};

export function backupFailedMessage(
  { mail, backups }: Spoken,
  { brand }: Settings,
  { fault, room, moment, last, href }: BackupFailed,
): MailContent {
  const { facts, ...words } = mail.backupFailed;
  return {
    subject: fill(words.subject, { brand: brand.name }),
    heading: words.heading,
    parts: [
      { kind: "text", text: fill(words.text, { fault: backups.faults[fault] }) },
      ...(room ? [{ kind: "text", text: backups.roomWords(room) } as const] : []),
      { kind: "text", text: backups.toDo[fault] },
      {
        kind: "facts",
        rows: [
          [facts.moment, moment],
          [facts.last, last ?? words.never],
        ],
      },
      { kind: "link", label: words.link, href },
    ],
  };
}

type Monday = {
  name: string;
  /** What needs somebody by now. */
  lines: readonly AttentionLine[];
  publicUrl: string;
};

export function mondayMessage(
  { mail, plural, attentionText }: Spoken,
  { brand }: Settings,
  { name, lines, publicUrl }: Monday,
): MailContent {
  const words = mail.monday;
  const today = `${publicUrl}/admin/today`;
  const told = lines.map((line) => ({ text: attentionText(line), href: publicUrl + line.href }));
  return {
    subject: plural(words.subject, lines.length, { brand: brand.name }),
    heading: fill(words.heading, { name }),
    parts: [
      { kind: "text", text: lines.length > 0 ? words.text : words.nothing },
      { kind: "lines", lines: told },
      { kind: "link", label: words.open, href: today },
      { kind: "lines", lines: [{ text: words.switchOff, href: `${today}#monday-mail` }] },
    ],
  };
}
