import type { OtherSide } from "#contracts/draft.ts";
import type { By } from "#server/audit/audit-entry.ts";
import type { Place } from "#server/content/place.ts";
import { bodyNow } from "#server/content/state.ts";
import type { Tx } from "#server/db/schema.ts";
import type { Standing } from "./draft-merge.ts";
import { present } from "./draft-store.ts";
import { type Seen, whoseWords } from "./whose-words.ts";

/** What waits, or else what is public, for whoever contradicts it; null: there is nothing. */
export async function otherSide(
  tx: Tx,
  place: Place,
  { there, published }: Standing,
  seen: Seen,
  who: By,
): Promise<OtherSide | null> {
  const by = await whoseWords(tx, place, seen, { there, published }, who);
  if (there) return { ...present(place, there), by };
  if (!published) return null;
  const { version: base, at: savedAt } = published;
  return { version: 0, base, savedAt, body: bodyNow(place, published), by };
}
