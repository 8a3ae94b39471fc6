import type { Entry } from "#contracts/entry.ts";
import type { NamedDeparture } from "#contracts/told-when.ts";
import { presentEntry } from "#server/content/entries/entry-shelf.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** Of those ids the departures that are public; what was deleted is not there. */
export async function findDepartures(
  source: Db | Tx,
  ids: readonly (string | null)[],
): Promise<Entry<"departure">[]> {
  const asked = [...new Set(ids)].filter((id) => id !== null);
  if (asked.length === 0) return [];
  const rows = await source
    .selectFrom("entry")
    .selectAll()
    .where("kind", "=", "departure")
    .where("id", "in", asked)
    .execute();
  return rows.map((row) => presentEntry(row) as Entry<"departure">);
}

/** What it is called by. */
export const named = (departure: Entry<"departure">): NamedDeparture => {
  const { _id, package: id, title, leavesOn, returnsOn, from } = departure;
  return { _id, package: id as NamedDeparture["package"], title, leavesOn, returnsOn, from };
};
