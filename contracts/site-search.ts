import type { BlogFinding, Piece } from "./blog.ts";
import type { Entry } from "./entry.ts";
import type { InLanguage } from "./languages.ts";

/** What the site is searched through beside posts and departures, in the order of the answer. */
export const FOUND_GROUPS = ["package", "papers", "page"] as const;

export type FoundGroup = (typeof FOUND_GROUPS)[number];

/** A page that was found, the hits marked. */
export type FoundPage = InLanguage & {
  is: FoundGroup;
  /** Its path, as in English. */
  to: string;
  title: Piece[];
  text: Piece[];
};

/** What a search of the whole site finds: the first of each kind, and how many there are. */
export type SiteFound = {
  pages: FoundPage[];
  departures: Entry<"departure">[];
  departureCount: number;
  posts: BlogFinding[];
  postCount: number;
};
