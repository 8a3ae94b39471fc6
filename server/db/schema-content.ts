import type { Generated } from "kysely";
import type { Revision } from "#contracts/history.ts";
import type { KindName, NewKindName } from "#contracts/kinds/find-kind.ts";
import type { EntryTable, TrashedEntryTable } from "./schema-entry.ts";
import type { OwnPageTable, TrashedOwnPageTable } from "./schema-own-page.ts";

/** Something that staff write and visitors read, in one language. */
type Placed = { kind: string; documentId: string; lang: string };

/** What is public of a thing that exists once (home, settings, a package …). */
export type DocumentTable = Placed & {
  /** Number of the schema that `body` is written in. */
  schema: number;
  version: number;
  /** ISO 8601, UTC. */
  updatedAt: string;
  /** JSON. */
  body: string;
};

/** Waiting changes: nobody but staff sees them. */
export type DraftTable = Placed & {
  schema: number;
  version: number;
  /** Version of the public state that they began from; 0: nothing was public. */
  base: number;
  savedAt: string;
  userId: string | null;
  userName: string;
  /** When their author began this session of writing. */
  since: string;
  /** When they go public, ISO 8601, UTC; null: when somebody says so. */
  publishAt: string | null;
  /** Who said so. */
  plannedBy: string | null;
  /** Why they did not at that moment: the code of what refused them. */
  problem: string | null;
  /** Since when something that was never public is in the trash; null: it is not. */
  deletedAt: string | null;
  /** When the version was made that was put here; null: it has been written since. */
  restoredFrom: string | null;
  /** Version that waited before that; null: nothing waited. */
  restoredOver: number | null;
  body: string;
};

/** A state that waiting changes had, for whoever goes on from there. */
export type DraftStepTable = Placed & {
  /** Counts on when the waiting changes are gone and others are begun. */
  version: number;
  schema: number;
  at: string;
  since: string;
  userId: string | null;
  userName: string;
  /** Version of the step that is needed to read `body`; null: none. */
  base: number | null;
  /** JSON, compressed. */
  body: Buffer;
};

/** Who has an editor open. */
export type PresenceTable = Placed & {
  userId: string;
  userName: string;
  since: string;
  /** Of the last sign. */
  at: string;
  /** Of the part of a text in which they write. */
  heading: string | null;
};

/** A secret address under which somebody without an account sees waiting changes. */
export type SharedPreviewTable = Placed & {
  secretHash: string;
  createdAt: string;
  expiresAt: string;
  /** Null: nobody known. */
  userId: string | null;
  /** Who shared it. */
  userName: string;
  /** When those waiting changes went public or were given up; others begun since are not shared. */
  endedAt: string | null;
};

/** Where a page was that has moved. */
export type RedirectTable = {
  id: string;
  /** Of a post or page as its address is written; of an entry of one's own as `readOldAddress` says it. */
  fromPath: string;
  kind: NewKindName | "own";
  /** Of the post or page; empty for an entry of one's own. */
  documentId: string;
  /** Of an entry of one's own, as it is sent. */
  target: string | null;
  at: string;
  uses: Generated<number>;
  lastUsedAt: string | null;
};

/** An address that people asked for and that is not there; nothing is stored about them. */
export type UnknownPathTable = {
  id: string;
  path: string;
  count: number;
  since: string;
  lastAt: string;
  /** 1: staff have seen it and leave it as it is. */
  isLeft: Generated<number>;
};

/** What something was at one time, and who made it so. */
export type RevisionTable = Placed & {
  /** Sorts by time. */
  id: string;
  schema: number;
  /** Of the document, from then on. */
  version: number;
  at: string;
  /** Null: nobody known. */
  userId: string | null;
  userName: string;
  action: Revision["action"];
  /** Of changes that waited: when their author began that session of writing. */
  since: string | null;
  /** Of changes that waited as they were restored: when that version was made. */
  restoredFrom: string | null;
  /** Id of the revision that is needed to read `body`; null: none. */
  base: string | null;
  /** JSON, compressed. */
  body: Buffer;
};

/** What a published thing needs of the site: written when it is published. */
export type ReferenceTable = {
  /** Path of a page, or folder of a picture of the library. */
  target: string;
  kind: KindName;
  documentId: string;
  lang: string;
};

export type ContentTables = {
  document: DocumentTable;
  entry: EntryTable;
  trashedEntry: TrashedEntryTable;
  ownPage: OwnPageTable;
  trashedOwnPage: TrashedOwnPageTable;
  draftStep: DraftStepTable;
  draft: DraftTable;
  presence: PresenceTable;
  redirect: RedirectTable;
  reference: ReferenceTable;
  revision: RevisionTable;
  sharedPreview: SharedPreviewTable;
  unknownPath: UnknownPathTable;
};
