import type { DepartingId } from "#contracts/kinds/departure.ts";
import { ENGLISH } from "#server/content/place.ts";
import type { Db } from "#server/db/schema.ts";
import { fittedBody } from "./fitted-body.ts";

/** Of a package: who plans further ahead sees clashes within these. */
const MOST_DAYS = 1000;
/** What waits, of all packages. */
const MOST_WAITING = 1000;
/** What waits may hold anything else. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * On which days how many of a package will leave once what waits is public: those that were never
 * public are counted too. Days are YYYY-MM-DD, from `today` on.
 */
export async function departureDays(
  db: Db,
  parent: DepartingId,
  today: string,
): Promise<Record<string, number>> {
  const [open, waiting] = await Promise.all([
    db
      .selectFrom("entry")
      .select(({ fn }) => ["position", fn.countAll<number>().as("count")])
      .where("kind", "=", "departure")
      .where("parent", "=", parent)
      .where("position", ">=", today)
      .groupBy("position")
      .orderBy("position")
      .limit(MOST_DAYS)
      .execute(),
    db
      .selectFrom("draft")
      .leftJoin("entry", "entry.id", "draft.documentId")
      .select(["draft.documentId", "draft.schema", "draft.body", "entry.parent", "entry.position"])
      .where("draft.kind", "=", "departure")
      .where("draft.lang", "=", ENGLISH)
      .where("draft.deletedAt", "is", null)
      .orderBy("draft.savedAt", "desc")
      .orderBy("draft.documentId")
      .limit(MOST_WAITING)
      .execute(),
  ]);
  const days = new Map(open.map(({ position, count }) => [position, Number(count)]));
  const add = (day: string, more: number) => days.set(day, (days.get(day) ?? 0) + more);
  for (const { documentId, schema, body, position, ...row } of waiting) {
    if (row.parent === parent && position && days.has(position)) add(position, -1);
    const { leavesOn, package: id } = fittedBody(documentId, { schema, body });
    if (id === parent && DAY.test(leavesOn) && leavesOn >= today) add(leavesOn, 1);
  }
  return Object.fromEntries([...days].filter(([, count]) => count > 0));
}
