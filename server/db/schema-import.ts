import type { ImportSource, ImportState } from "#contracts/import.ts";

/** Something that is taken over from another site. */
export type ImportTable = {
  id: string;
  source: ImportSource;
  /** Of the file, or the address of the old site. */
  name: string;
  /** Of the old site; empty: nobody has said it. */
  address: string;
  bytes: number | null;
  state: ImportState;
  /** What it is to come to: that it was looked through, taken over, undone. */
  wish: "look" | "take" | "undo";
  step: "texts" | "pictures" | "addresses";
  /** 1: every thing of it has its row. */
  isLooked: number;
  /** 1: whoever is at it stops as soon as it can. */
  isStopping: number;
  /** Code of what ended it. */
  problem: string | null;
  done: number;
  /** 0: not known yet. */
  total: number;
  /** JSON: `ImportNote[]`. */
  notes: string;
  userId: string;
  userName: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** The last sign of whoever is at it. */
  aliveAt: string;
  finishedAt: string | null;
};

/**
 * `planned`: it would come. `known`: an earlier import brought it. `out`: it does not come. `kept`: it could not be
 * undone.
 */
export type ItemState = "planned" | "made" | "known" | "out" | "undone" | "kept";

export type ImportItemTable = {
  importId: string;
  /** In the order of its source. */
  number: number;
  /** What it is known by wherever it comes from. */
  key: string;
  kind: "post" | "page" | "home" | "package" | "other";
  title: string;
  /** That it gets, or has; of what does not come empty. */
  documentId: string;
  link: string;
  /** The link that it should have, and that is taken; null: it has it. */
  wished: string | null;
  /** Path and query of its old address; null: nothing is to lead on. */
  oldPath: string | null;
  isPublic: number;
  state: ItemState;
  /** As it was made: a higher one was changed since. */
  version: number | null;
  /** Of what leads on from its old address; empty: nothing could. */
  redirectId: string | null;
  /** JSON: what was there before; null: nothing. */
  before: string | null;
  /** JSON: `Note[]`. */
  notes: string;
};

export type ImportPictureTable = {
  importId: string;
  address: string;
  /** `found`: nobody has asked for it. `made`: it came. `known`: it was here. `gone`: it did not come. */
  state: "found" | "made" | "known" | "gone" | "undone" | "kept";
  mediaId: string | null;
  /** Where it lies here. */
  url: string | null;
};

export type ImportTables = {
  import: ImportTable;
  importItem: ImportItemTable;
  importPicture: ImportPictureTable;
};
