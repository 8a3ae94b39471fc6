import type { Piece } from "#contracts/blog.ts";
import { searchWords, WORD } from "./search-words.ts";

/** So much is shown before the first hit, so that it is read in its sentence. */
const LEAD_LENGTH = 40;

/** The text in pieces, the hits marked. @param asked as `askedWords` makes them */
export function markHits(text: string, asked: string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, word } of hitsIn(text, asked)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: word, isHit: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** The part of a text around its first hit, else its beginning; cut between words, without an ellipsis at its end. */
export function snippetOf(text: string, asked: string[], length: number): Piece[] {
  const first = hitsIn(text, asked).next().value?.index ?? 0;
  const space = text.slice(0, first).indexOf(" ", first - LEAD_LENGTH);
  const start = first <= LEAD_LENGTH ? 0 : space < 0 ? first : space + 1;
  return markHits(`${start > 0 ? "…" : ""}${beginningOf(text.slice(start), length)}`, asked);
}

function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(" ");
  return space > 0 ? cut.slice(0, space) : cut;
}

/** Words that begin with something that was asked for. */
function* hitsIn(text: string, asked: string[]): Generator<{ index: number; word: string }> {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = searchWords(word)[0] ?? "";
    if (asked.some((begun) => folded.startsWith(begun))) yield { index, word };
  }
}
