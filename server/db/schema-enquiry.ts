import type { EnquiryCard, EnquiryDeed } from "#contracts/enquiry.ts";
import type { WaitsFor } from "#contracts/waits-for.ts";

export type EnquiryTable = {
  /** Sorts by time. */
  id: string;
  reference: string;
  status: EnquiryCard["status"];
  /** 1 or 0. */
  unread: number;
  topic: EnquiryCard["topic"];
  package: EnquiryCard["package"];
  page: string;
  name: string;
  phone: string;
  email: string;
  month: string;
  travellers: number | null;
  message: string;
  language: EnquiryCard["language"];
  /** Codes with a space between; empty: none. */
  spamReasons: string;
  /** Lower-cased, for searching. */
  searchText: string;
  createdAt: string;
  updatedAt: string;
  answeredAt: string | null;
  closedAt: string | null;
  /** 1: came with the demo agency. */
  isExample: number;
  version: number;
  /** Of the staff; one who was removed is nobody's id any more. */
  ownerId: string | null;
  /** As it was when they got it; empty: nobody has had it. */
  ownerName: string;
  /** YYYY-MM-DD. */
  followUpOn: string | null;
  /** That it came from. */
  departureId: string | null;
  visaId: string | null;
  /** What the visitor asks to be told of that departure; null: nothing. */
  waitsFor: WaitsFor | null;
  /** When that was told, and who did; null: not yet. */
  toldAt: string | null;
  /** As they were called then; empty: nobody has. */
  toldBy: string;
  /** What others of the same visitor are found by: `contracts/contact-keys.ts`. */
  phoneKey: string;
  emailKey: string;
  /** The one that it stands in; null: it stands for itself. */
  mergedInto: string | null;
  /** The one that it was merged with: that one may stand in another by now. */
  mergedWith: string | null;
  mergedAt: string | null;
};

/** What staff did: a change of the status, a note, or `what` else. */
export type EnquiryEventTable = {
  /** Sorts by time. */
  id: string;
  enquiryId: string;
  at: string;
  userId: string | null;
  userName: string;
  status: EnquiryCard["status"] | null;
  note: string | null;
  what: EnquiryDeed | null;
  /** Who, when, or which it was. */
  value: string | null;
  /** Of a note: the key that it was sent with. */
  sentAs: string | null;
};

/** Kept by the agency; texts are JSON, by language. */
export type ReplyTemplateTable = {
  /** Sorts by time. */
  id: string;
  title: string;
  subject: string;
  body: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** Of the staff; null: nobody has changed it since it came. */
  changedById: string | null;
  /** As they were called then. */
  changedByName: string;
};

/** Which texts came with which form: tells a double submission from a second visitor. */
type FormUseTable = {
  formId: string;
  contentHash: string;
  /** A keyed hash of the address that it came from. */
  sender: string;
  enquiryId: string;
  usedAt: string;
};

export type EnquiryTables = {
  enquiry: EnquiryTable;
  enquiryEvent: EnquiryEventTable;
  formUse: FormUseTable;
  replyTemplate: ReplyTemplateTable;
};
