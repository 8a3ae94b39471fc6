import type { OtherSide } from "#contracts/draft.ts";
import type { By } from "#server/audit/audit-entry.ts";
import type { Place } from "#server/content/place.ts";
import { bodyNow } from "#server/content/state.ts";
import type { Tx } from "#server/db/schema.ts";
import type { Standing } from "./draft-merge.ts";
import { present } from "./draft-store.ts";
import { type Seen, toldOf, writersSince } from "./whose-words.ts";

/**
 * What waits, or else what is public, for whoever contradicts it; null: there is nothing. Changes that were seen and
 * are gone, and nothing was published since, were thrown away: whoever wrote them has not written now.
 */
export async function otherSide(
  tx: Tx,
  place: Place,
  { there, published }: Standing,
  seen: Seen,
  who: By,
): Promise<OtherSide | null> {
  const isThrownAway = !there && seen.version !== undefined && seen.base === published?.version;
  const writers = isThrownAway ? [] : await writersSince(tx, place, seen, { there, published });
  const by = toldOf(writers, who);
  if (there) return { ...present(place, there), by };
  if (!published) return null;
  const { version: base, at: savedAt } = published;
  return { version: 0, base, savedAt, body: bodyNow(place, published), by };
}
