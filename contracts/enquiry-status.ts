/** Where an enquiry stands. "spam" is a quarantine: nothing is dropped. */
export const ENQUIRY_STATUSES = ["new", "called", "waiting", "closed", "spam"] as const;

export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

export const STATUS_LABELS: Record<EnquiryStatus, string> = {
  new: "New",
  called: "Called",
  waiting: "Waiting for papers",
  closed: "Closed",
  spam: "Spam",
};

/** Why an enquiry was put into quarantine, as staff read it. */
export const SPAM_REASONS = {
  honeypot: "A field that people cannot see was filled in.",
  "too-fast": "It was sent faster than anybody types.",
  "form-shared": "The same form was sent many times with different texts.",
  content: "Its text looks like advertising: links, code or phrases of spam.",
} as const;

export type SpamReason = keyof typeof SPAM_REASONS;
