import { randomUUID } from "node:crypto";
import type { Blog } from "#contracts/blog.ts";
import { blogPath } from "#contracts/blog-path.ts";
import type { BlogUpdate, NewBlog, TrashedBlog } from "#contracts/blog-write.ts";
import type { BegunPost } from "#contracts/draft.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import { moveDraftToTrash, restoreDraft, trashedDrafts } from "#server/content/draft-trash.ts";
import { forgetAll } from "#server/content/forget.ts";
import { claimAddress } from "#server/content/move.ts";
import { publicHtml } from "#server/content/public-html.ts";
import { type Publishing, publish } from "#server/content/publish.ts";
import { asTrashed, emptyTrash, oldestKept } from "#server/content/trash.ts";
import { isTaken } from "#server/db/is-taken.ts";
import type { BlogRow, Db, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { COLUMNS, insertRows, writtenOf } from "./post-row.ts";
import { lockedRow, postShelf } from "./post-shelf.ts";
import { movePostsToTrash } from "./trash-posts.ts";

/** What was read of it. */
type Known = { version?: number | undefined };

type Created = {
  post: Blog;
  /** False: it was there already. */
  isNew: boolean;
};

export function createPostWriting(db: Db, content: ContentVersion) {
  return {
    /**
     * A post that is there already, word for word, is not made twice: the answer to the first try
     * was lost.
     * @param id as it was sent with then; with other words now it is the same post, as long as it is as it was made, or
     * has the version that is given
     * @throws DomainError "link-taken" by another post, "changed-meanwhile", "in-trash"
     */
    async create(
      { version = 1, ...fields }: NewBlog & Known,
      by: By,
      id?: string,
    ): Promise<Created> {
      const written = cleaned(fields);
      const there = id === undefined ? null : await findSame(written);
      if (there && there._id === id) return { post: there, isNew: false };
      try {
        const post = await inTransaction((tx) =>
          publishPost(tx, id ?? randomUUID(), written, { ...by, ...(id && { version }) }),
        );
        return { post, isNew: post.version === 1 };
      } catch (error) {
        return { post: await sameAs(written, error), isNew: false };
      }
    },

    /**
     * With a `version` only that version is replaced, without one whatever is there.
     * @throws DomainError "not-found", "changed-meanwhile", "link-taken"
     */
    update: (id: string, { version, ...fields }: BlogUpdate, by: By): Promise<Blog> =>
      inTransaction((tx) =>
        publishPost(tx, id, cleaned(fields), { ...by, version, isThere: true }),
      ),

    /**
     * Waiting changes of a post that was never public; those of one that is there already, word for word, are of no
     * use any more: what made it public was not answered.
     * @throws DomainError "changed-meanwhile", "link-taken"
     */
    async publishFirst(id: string, fields: NewBlog, by: By): Promise<Blog> {
      const written = cleaned(fields);
      try {
        return await inTransaction((tx) => publishPost(tx, id, written, { ...by, version: 0 }));
      } catch (error) {
        const post = await sameAs(written, error);
        await content.change((tx) => forgetAll(tx, "post", [id]));
        return post;
      }
    },

    /**
     * To the trash, where it stays for TRASH_DAYS.
     * @throws DomainError "not-found"
     */
    remove: (id: string, { by }: By): Promise<void> =>
      inTransaction((tx) => moveToTrash(tx, id, { by })),

    /**
     * Restores it as it was.
     * @throws DomainError "not-found", "link-taken" when another post has its link by now
     */
    restore: (id: string, { by }: By): Promise<Blog | BegunPost> =>
      inTransaction(async (tx) => {
        const draft = await restoreDraft(tx, { kind: "post", id });
        if (draft) {
          const { title, ...begun } = draft;
          await record(tx, by, "restore", { id, title });
          return { _id: id, ...begun, publishAt: null };
        }
        const row = await takeOut(tx, id);
        await claimAddress(tx, blogPath(row.link));
        await insertRows(tx, [row]);
        await record(tx, by, "restore", row);
        return present(row);
      }),

    /** What can still be restored, last deleted first. */
    async listTrash(): Promise<TrashedBlog[]> {
      const rows = await db
        .selectFrom("trashedBlog")
        .select(["id as _id", "title", "type", "link", "deletedAt"])
        .orderBy("id")
        .execute();
      return asTrashed([...rows, ...(await trashedDrafts(db, "post"))]);
    },

    purgeTrash: (): Promise<void> =>
      emptyTrash(db, "post", oldestKept(), async (tx, ids) => {
        await tx.deleteFrom("postRead").where("blogId", "in", ids).execute();
      }),
  };

  /** @throws the error, where it is another one that has the link */
  async function sameAs(written: NewBlog, error: unknown): Promise<Blog> {
    const post = isLinkTaken(error) ? await findSame(written) : null;
    if (!post) throw error;
    return post;
  }

  async function findSame(written: NewBlog): Promise<Blog | null> {
    let query = db.selectFrom("blog").select(COLUMNS);
    for (const name of ["title", "type", "image", "link", "content"] as const) {
      query = query.where(name, "=", written[name]);
    }
    const row = await query.executeTakeFirst();
    return row ? present(row) : null;
  }

  async function inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await content.change(work);
    } catch (error) {
      // The only unique column besides the id, which we make.
      throw isTaken(error) ? new DomainError("link-taken") : error;
    }
  }
}

/** @throws DomainError "not-found" */
export async function moveToTrash(tx: Tx, id: string, { by }: By): Promise<void> {
  const draft = (await lockedRow(tx, id)) ? null : await moveDraftToTrash(tx, { kind: "post", id });
  if (draft) {
    await record(tx, by, "delete", { id, ...draft });
    return;
  }
  await movePostsToTrash(tx, [id], { by });
}

const isLinkTaken = (error: unknown) => error instanceof DomainError && error.code === "link-taken";

async function requireRow(tx: Tx, id: string): Promise<BlogRow> {
  const row = await lockedRow(tx, id);
  if (!row) throw new DomainError("not-found");
  return row;
}

/** In one statement, so that only one of two at the same moment takes it out. */
async function takeOut(tx: Tx, id: string): Promise<BlogRow> {
  const row = await tx
    .deleteFrom("trashedBlog")
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirst();
  if (!row) throw new DomainError("not-found");
  return row;
}

const record = (
  tx: Tx,
  by: By["by"],
  action: "delete" | "restore",
  row: Pick<BlogRow, "id" | "title">,
) => recordAuditEntry(tx, { by, action, thing: "blog", thingId: row.id, summary: row.title });

const cleaned = (post: NewBlog) => writtenOf({ ...post, content: publicHtml(post.content) });

async function publishPost(
  tx: Tx,
  id: string,
  body: NewBlog,
  how: By & Pick<Publishing, "version" | "isThere">,
): Promise<Blog> {
  const place = { kind: "post", id } as const;
  const publishing = { ...how, place, summary: body.title, bodyOf: () => body };
  const { isPublished } = await publish(tx, postShelf, publishing);
  const post = present(await requireRow(tx, id));
  if (!isPublished) throw new DomainError("changed-meanwhile", { current: post });
  return post;
}

function present(row: BlogRow): Blog {
  const { id, title, type, image, link, content, createdAt, updatedAt, version } = row;
  return { _id: id, title, type, image, link, content, createdAt, updatedAt, version };
}
