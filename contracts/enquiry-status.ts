/** Where an enquiry stands. "spam" is a quarantine: nothing is dropped. */
export const ENQUIRY_STATUSES = ["new", "called", "waiting", "closed", "spam"] as const;

export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** Nothing is to be done about it any more. */
export const isDone = (status: EnquiryStatus): boolean => status === "closed" || status === "spam";

/** Why an enquiry was put into quarantine. */
export const SPAM_REASONS = ["honeypot", "too-fast", "form-shared", "content"] as const;

export type SpamReason = (typeof SPAM_REASONS)[number];

export const isSpamReason = (text: string): text is SpamReason =>
  SPAM_REASONS.some((reason) => reason === text);
