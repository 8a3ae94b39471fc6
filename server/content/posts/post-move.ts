import { blogPath } from "#contracts/blog-path.ts";
import type { Db, Tx } from "#server/db/schema.ts";

type Move = { from: string; to: string /** ISO 8601, UTC. */; at: string };

/**
 * The old address leads to the post, also after further moves; an address that a post uses again
 * leads nowhere else.
 */
export async function recordMove(tx: Tx, id: string, { from, to, at }: Move): Promise<void> {
  const fromPath = blogPath(from);
  await tx
    .deleteFrom("redirect")
    .where("fromPath", "in", [fromPath, blogPath(to)])
    .execute();
  await tx.insertInto("redirect").values({ fromPath, kind: "post", documentId: id, at }).execute();
}

/** A post that takes an address takes it from the post that had it before. */
export async function claimAddress(tx: Tx, link: string): Promise<void> {
  await tx.deleteFrom("redirect").where("fromPath", "=", blogPath(link)).execute();
}

/** Of what is gone for good. */
export async function forgetMoves(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("redirect").where("kind", "=", "post").where("documentId", "=", id).execute();
}

/** The link of the post that had this one; null: none, or it is not public. */
export async function findMoved(db: Db, link: string): Promise<string | null> {
  const moved = await db
    .selectFrom("redirect")
    .innerJoin("blog", "blog.id", "redirect.documentId")
    .select("blog.link")
    .where("fromPath", "=", blogPath(link))
    .where("kind", "=", "post")
    .executeTakeFirst();
  return moved?.link ?? null;
}
