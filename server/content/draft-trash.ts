import { asObject } from "#contracts/as-object.ts";
import { asText } from "#contracts/as-text.ts";
import type { NewKindName } from "#contracts/kinds/find-kind.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { stampNow } from "#server/time/stamp.ts";
import { UNPLANNED } from "./draft-row.ts";
import { columnsOf, type Place } from "./place.ts";

/** What was never public, in the trash: its waiting changes say since when. */

type Titled = { title: string };

/** @returns null where nothing waits that was never public */
export async function moveDraftToTrash(tx: Tx, place: Place): Promise<Titled | null> {
  const row = await tx
    .updateTable("draft")
    .set({ deletedAt: await stampNow(tx), ...UNPLANNED })
    .where((eb) => eb.and(columnsOf(place)))
    // Those of what is in the trash already stay with it.
    .where("base", "=", 0)
    .where("deletedAt", "is", null)
    .returning("body")
    .executeTakeFirst();
  return row ? shownOf(row) : null;
}

/** What is in the trash does not go public by itself: in no language, and not when it is back. */
export async function callOffPlans(tx: Tx, kind: NewKindName, ids: readonly string[]) {
  await tx
    .updateTable("draft")
    .set(UNPLANNED)
    .where("kind", "=", kind)
    .where("documentId", "in", ids)
    .where("publishAt", "is not", null)
    .execute();
}

/** @returns null where the trash has none that can be brought back */
export async function restoreDraft(tx: Tx, place: Place) {
  const row = await tx
    .updateTable("draft")
    .set({ deletedAt: null })
    .where((eb) => eb.and(columnsOf(place)))
    .where("deletedAt", "is not", null)
    .returning(["version", "savedAt", "body"])
    .executeTakeFirst();
  return row ? { version: row.version, savedAt: row.savedAt, title: shownOf(row).title } : null;
}

/** Its id, where it lies there. */
export const trashedDraftAt = (source: Db | Tx, place: Place) =>
  source
    .selectFrom("draft")
    .select("documentId as id")
    .where((eb) => eb.and(columnsOf(place)))
    .where("deletedAt", "is not", null);

/** Those of a kind that can still be brought back. */
export async function trashedDrafts(db: Db, kind: NewKindName) {
  const rows = await db
    .selectFrom("draft")
    .select(["documentId", "body", "deletedAt"])
    .where("kind", "=", kind)
    .where("deletedAt", "is not", null)
    .execute();
  return rows.map(({ documentId, body, deletedAt }) => ({
    ...{ _id: documentId, ...shownOf({ body }) },
    deletedAt: deletedAt ?? "",
  }));
}

/** Those of a kind whose time is over. */
export const oldTrashedDrafts = (tx: Tx, kind: NewKindName, oldest: string, most: number) =>
  tx
    .selectFrom("draft")
    .select("documentId as id")
    .where("kind", "=", kind)
    .where("deletedAt", "<", oldest)
    .limit(most)
    .forUpdate()
    .execute();

/** What a list says of something that may be unfinished. */
export function shownOf({ body }: { body: string }) {
  const { title, type, link } = asObject(JSON.parse(body));
  return { title: asText(title), type: asText(type), link: asText(link) };
}
