import type { EnquiryCard } from "./enquiry.ts";
import type { Waiting } from "./waiting.ts";

/** How the house stands. */
export type HouseState = {
  /** When the last one was whole, ISO 8601; null: none is known. */
  backupAt: string | null;
  /** The newest try since then did not finish. */
  isBackupFailing: boolean;
  /** The last one that was whole could not be put into the bucket. */
  isBackupUnsent: boolean;
  /** Mails that do not go out. */
  stuckMails: number;
  /** Of the disk; null: nobody knows. */
  freeBytes: number | null;
  /** How large it is; null: nobody knows. */
  diskBytes: number | null;
};

/** What a morning begins with, beside what needs attention. */
export type Today = {
  /** To be followed up today or before: those that are over the longest first. */
  followUp: { count: number; first: EnquiryCard[] };
  /** What goes public by itself, the nearest first. */
  next: Waiting[];
  house: HouseState;
};
