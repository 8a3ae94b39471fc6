import { newBlogSchema } from "#contracts/blog-write.ts";
import { insertPosts, type OldPost } from "#server/content/posts/insert-posts.ts";
import { isTaken } from "#server/db/is-taken.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { createFreeLinks } from "./free-links.ts";
import type { ImportWork } from "./import-work.ts";
import { type ItemRow, notesOf } from "./item-records.ts";
import type { PreparedText } from "./prepare.ts";
import type { Run } from "./run.ts";
import { one, type SourceText } from "./sources/source.ts";

/** A text whose pictures are here; sanitised. */
export type Ready = {
  row: ItemRow;
  item: SourceText;
  text: PreparedText;
  html: string;
  image: string | null;
};

/** The picture of the specification, for posts without one. */
const DRAWN = "/default-bg.jpg";
const MOST_TRIES = 3;

export function createMakeTexts(run: Run, { db, site, items }: ImportWork) {
  const by = run.row.userId;

  /** A few at a time, in one transaction with what is said of them. */
  async function makePublic(all: readonly Ready[]): Promise<void> {
    const posts = all.map((ready) => ({ ready, post: postOf(ready) }));
    const good = posts.flatMap(({ ready, post }) => (post ? [{ ready, post }] : []));
    for (const { ready, post } of posts) if (!post) await leaveOut(ready);
    for (let turn = 1; ; turn++) {
      try {
        return await db.transaction().execute(async (tx) => {
          const wishes = good.map(({ ready }) => ({ kind: "post" as const, link: ready.row.link }));
          const links = await createFreeLinks(tx).giveAll(wishes);
          const made = good.map(({ ready, post }, index) => {
            const link = links[index] ?? ready.row.link;
            return { row: withLink(ready.row, link), post: { ...post, link } };
          });
          await insertPosts(
            tx,
            made.map(({ post }) => post),
            by,
          );
          await items.put(
            tx,
            made.map(({ row }) => ({ ...row, state: "made" as const, version: 1 })),
          );
        });
      } catch (error) {
        // Where transactions run side by side, somebody was quicker to take a link.
        if (!isTaken(error) || turn === MOST_TRIES) throw error;
      }
    }
  }

  /** Not public: it waits as something that is written. */
  async function begin(ready: Ready): Promise<void> {
    const { row, item } = ready;
    const kind = item.kind === "page" ? "own-page" : "post";
    const body = kind === "post" ? draftOf(ready) : pageOf(ready);
    try {
      const { version } = await site.draft.begin(kind, body, { by }, { id: row.documentId });
      await items.put(db, [{ ...row, state: "made", version }]);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === "draft-too-large") return leaveOut(ready);
      if (error.code !== "changed-meanwhile") throw error;
      // Begun before the process ended, and written on since.
      await items.put(db, [{ ...row, state: "made", version: 0 }]);
    }
  }

  async function leaveOut({ row }: Ready): Promise<void> {
    const note = one("unreadable", row.title);
    run.summary.add([note]);
    const notes = JSON.stringify([...notesOf(row), note]);
    await items.put(db, [{ ...row, state: "out", notes }]);
  }

  return { makePublic, begin };
}

const draftOf = ({ row, text, html, image }: Ready) => ({
  ...{ title: text.title, type: text.type, image: image ?? DRAWN, link: row.link },
  content: html,
});

const pageOf = ({ row, text, html }: Ready) => ({
  ...{ title: text.title, link: row.link, description: "", isInFooter: false },
  content: html,
});

/** Null: it breaks a rule that every post keeps. */
function postOf(ready: Ready): OldPost | null {
  const { success, data } = newBlogSchema.safeParse(draftOf(ready));
  if (!success) return null;
  const { item, row } = ready;
  const now = new Date().toISOString();
  const createdAt = item.at && item.at < now ? item.at : now;
  const updatedAt = item.updatedAt && item.updatedAt < now ? item.updatedAt : createdAt;
  const { version: _, ...written } = data;
  return { _id: row.documentId, ...written, createdAt, updatedAt };
}

/** Taken since it was looked through. */
function withLink(row: ItemRow, link: string): ItemRow {
  if (link === row.link) return row;
  const notes = JSON.stringify([...notesOf(row), one("taken", link)]);
  return { ...row, link, wished: row.wished ?? row.link, notes };
}
