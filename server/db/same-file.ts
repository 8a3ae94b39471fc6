import { type Stats, statSync } from "node:fs";

/** Not only one that lies in the same place. */
export const isSameFile = (one: Stats | undefined, other: Stats): boolean =>
  one?.ino === other.ino && one.dev === other.dev;

/** Of a file, on this machine, wherever it lies. */
export const identityOf = ({ dev, ino }: Stats): string => `${dev}:${ino}`;

/** Whether it is known that another one lies there, or none: what cannot be looked at may be there still. */
export function isKnownGone(place: string, opened: Stats): boolean {
  try {
    return !isSameFile(statSync(place, { throwIfNoEntry: false }), opened);
  } catch {
    return false;
  }
}
