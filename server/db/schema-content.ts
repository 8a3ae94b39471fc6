import type { Revision } from "#contracts/history.ts";

/** One editable thing that exists once (home, settings, a package …), kept as JSON text. */
export type DocumentTable = {
  id: string;
  body: string;
  version: number;
  /** ISO 8601, UTC. */
  updatedAt: string;
};

/** What something was at one time, and who made it so. */
export type RevisionTable = {
  /** Sorts by time. */
  id: string;
  kind: string;
  documentId: string;
  lang: string;
  /** Of the document, from then on. */
  version: number;
  at: string;
  /** Null: nobody known. */
  userId: string | null;
  userName: string;
  action: Revision["action"];
  /** Id of the revision that `body` needs for being read; null: none. */
  base: string | null;
  /** JSON, compressed. */
  body: Buffer;
};

/** Where a picture of the library is used: written when that is published. */
export type PictureUseTable = { stem: string; kind: string; documentId: string };
