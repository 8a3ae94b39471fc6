import type { Blog } from "#contracts/blog.ts";
import { blogPath } from "#contracts/blog-path.ts";
import { postKind } from "#contracts/kinds/post.ts";
import { schemaOf } from "#contracts/kinds/upgraded.ts";
import { authorOf, recordAuditEntries } from "#server/audit/audit-entry.ts";
import { claimAddresses } from "#server/content/move.ts";
import { recordFirstReferences } from "#server/content/reference.ts";
import { recordFirstRevisions } from "#server/content/revision.ts";
import type { Tx } from "#server/db/schema.ts";
import { insertRows, rowOf, writtenOf } from "./post-row.ts";

export type OldPost = Omit<Blog, "version" | "language">;

/**
 * Posts of another site, with the times that they have there and the first line of their history and of the audit
 * trail: as many statements as for one. Whoever calls says that pages have changed.
 * @param posts sanitised, with links that nobody has
 * @throws InputError where one shows a picture that is not in the library
 */
export async function insertPosts(tx: Tx, posts: readonly OldPost[], by: string): Promise<void> {
  if (posts.length === 0) return;
  const at = new Date().toISOString();
  const author = await authorOf(tx, by);
  await claimAddresses(
    tx,
    posts.map(({ link }) => blogPath(link)),
  );
  await insertRows(
    tx,
    posts.map((post) => rowOf({ ...post, version: 1 })),
  );
  const made = posts.map((post) => {
    const place = { kind: "post", id: post._id } as const;
    const body = writtenOf(post);
    return { place, body, state: { schema: schemaOf(postKind), version: 1, at, body } };
  });
  const revisions = await recordFirstRevisions(tx, made, author);
  const deeds = posts.map(({ _id, title }, index) => ({
    ...({ action: "create", thing: "blog", thingId: _id, summary: title } as const),
    revision: revisions[index] ?? null,
  }));
  await recordAuditEntries(tx, author, deeds);
  await recordFirstReferences(tx, made);
}
