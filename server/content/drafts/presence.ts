import { authorOf } from "#server/audit/audit-entry.ts";
import { columnsOf, type Place } from "#server/content/place.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** Whoever has given no sign for so long is gone. */
const HERE_MS = 60_000;

const oldestSign = () => new Date(Date.now() - HERE_MS).toISOString();

/**
 * A sign of somebody who has an editor open; signs of those who are gone are forgotten.
 * @param heading of the part of the text in which they write now; undefined: where they did
 */
export async function noteHere(
  tx: Tx,
  place: Place,
  by: string | null,
  heading?: string | null,
): Promise<void> {
  await tx.deleteFrom("presence").where("at", "<", oldestSign()).execute();
  if (!by) return;
  const { userName } = await authorOf(tx, by);
  const at = new Date().toISOString();
  const sign = { userName, at, ...(heading === undefined ? {} : { heading }) };
  await tx
    .insertInto("presence")
    .values({ ...columnsOf(place), userId: by, since: at, ...sign })
    .onConflict((conflict) =>
      conflict.columns(["kind", "documentId", "lang", "userId"]).doUpdateSet(sign),
    )
    .execute();
}

/** Who else is there, who came first before the others. */
export const othersAt = (source: Db | Tx, place: Place, by: string | null) =>
  source
    .selectFrom("presence")
    .select(["userName as name", "since", "heading"])
    .where((eb) => eb.and(columnsOf(place)))
    .where("at", ">=", oldestSign())
    .where("userId", "is distinct from", by)
    .orderBy("since")
    .orderBy("userId")
    .execute();
