import type { KindName } from "#contracts/kinds/find-kind.ts";
import { authorOf } from "#server/audit/audit-entry.ts";
import { columnsOf, type Place } from "#server/content/place.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** Whoever has given no sign for so long is gone; a sign from later than that is from a clock that was ahead. */
const HERE_MS = 60_000;

const at = (ms: number) => new Date(ms).toISOString();
const oldestSign = () => at(Date.now() - HERE_MS);
const latestSign = () => at(Date.now() + HERE_MS);

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
  await tx
    .deleteFrom("presence")
    .where((eb) => eb.or([eb("at", "<", oldestSign()), eb("at", ">", latestSign())]))
    .execute();
  if (!by) return;
  const { userName } = await authorOf(tx, by);
  const now = at(Date.now());
  const sign = { userName, at: now, ...(heading === undefined ? {} : { heading }) };
  await tx
    .insertInto("presence")
    .values({ ...columnsOf(place), userId: by, since: now, ...sign })
    .onConflict((conflict) =>
      conflict.columns(["kind", "documentId", "lang", "userId"]).doUpdateSet(sign),
    )
    .execute();
}

const here = (source: Db | Tx) =>
  source.selectFrom("presence").where("at", ">=", oldestSign()).where("at", "<=", latestSign());

/** Those that somebody has open. */
export const openAmong = (source: Db | Tx, kind: KindName, ids: readonly string[]) =>
  here(source).select("documentId").where("kind", "=", kind).where("documentId", "in", ids);

/** Who else is there, who came first before the others. */
export const othersAt = (source: Db | Tx, place: Place, by: string | null) =>
  here(source)
    .select(["userName as name", "since", "heading"])
    .where((eb) => eb.and(columnsOf(place)))
    .where("userId", "is distinct from", by)
    .orderBy("since")
    .orderBy("userId")
    .execute();
