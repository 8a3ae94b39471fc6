import { asObject } from "#contracts/as-object.ts";
import type { TrashedBlog } from "#contracts/blog-write.ts";
import { forgetDrafting, UNPLANNED } from "#server/content/draft-row.ts";
import { forgetRevisions } from "#server/content/revision.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** Posts that were never public, in the trash: their waiting changes say since when. */

type Titled = { title: string };

/** @returns null where nothing waits */
export async function moveDraftToTrash(tx: Tx, id: string): Promise<Titled | null> {
  const row = await tx
    .updateTable("draft")
    .set({ deletedAt: new Date().toISOString(), ...UNPLANNED })
    .where((eb) => eb.and({ kind: "post", documentId: id }))
    .where("deletedAt", "is", null)
    .returning("body")
    .executeTakeFirst();
  return row ? shownOf(row) : null;
}

/** @returns null where the trash has none that can be brought back */
export async function restoreDraft(tx: Tx, id: string, oldest: string) {
  const row = await tx
    .updateTable("draft")
    .set({ deletedAt: null })
    .where((eb) => eb.and({ kind: "post", documentId: id }))
    .where("deletedAt", ">=", oldest)
    .returning(["version", "savedAt", "body"])
    .executeTakeFirst();
  return row ? { version: row.version, savedAt: row.savedAt, title: shownOf(row).title } : null;
}

export async function trashedDrafts(
  db: Db,
  oldest: string,
): Promise<Omit<TrashedBlog, "restorableUntil">[]> {
  const rows = await db
    .selectFrom("draft")
    .select(["documentId", "body", "deletedAt"])
    .where("deletedAt", ">=", oldest)
    .execute();
  return rows.map(({ documentId, body, deletedAt }) => ({
    ...{ _id: documentId, ...shownOf({ body }) },
    deletedAt: deletedAt ?? "",
  }));
}

export async function purgeDrafts(tx: Tx, oldest: string): Promise<void> {
  const gone = await tx
    .selectFrom("draft")
    .select("documentId as id")
    .where("deletedAt", "<", oldest)
    .execute();
  for (const { id } of gone) {
    await forgetRevisions(tx, { kind: "post", id });
    await forgetDrafting(tx, { kind: "post", id });
  }
}

/** What a list says of a post that may be unfinished. */
export function shownOf({ body }: { body: string }) {
  const { title, type, link } = asObject(JSON.parse(body));
  return { title: textOf(title), type: textOf(type), link: textOf(link) };
}

/** What is unfinished may be anything. */
const textOf = (value: unknown) => (typeof value === "string" ? value : "");
