import { blogLinkOf, blogPath } from "#contracts/blog-path.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { createRedirectMap, type Moved, type RedirectMap } from "./redirect-map.ts";

/** An engine takes so many values in one statement. */
const ROWS_AT_ONCE = 500;

/** All entries of one's own. */
export async function loadOwn(source: Db | Tx): Promise<{ rows: Moved[]; map: RedirectMap }> {
  const found = await source
    .selectFrom("redirect")
    .select(["fromPath", "target"])
    .where("kind", "=", "own")
    .execute();
  const rows = found.flatMap(({ fromPath: from, target: to }) =>
    to === null ? [] : [{ from, to }],
  );
  return { rows, map: createRedirectMap(rows) };
}

export type PostPlaces = {
  /** Links that posts have. */
  there: ReadonlySet<string>;
  /** Links that posts had, and where those are now. */
  moved: ReadonlyMap<string, string>;
};

/** Of these links. */
export async function placesOfPosts(source: Db | Tx, links: string[]): Promise<PostPlaces> {
  const there = new Set<string>();
  const moved = new Map<string, string>();
  const all = [...new Set(links)];
  for (let start = 0; start < all.length; start += ROWS_AT_ONCE) {
    const some = all.slice(start, start + ROWS_AT_ONCE);
    const posts = source.selectFrom("blog").select("link").where("link", "in", some);
    for (const { link } of await posts.execute()) there.add(link);
    const redirects = await source
      .selectFrom("redirect")
      .innerJoin("blog", "blog.id", "redirect.documentId")
      .select(["fromPath", "blog.link"])
      .where("kind", "=", "post")
      .where("fromPath", "in", some.map(blogPath))
      .execute();
    for (const { fromPath, link } of redirects) {
      moved.set(blogLinkOf(fromPath) ?? "", blogPath(link));
    }
  }
  return { there, moved };
}
