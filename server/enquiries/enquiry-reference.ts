import { randomInt } from "node:crypto";

/** No letter that looks like another, and no vowel: it makes no words. */
const LETTERS = "23456789BCDFGHJKMNPQRSTVWXYZ";
const SHORTEST = 4;
const TRIES_A_LENGTH = 3;

/**
 * What a visitor reads out on the telephone, for example RH-7K3Q.
 * @param failures how many made just now were taken already: where many are, it grows
 */
export function makeReference(failures = 0): string {
  const length = SHORTEST + Math.floor(failures / TRIES_A_LENGTH);
  const letters = Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]);
  return `RH-${letters.join("")}`;
}
