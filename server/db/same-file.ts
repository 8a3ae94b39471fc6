import type { Stats } from "node:fs";

/** Not only one that lies in the same place. */
export const isSameFile = (one: Stats | undefined, other: Stats): boolean =>
  one?.ino === other.ino && one.dev === other.dev;
