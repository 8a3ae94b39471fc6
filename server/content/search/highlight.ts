import type { Piece } from "#contracts/blog.ts";
import type { Term, Wanted } from "#server/db/search.ts";
import { isFoundBy } from "./indexed-words.ts";
import { searchWordsOfEach, WRITTEN_WORD } from "./search-words.ts";

/** So much is shown before the first hit, so that it is read in its sentence. */
const LEAD_LENGTH = 40;

/** Most texts have their first hit early. */
const WORDS_AT_ONCE = 20;

/** The text in pieces, the hits marked. */
export function markHits(text: string, wanted: Wanted): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, word } of hitsIn(text, wanted)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: word, isHit: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** The part of a text around its first hit, else its beginning; cut between words, without an ellipsis at its end. */
export function snippetOf(text: string, wanted: Wanted, length: number): Piece[] {
  const first = hitsIn(text, wanted).next().value?.index ?? 0;
  const space = text.slice(0, first).indexOf(" ", first - LEAD_LENGTH);
  const start = first <= LEAD_LENGTH ? 0 : space < 0 ? first : space + 1;
  return markHits(`${start > 0 ? "…" : ""}${beginningOf(text.slice(start), length)}`, wanted);
}

function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(" ");
  return space > 0 ? cut.slice(0, space) : cut;
}

type Hit = { index: number; word: string };

/** By search, whether a text is found by this word, as it is written: most come again, in this text or the next one. */
const known = new WeakMap<Wanted, Map<string, boolean>>();

/** Words that a text with them is found by. */
function* hitsIn(text: string, wanted: Wanted): Generator<Hit> {
  const terms = wanted.flat();
  const isHit = known.get(wanted) ?? new Map<string, boolean>();
  known.set(wanted, isHit);
  let some: Hit[] = [];
  for (const { 0: word, index } of text.matchAll(WRITTEN_WORD)) {
    if (some.push({ index, word }) < WORDS_AT_ONCE) continue;
    yield* hitsAmong(some, terms, isHit);
    some = [];
  }
  yield* hitsAmong(some, terms, isHit);
}

function hitsAmong(
  written: readonly Hit[],
  terms: readonly Term[],
  isHit: Map<string, boolean>,
): Hit[] {
  const unknown = written.map(({ word }) => word).filter((word) => !isHit.has(word));
  const words = unknown.length > 0 ? searchWordsOfEach(unknown) : [];
  for (const [place, one] of unknown.entries()) {
    isHit.set(one, words[place]?.some((word) => isFoundBy(word, terms)) ?? false);
  }
  return written.filter(({ word }) => isHit.get(word));
}
