import type { EnquiryStatus, SpamReason } from "#contracts/enquiry-status.ts";

export const statuses = {
  new: "New",
  called: "Called",
  waiting: "Waiting for papers",
  closed: "Closed",
  spam: "Spam",
} as const satisfies Record<EnquiryStatus, string>;

/** Why an enquiry was put into quarantine, as staff read it. */
export const spamReasons = {
  honeypot: "A field that people cannot see was filled in.",
  "too-fast": "It was sent faster than anybody types.",
  "form-shared": "The same form was sent many times with different texts.",
  content: "Its text looks like advertising: links, code or phrases of spam.",
} as const satisfies Record<SpamReason, string>;

/** Heads of the file for spreadsheets. */
export const csvHeads = {
  reference: "Reference",
  createdAt: "Received (UTC)",
  status: "Status",
  topic: "About",
  name: "Name",
  phone: "Mobile number",
  email: "Email",
  month: "Month",
  travellers: "Travellers",
  message: "Message",
  page: "Page",
  answeredAt: "First answer (UTC)",
  closedAt: "Closed (UTC)",
  language: "Language",
  owner: "Owner",
  followUpOn: "Follow up",
  merged: "Merged",
} as const;
