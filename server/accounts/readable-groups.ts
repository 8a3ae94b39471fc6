import { randomInt } from "node:crypto";

/** None that looks like another: they are read from a screen or from paper, and typed. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** "k7m2p-x9qra": about five bits a letter. */
export function readableGroups(groups: number, length: number): string {
  const group = () => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: groups }, group).join("-");
}
