import type { Seats } from "#contracts/departure-state.ts";
import type { DepartingId } from "#contracts/kinds/departure.ts";

/** What the page that compares shows, in words. */
export type Cell = {
  text: string;
  /** Smaller, on a line of its own. */
  more?: string;
  seats?: Seats;
  /** Shown as windows too. */
  nights?: number;
  isStrong?: true;
};

export type Row = {
  label: string;
  /** Under the label: what is the same in every column. */
  about?: string;
  /** Of a city that has a colour. */
  at?: string;
  cells: Cell[];
};

export type Group = { title: string; rows: Row[] };

export type Column = {
  id: string;
  days: string;
  /** The same page without it; the dates of the package where it is the last. */
  without: string;
  /** Where to ask. */
  ask: string;
};

export type Comparison = {
  id: DepartingId;
  /** One of those that were asked for is not there. */
  isOneGone: boolean;
  /** More were asked for than stand beside each other. */
  isTooMany: boolean;
  isOnlyDifferent: boolean;
  isInTaka: boolean;
  columns: Column[];
  groups: Group[];
  /** What is the same, in words, and left away. */
  same: string;
  /** The same page with every line, or with what differs; as in English. */
  other: string;
  /** Dates that may be added. */
  others: { id: string; days: string }[];
  /** When it was made, in words. */
  moment: string;
  /** Its whole address, for messages. */
  address: string;
};
