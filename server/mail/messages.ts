import type { Enquiry } from "#contracts/enquiry.ts";
import { topicLabel } from "#contracts/enquiry-topics.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import { monthLabel } from "#contracts/month-label.ts";
import type { MailContent } from "./mail-content.ts";

/** Longer names are cut in a subject. */
const SUBJECT_NAME_LENGTH = 60;

/** To the agency. */
export function enquiryMessage(enquiry: Enquiry, publicUrl: string): MailContent {
  const { reference, name, topic, travellers, month } = enquiry;
  const isSpam = enquiry.status === "spam";
  const about = topicLabel(topic);
  const subject = `${reference}: ${about}, ${Array.from(name).slice(0, SUBJECT_NAME_LENGTH).join("")}`;
  const { spamReasons } = enquiry;
  return {
    subject: isSpam ? `Possible spam: ${subject}` : subject,
    heading: `${name} asks: ${about}`,
    parts: [
      ...(isSpam
        ? [
            {
              kind: "text",
              text: `It is in quarantine. ${spamReasons.map(({ text }) => text).join(" ")}`,
            } as const,
          ]
        : []),
      {
        kind: "facts",
        rows: [
          ["Reference", reference],
          ["Name", name],
          ["Mobile number", enquiry.phone],
          ["Email", enquiry.email],
          ["Travellers", travellers === null ? "" : String(travellers)],
          ["Month", month && monthLabel(month)],
          ["Sent from", enquiry.page],
        ],
      },
      ...(enquiry.message ? [{ kind: "words", text: enquiry.message } as const] : []),
      {
        kind: "link",
        label: "Open it in the inbox",
        href: `${publicUrl}/admin/enquiries/${enquiry._id}`,
      },
    ],
  };
}

/**
 * To whoever typed this address, which may be somebody else's: nothing of what was typed goes there,
 * but a name that is nothing but a name.
 */
export function confirmationMessage(enquiry: Enquiry, settings: Settings): MailContent {
  const { reference, topic } = enquiry;
  const name = plainName(enquiry.name);
  const { brand, hours, phones } = settings;
  return {
    subject: `${reference}: we have your enquiry`,
    heading: name ? `Thank you, ${name}.` : "Thank you.",
    parts: [
      {
        kind: "text",
        text: `Your enquiry has reached ${brand.name}. A person reads it and answers you.`,
      },
      {
        kind: "facts",
        rows: [
          ["Your reference", reference],
          ["About", topicLabel(topic)],
          ["We are there", hours.map(({ days, time }) => `${days}, ${time}`).join("; ")],
          ["Telephone", phones[0]?.number ?? ""],
        ],
      },
      {
        kind: "text",
        text: "If you did not write to us, somebody typed your address by mistake: then you need do nothing.",
      },
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

export function invitationMessage({ brand }: Settings, { href }: StaffLink): MailContent {
  return {
    subject: `Your invitation to the website of ${brand.name}`,
    heading: "You are invited",
    parts: [
      {
        kind: "text",
        text: `You can help to look after the website of ${brand.name}. The link works once, for 7 days.`,
      },
      { kind: "link", label: "Make my account", href },
    ],
  };
}

export function passwordResetMessage({ brand }: Settings, { href }: StaffLink): MailContent {
  return {
    subject: `A new password for ${brand.name}`,
    heading: "Choose a new password",
    parts: [
      {
        kind: "text",
        text: "Somebody asked for a new password for your account. The link works once, for one hour.",
      },
      { kind: "link", label: "Choose a new password", href },
      {
        kind: "text",
        text: "If it was not you, do nothing: your password stays as it is.",
      },
    ],
  };
}
