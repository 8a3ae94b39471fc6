import type { DraftWrite } from "#contracts/draft.ts";
import { wordsIn } from "#contracts/kinds/translation.ts";
import { kindAt, originalOf, type Place } from "#server/content/place.ts";
import type { Shelf } from "#server/content/publish.ts";
import { type Body, bodyNow, type State } from "#server/content/state.ts";
import { notOpen } from "#server/content/trash.ts";
import type { Tx } from "#server/db/schema.ts";

/** Where what is public of a place lies. */
export type ShelfOf = (place: Place) => Shelf;

/**
 * What a translation is of: what is not public in English, or not any more, waits in no other language.
 * @throws DomainError "not-found", "in-trash"
 */
export async function requireOriginal(tx: Tx, shelfOf: ShelfOf, place: Place): Promise<State> {
  const original = originalOf(place);
  const english = await shelfOf(original).read(tx, original);
  if (!english) throw await notOpen(tx, original);
  return english;
}

/** The English words that what is written of a translation is made from, by field. */
export function madeFrom(
  place: Place,
  english: State,
  { body, edits, made }: Pick<DraftWrite, "body" | "edits" | "made">,
): Body {
  const original = originalOf(place);
  const words = wordsIn(kindAt(original)?.fields ?? {}, bodyNow(original, english));
  const names = Object.keys({ ...body, ...edits });
  return Object.fromEntries(names.map((name) => [name, made?.[name] ?? words[name]]));
}
