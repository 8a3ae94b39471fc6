import type { Note } from "#contracts/import-notes.ts";
import type { PackageId } from "#contracts/kinds/package.ts";
import { homeWriteSchema, packageWriteSchema } from "#contracts/kinds/schemas.ts";
import { authorOf, recordAuditEntries } from "#server/audit/audit-entry.ts";
import { openAmong } from "#server/content/drafts/presence.ts";
import { forgetAll } from "#server/content/forget.ts";
import { movePageToTrash } from "#server/content/own-pages/own-page-writing.ts";
import { changeCounts } from "#server/content/posts/post-count.ts";
import { moveToTrash } from "#server/content/posts/post-writing.ts";
import type { Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { ImportWork } from "./import-work.ts";
import { type ItemRow, notesOf } from "./item-records.ts";
import type { Run } from "./run.ts";
import { one } from "./sources/source.ts";

/** In SQLite readers wait for a transaction: for these it takes about 20 ms. */
const ITEMS_AT_ONCE = 3;
const RAISED_EACH_MS = 30_000;
const PICTURES_AT_ONCE = 20;

/**
 * What an import brought goes, the last thing first, as if it had never come. What somebody has written on since lies in
 * the trash, where it can be brought back for a while.
 */
export async function undo(run: Run, work: ImportWork): Promise<void> {
  const { db, items, site } = work;
  const { id } = run.row;
  run.at.total = await items.countIn(id, ["made", "undone", "kept"]);
  run.at.done = await items.countIn(id, ["undone", "kept"]);
  let raisedAt = Date.now();
  try {
    for (;;) {
      const rows = await items.newestIn(id, "made", ITEMS_AT_ONCE);
      if (rows.length === 0) break;
      for (const row of rows.filter(isDocument)) await undoDocument(row);
      await db.transaction().execute((tx) =>
        undoTexts(
          tx,
          rows.filter((row) => !isDocument(row)),
        ),
      );
      run.at.done += rows.length;
      if (Date.now() - raisedAt > RAISED_EACH_MS) {
        await site.contentVersion.raise();
        raisedAt = Date.now();
      }
      await run.breathe();
    }
  } finally {
    await site.contentVersion.raise();
  }
  await undoPictures(run, work);

  async function undoTexts(tx: Tx, rows: ItemRow[]): Promise<void> {
    if (rows.length === 0) return;
    const author = await authorOf(tx, run.row.userId);
    const redirects = rows.flatMap(({ redirectId }) => redirectId || []);
    if (redirects.length > 0)
      await tx.deleteFrom("redirect").where("id", "in", redirects).execute();
    const undone = await withoutPosts(tx, rows);
    const drafts = await withoutDrafts(
      tx,
      rows.filter(({ documentId }) => !undone.has(documentId)),
    );
    const gone = new Set([...undone, ...drafts]);
    for (const row of rows) {
      if (!gone.has(row.documentId)) await putAside(tx, row);
    }
    for (const kind of ["post", "own-page"] as const) {
      const ofKind = rows.filter((row) => gone.has(row.documentId) && kindOf(row) === kind);
      await forgetAll(
        tx,
        kind,
        ofKind.map(({ documentId }) => documentId),
      );
    }
    const left = rows.filter(({ documentId }) => gone.has(documentId));
    const deeds = left.map(({ documentId, kind, title }) => ({
      ...({ action: "delete", thingId: documentId, summary: title } as const),
      thing: kind === "page" ? ("own-page" as const) : ("blog" as const),
    }));
    if (deeds.length > 0) await recordAuditEntries(tx, author, deeds);
    await items.put(
      tx,
      rows.map((row) =>
        gone.has(row.documentId) ? { ...row, state: "undone" as const } : withEdited(row),
      ),
    );
  }

  function withEdited(row: ItemRow): ItemRow {
    const note = one("edited", row.title);
    run.summary.add([note]);
    return noted({ ...row, state: "undone" }, note);
  }

  /** What somebody has changed: to the trash, unless it lies there already or is gone. */
  async function putAside(tx: Tx, { kind, documentId }: ItemRow): Promise<void> {
    const by = { by: run.row.userId };
    try {
      await (kind === "page"
        ? movePageToTrash(tx, documentId, by)
        : moveToTrash(tx, documentId, by));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== "not-found") throw error;
    }
  }

  /** As it was before, where nobody has changed it since. */
  async function undoDocument(row: ItemRow): Promise<void> {
    const by = { by: run.row.userId };
    const before = row.before === null ? null : { ...JSON.parse(row.before), version: row.version };
    try {
      if (!before) throw new DomainError("changed-meanwhile");
      if (row.kind === "home") await site.home.update(homeWriteSchema.parse(before), by);
      else
        await site.package.update(
          row.documentId as PackageId,
          packageWriteSchema.parse(before),
          by,
        );
      await items.put(db, [{ ...row, state: "undone" }]);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== "changed-meanwhile") throw error;
      const note = one("in-use", row.title);
      run.summary.add([note]);
      await items.put(db, [noted({ ...row, state: "kept" }, note)]);
    }
  }
}

const isDocument = ({ kind }: ItemRow) => kind === "home" || kind === "package";

const kindOf = ({ kind }: ItemRow) => (kind === "page" ? "own-page" : "post");

const noted = (row: ItemRow, note: Note): ItemRow => ({
  ...row,
  notes: JSON.stringify([...notesOf(row), note]),
});

/** Where somebody's words lie: what waits, what was given up, and translations. */
const WORDS_IN = ["draft", "revision", "document"] as const;

/** Public posts as they were made, which nobody has open. @returns their ids */
async function withoutPosts(tx: Tx, rows: readonly ItemRow[]): Promise<Set<string>> {
  const ids = rows
    .filter(({ kind, isPublic }) => kind === "post" && isPublic === 1)
    .map(({ documentId }) => documentId);
  if (ids.length === 0) return new Set();
  const written = WORDS_IN.map((table) =>
    tx
      .selectFrom(table)
      .select("documentId")
      .where("kind", "=", "post")
      .where("documentId", "in", ids)
      .$if(table === "revision", (rows) => rows.where("action", "=", "draft")),
  );
  const gone = await tx
    .deleteFrom("blog")
    .where("id", "in", ids)
    .where("version", "=", 1)
    .where((eb) => eb.and(written.map((documents) => eb("id", "not in", documents))))
    .where("id", "not in", openAmong(tx, "post", ids))
    .returning(["id", "type"])
    .execute();
  const changes = new Map<string, number>();
  for (const { type } of gone) changes.set(type, (changes.get(type) ?? 0) - 1);
  await changeCounts(tx, changes);
  const found = new Set(gone.map(({ id }) => id));
  if (found.size > 0)
    await tx
      .deleteFrom("postRead")
      .where("blogId", "in", [...found])
      .execute();
  return found;
}

/** What waits as it was begun, unplanned, and nobody has open. @returns their ids */
async function withoutDrafts(tx: Tx, rows: readonly ItemRow[]): Promise<Set<string>> {
  const gone = new Set<string>();
  for (const row of rows) {
    const { documentId, version } = row;
    const kind = kindOf(row);
    const { numDeletedRows } = await tx
      .deleteFrom("draft")
      .where("kind", "=", kind)
      .where("documentId", "=", documentId)
      .where("documentId", "not in", openAmong(tx, kind, [documentId]))
      .where("base", "=", 0)
      .where("version", "=", version ?? 0)
      .where("publishAt", "is", null)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    if (numDeletedRows > 0n) gone.add(documentId);
  }
  return gone;
}

/** Those that it brought and that nothing else shows. */
async function undoPictures(run: Run, { library, pictures }: ImportWork): Promise<void> {
  const { id, userId } = run.row;
  run.at.step = "pictures";
  for (;;) {
    const found = await pictures.namesIn(id, "made", PICTURES_AT_ONCE);
    if (found.length === 0) return;
    for (const { address, mediaId } of found) {
      const isGone = mediaId === null || (await isRemoved(mediaId));
      await pictures.keep(
        id,
        address,
        isGone ? { state: "undone", mediaId: null, url: null } : { state: "kept" },
      );
      if (!isGone) run.summary.add([one("in-use", address)]);
      await run.breathe();
    }
  }

  async function isRemoved(mediaId: string): Promise<boolean> {
    try {
      await library.remove(mediaId, { by: userId });
      return true;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === "not-found") return true;
      if (error.code === "picture-in-use") return false;
      throw error;
    }
  }
}
