import { randomInt } from "node:crypto";

/** No letter that looks like another, and no vowel, so that it never spells a word. */
const LETTERS = "23456789BCDFGHJKMNPQRSTVWXYZ";
const SHORTEST = 4;
const TRIES_A_LENGTH = 3;

/**
 * What a visitor reads out on the telephone, for example RH-7K3Q.
 * @param failures how many of those made just now were taken already: after many it gets longer
 */
export function makeReference(failures = 0): string {
  const length = SHORTEST + Math.floor(failures / TRIES_A_LENGTH);
  const letters = Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]);
  return `RH-${letters.join("")}`;
}
