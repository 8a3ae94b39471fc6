import type { EnquiryCard } from "./enquiry.ts";
import type { Waiting } from "./waiting.ts";

/** What a morning begins with. */
export type Today = {
  /** New, and nobody has answered: those who wait for the longest first. */
  unanswered: { count: number; first: EnquiryCard[] };
  /** Planned, and did not go public. */
  refused: Waiting[];
  /** What goes public by itself, the nearest first. */
  next: Waiting[];
};
