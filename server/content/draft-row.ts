import type { Db, Tx } from "#server/db/schema.ts";
import { columnsOf, type Place } from "./place.ts";

export const draftAt = (source: Db | Tx, place: Place) =>
  source
    .selectFrom("draft")
    .selectAll()
    .where((eb) => eb.and(columnsOf(place)));

/** @param version only that; without it whichever is there */
export async function forgetDraft(tx: Tx, place: Place, version?: number): Promise<void> {
  const drafts = tx.deleteFrom("draft").where((eb) => eb.and(columnsOf(place)));
  await (version === undefined ? drafts : drafts.where("version", "=", version)).execute();
}

/** Who publishes has brought what they were writing; somebody else's waiting changes stay. */
export async function forgetOwnDraft(tx: Tx, place: Place, by: string | null): Promise<void> {
  await tx
    .deleteFrom("draft")
    .where((eb) => eb.and(columnsOf(place)))
    .where("userId", "is not distinct from", by)
    .execute();
}
