import { randomUUID } from "node:crypto";
import { blogPath } from "#contracts/blog-path.ts";
import { keyOf } from "#contracts/old-address.ts";
import type { Db, Tx } from "#server/db/schema.ts";

type Move = { from: string; to: string /** ISO 8601, UTC. */; at: string };

/**
 * The old address leads to the post, also after further moves; an address that a post uses again
 * leads nowhere else. Entries of one's own that led to the old address lead to the new one.
 */
export async function recordMove(tx: Tx, id: string, { from, to, at }: Move): Promise<void> {
  const fromPath = blogPath(from);
  await claimAddress(tx, from);
  await claimAddress(tx, to);
  await tx
    .insertInto("redirect")
    .values({ id: randomUUID(), fromPath, kind: "post", documentId: id, at })
    .execute();
  await tx
    .updateTable("redirect")
    .set({ target: blogPath(to) })
    .where("target", "=", fromPath)
    .execute();
}

/** A post that takes an address takes it from whatever led on from there before. */
export async function claimAddress(tx: Tx, link: string): Promise<void> {
  const path = blogPath(link);
  await tx.deleteFrom("redirect").where("fromPath", "=", path).execute();
  await tx
    .deleteFrom("redirect")
    .where("fromPath", "=", keyOf(path))
    .where("kind", "=", "own")
    .execute();
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
