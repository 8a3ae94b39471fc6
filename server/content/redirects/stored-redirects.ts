import { blogLinkOf, blogPath } from "#contracts/blog-path.ts";
import { keyOf } from "#contracts/old-address.ts";
import { ownPagePath } from "#contracts/own-page-path.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { movedIn } from "./moved-in.ts";
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

/** Posts and pages of one's own, by their paths as our links write them. */
export type Places = {
  there: ReadonlySet<string>;
  /** Where those are now that were there. */
  moved: ReadonlyMap<string, string>;
  /** Of all public pages of one's own, as entries of one's own are kept. */
  pageKeys: ReadonlySet<string>;
};

/** What is, or was, at these paths. */
export async function placesAt(source: Db | Tx, paths: string[]): Promise<Places> {
  const pages = await source.selectFrom("ownPage").select("link").execute();
  const pagePaths = pages.map(({ link }) => ownPagePath(link));
  const there = new Set(pagePaths);
  const moved = new Map<string, string>();
  const all = [...new Set(paths)];
  for (let start = 0; start < all.length; start += ROWS_AT_ONCE) {
    const some = all.slice(start, start + ROWS_AT_ONCE);
    const links = some.flatMap((path) => blogLinkOf(path) ?? []);
    const posts = source.selectFrom("blog").select("link").where("link", "in", links);
    if (links.length > 0) for (const { link } of await posts.execute()) there.add(blogPath(link));
    for (const [from, to] of await movedIn(source, some)) moved.set(from, to);
  }
  return { there, moved, pageKeys: new Set(pagePaths.map((path) => keyOf(path) ?? path)) };
}
