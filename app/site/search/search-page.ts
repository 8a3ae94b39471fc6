import type { Piece } from "#contracts/blog.ts";
import type { FoundPage } from "#contracts/site-search.ts";

/** As it is shown: one of what was found. */
export type FoundLine = {
  /** In this language. */
  to: string;
  title: Piece[];
  text: Piece[];
};

/** What a search page says; null: nothing was asked for. */
export type SearchPage = {
  q: string;
  count: number;
  groups: FoundGroupShown[];
} | null;

export type FoundGroupShown = {
  is: FoundPage["is"] | "departure" | "post";
  lines: FoundLine[];
  /** Where the rest of them is. */
  more: { to: string; text: string }[];
};
