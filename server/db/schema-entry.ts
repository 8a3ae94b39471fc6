import type { EntryKindName } from "#contracts/kinds/entries.ts";

/** What is public of something of which there are many. */
export type EntryTable = {
  id: string;
  kind: EntryKindName;
  /** What it belongs to; empty: nothing. */
  parent: string;
  /** Sorts those of one parent: a day, a title. */
  position: string;
  /** Of a kind no two have the same; null: it is not found by one. */
  address: string | null;
  /** In lists of the admin area. */
  title: string;
  /** Number of the schema that `body` is written in. */
  schema: number;
  version: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
  /** JSON. */
  body: string;
};

export type TrashedEntryTable = EntryTable & { deletedAt: string };
