import { randomUUID } from "node:crypto";
import type { Blog } from "#contracts/blog.ts";
import type { BlogUpdate, NewBlog, TrashedBlog } from "#contracts/blog-write.ts";
import { TRASH_DAYS } from "#contracts/blog-write.ts";
import { plainText, searchTextOf } from "#contracts/plain-text.ts";
import { isTaken } from "#server/db/is-taken.ts";
import type { BlogRow, Db, Tx } from "#server/db/schema.ts";
import { type By, recordDeed } from "./audit.ts";
import type { ContentVersion } from "./content-version.ts";
import { DomainError } from "./domain-error.ts";
import { sanitise } from "./sanitise.ts";

const DAY_MS = 86_400_000;

export function createBlogWriting(db: Db, content: ContentVersion) {
  return {
    /** @throws DomainError "link-taken" */
    create: ({ title, type, image, link, content }: NewBlog, { by }: By): Promise<Blog> =>
      inTransaction(async (tx) => {
        const now = new Date().toISOString();
        const row: BlogRow = {
          id: randomUUID(),
          ...columnsOf({ title, type, image, link, content }),
          createdAt: now,
          updatedAt: now,
          version: 1,
        };
        await tx.insertInto("blog").values(row).execute();
        await record(tx, by, "create", row);
        return present(row);
      }),

    /**
     * With a `version` only that version is replaced, without one whatever is there.
     * @throws DomainError "not-found", "changed-meanwhile", "link-taken"
     */
    update: (id: string, { version, ...fields }: BlogUpdate, { by }: By): Promise<Blog> =>
      inTransaction(async (tx) => {
        const old = await requireRow(tx, "blog", id);
        if (version !== undefined && version !== old.version) throw changedMeanwhile(old);
        const row: BlogRow = {
          ...old,
          ...columnsOf(fields),
          updatedAt: new Date().toISOString(),
          version: old.version + 1,
        };
        const { numUpdatedRows } = await tx
          .updateTable("blog")
          .set(row)
          .where("id", "=", id)
          .where("version", "=", old.version)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw changedMeanwhile(await requireRow(tx, "blog", id));
        await record(tx, by, "update", row);
        return present(row);
      }),

    /**
     * To the trash, where it stays for TRASH_DAYS.
     * @throws DomainError "not-found"
     */
    remove: (id: string, { by }: By): Promise<void> =>
      inTransaction(async (tx) => {
        const row = await requireRow(tx, "blog", id);
        await tx.deleteFrom("blog").where("id", "=", id).execute();
        const deletedAt = new Date().toISOString();
        await tx
          .insertInto("trashedBlog")
          .values({ ...row, deletedAt })
          .execute();
        await record(tx, by, "delete", row);
        await purge(tx);
      }),

    /**
     * As it was.
     * @throws DomainError "not-found", "link-taken" when another post has its link by now
     */
    restore: (id: string, { by }: By): Promise<Blog> =>
      inTransaction(async (tx) => {
        await purge(tx);
        const { deletedAt: _, ...row } = await requireRow(tx, "trashedBlog", id);
        await tx.deleteFrom("trashedBlog").where("id", "=", id).execute();
        await tx.insertInto("blog").values(row).execute();
        await record(tx, by, "restore", row);
        return present(row);
      }),

    /** What can still be restored, last deleted first. */
    async listTrash(): Promise<TrashedBlog[]> {
      const rows = await db
        .selectFrom("trashedBlog")
        .select(["id as _id", "title", "type", "link", "deletedAt"])
        .where("deletedAt", ">=", oldestKept())
        .orderBy("deletedAt", "desc")
        .orderBy("id")
        .execute();
      return rows.map((row) => ({
        ...row,
        restorableUntil: new Date(Date.parse(row.deletedAt) + TRASH_DAYS * DAY_MS).toISOString(),
      }));
    },

    purgeTrash: (): Promise<void> => inTransaction(purge),
  };

  async function inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await content.change(work);
    } catch (error) {
      // The only unique column besides the id, which we make.
      throw isTaken(error) ? new DomainError("link-taken") : error;
    }
  }
}

async function requireRow<T extends "blog" | "trashedBlog">(tx: Tx, table: T, id: string) {
  const row = await tx
    .selectFrom(table as "trashedBlog")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError("not-found");
  return row;
}

async function purge(tx: Tx): Promise<void> {
  const old = tx.selectFrom("trashedBlog").select("id").where("deletedAt", "<", oldestKept());
  await tx.deleteFrom("postRead").where("blogId", "in", old).execute();
  await tx.deleteFrom("trashedBlog").where("deletedAt", "<", oldestKept()).execute();
}

const oldestKept = () => new Date(Date.now() - TRASH_DAYS * DAY_MS).toISOString();

const changedMeanwhile = (row: BlogRow) =>
  new DomainError("changed-meanwhile", { current: present(row) });

const record = (
  tx: Tx,
  by: By["by"],
  action: "create" | "update" | "delete" | "restore",
  row: BlogRow,
) => recordDeed(tx, { by, action, thing: "blog", thingId: row.id, summary: row.title });

function columnsOf(fields: Pick<Blog, "title" | "type" | "image" | "link" | "content">) {
  const content = sanitise(fields.content);
  return {
    ...fields,
    content,
    searchText: searchTextOf(fields.title, fields.type, plainText(content)),
  };
}

function present({ id, searchText: _, ...columns }: BlogRow): Blog {
  return { _id: id, ...columns };
}
