import type { Note, NoteName } from "#contracts/import-notes.ts";

/** A post or page as its site kept it. */
export type SourceText = {
  kind: "post" | "page";
  /** What it is known by wherever it comes from: the same again is the same post. */
  key: string;
  title: string;
  /** As the old site wrote it, percent-encoding undone; empty: it had none. */
  slug: string;
  html: string;
  /** An empty line ends a paragraph. */
  hasLines: boolean;
  /** Its first category; empty: it has none. */
  type: string;
  /** ISO 8601, UTC; null: not known. */
  at: string | null;
  updatedAt: string | null;
  /** Its old address, whole. */
  address: string;
  /** Of its picture; empty: it has none. */
  image: string;
  isPublic: boolean;
  notes: Note[];
};

/** The home page or a package: there is one of each here already. */
export type SourceDocument = {
  kind: "home" | "package";
  key: string;
  id: string;
  title: string;
  body: unknown;
};

/** What does not come, and why. */
export type SourceOther = {
  kind: "other";
  key: string;
  title: string;
  what: NoteName;
  name: string;
};

export type SourceItem = SourceText | SourceDocument | SourceOther;

/** In the order of the file, each time the same. */
export type Source = { items: () => AsyncGenerator<SourceItem> };

export const one = (what: NoteName, name = ""): Note => ({ what, count: 1, name });
