import type { Generated, Kysely, Selectable, Transaction } from "kysely";
import type { AuditEntry } from "#contracts/audit.ts";
import type { BlogType } from "#contracts/blog.ts";
import type { Mail } from "#contracts/mail.ts";
import type { MediaExtension } from "#contracts/media-address.ts";
import type { BlogTable, PostReadTable, TrashedBlogTable } from "./schema-blog.ts";
import type { ContentTables } from "./schema-content.ts";
import type { EnquiryTable, EnquiryTables } from "./schema-enquiry.ts";
import type { HouseTables } from "./schema-house.ts";
import type { ImportTables } from "./schema-import.ts";

/** Written by better-auth alone, as sessions and accounts are. We read and lock. */
export type StaffTable = {
  id: string;
  name: string;
  /** Lower case. */
  email: string;
  emailVerified: Generated<number>;
  image: string | null;
  createdAt: string;
  updatedAt: string;
  /** 1 for the owner, else null: there are never two. */
  owner: number | null;
  /** Of the admin area; null: English. */
  language: string | null;
  /** 1: a code is asked for after the password. */
  twoFactorEnabled: Generated<number>;
};

/** Both are encrypted with the site's secret. */
type StaffTwoFactorTable = {
  id: string;
  userId: string;
  /** Of the app that counts. */
  secret: string;
  /** A JSON array of the recovery codes that are left. */
  backupCodes: string;
  /** 0: no app counts yet. */
  verified: number;
};

type StaffPasskeyTable = {
  id: string;
  userId: string;
  name: string | null;
  createdAt: string | null;
  madeFor: string | null;
};

/** An app that is being set up: its secret, encrypted. */
type AppSetUpTable = { userId: string; secret: string };

/** What is under way: sign-ins that wait for a code, challenges of passkeys. */
type StaffVerificationTable = {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string;
};

/** One row. */
type ContentVersionTable = {
  id: number;
  /** Of changes of what visitors read. */
  number: number;
  /** Whatever changes has a greater version than this; 0: no backup was ever put back. */
  floor: Generated<number>;
};

/** One row, written while the site is alive; the time is ISO 8601, UTC. */
type ClockTable = {
  id: number;
  seenAt: string;
  /** For how long the clock has run without a jump, a day at most. */
  steadyMs: number;
  /** It went back, and showed this then; null: what it showed before has come by now. */
  behindSince: string | null;
  /** The latest that it showed before that. */
  newestAt: string | null;
};

/** How often somebody tried something in a window of time. */
type AttemptTable = {
  /** A keyed hash of what was tried and by whom. */
  key: string;
  /** Whose account it was about; null: no known account, or all tries from an address. */
  userId: string | null;
  tries: number;
  /** ISO 8601, UTC. */
  endsAt: string;
};

type StaffSessionTable = {
  id: string;
  token: string;
  userId: string;
  expiresAt: string;
  createdAt: string;
  /** When it was last used, to the hour. */
  updatedAt: string;
  /** As the browser called itself. */
  userAgent: string | null;
  /** From where they signed in; null: of before this was kept. */
  ipAddress: string | null;
  /** 1: they had not signed in on that device before. */
  isNewDevice: Generated<number>;
};

type StaffAccountTable = {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  /** Hash and salt. */
  password: string | null;
  createdAt: string;
  updatedAt: string;
};

export type InvitationTable = {
  id: string;
  email: string;
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
  usedAt: string | null;
};

type AuditTable = Omit<AuditEntry, "_id" | "detail"> & {
  /** Sorts by time. */
  id: string;
  /** JSON: AuditDetail. */
  detail: string | null;
};

/** The outbox. */
export type MailTable = {
  /** Sorts by time. */
  id: string;
  kind: Mail["kind"];
  enquiryId: string | null;
  to: string | null;
  /** JSON: what the message needs and no other table has; "{}" once it is sent. */
  payload: string;
  state: Mail["state"];
  tries: number;
  nextTryAt: string | null;
  /** Who is sending it at the moment, and until when that holds. */
  leaseId: string | null;
  leaseUntil: string | null;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
  /** After this the mail is useless and is not sent any more. */
  expiresAt: string | null;
};

type PasswordResetTable = {
  id: string;
  userId: string;
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
  usedAt: string | null;
};

type MediaTable = {
  id: string;
  /** Hash of the uploaded bytes: the same picture is kept once. */
  hash: string;
  /** Name of the folder its files lie in, and a part of its address. */
  stem: string;
  extension: MediaExtension;
  /** Its name on the uploader's device; never used for a file of ours. */
  name: string;
  width: number;
  height: number;
  bytes: number;
  alt: string;
  decorative: number;
  focusX: number;
  focusY: number;
  searchText: string;
  /** 0 while its files are being made, and while they are being removed. */
  isReady: number;
  createdAt: string;
  updatedAt: string;
  version: number;
};

/** What the nodes of one site have in common and nobody else may know. */
export type SharedSecretTable = {
  id: "session";
  value: string;
};

export type Tables = ContentTables &
  EnquiryTables &
  HouseTables &
  ImportTables & {
    blog: BlogTable;
    blogCount: BlogType;
    trashedBlog: TrashedBlogTable;
    staff: StaffTable;
    staffSession: StaffSessionTable;
    staffAccount: StaffAccountTable;
    staffTwoFactor: StaffTwoFactorTable;
    appSetUp: AppSetUpTable;
    staffPasskey: StaffPasskeyTable;
    staffVerification: StaffVerificationTable;
    invitation: InvitationTable;
    attempt: AttemptTable;
    contentVersion: ContentVersionTable;
    clock: ClockTable;
    audit: AuditTable;
    mail: MailTable;
    passwordReset: PasswordResetTable;
    media: MediaTable;
    postRead: PostReadTable;
    sharedSecret: SharedSecretTable;
  };

export type Db = Kysely<Tables>;
/** Inside a transaction every query goes through `tx`: one through `db` would wait for ever. */
export type Tx = Transaction<Tables>;
export type BlogRow = Selectable<BlogTable>;
export type MediaRow = Selectable<MediaTable>;
export type EnquiryRow = Selectable<EnquiryTable>;
export type MailRow = Selectable<MailTable>;
