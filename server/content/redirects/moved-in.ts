import { blogPath } from "#contracts/blog-path.ts";
import { ownPagePath } from "#contracts/own-page-path.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** Where posts and pages are now that had these addresses; those that are not public have none. */
export async function movedIn(source: Db | Tx, paths: string[]): Promise<Map<string, string>> {
  const rows = await source
    .selectFrom("redirect")
    .leftJoin("blog", (join) =>
      join.onRef("blog.id", "=", "redirect.documentId").on("redirect.kind", "=", "post"),
    )
    .leftJoin("ownPage", (join) =>
      join.onRef("ownPage.id", "=", "redirect.documentId").on("redirect.kind", "=", "own-page"),
    )
    .select(["fromPath", "blog.link as postLink", "ownPage.link as pageLink"])
    .where("fromPath", "in", paths)
    .execute();
  return new Map(
    rows.flatMap(({ fromPath, ...links }) => {
      const to = pathTo(links);
      return to === null ? [] : [[fromPath, to]];
    }),
  );
}

/** Of which at most one is there. */
export function pathTo({ postLink, pageLink }: Record<"postLink" | "pageLink", string | null>) {
  if (postLink !== null) return blogPath(postLink);
  return pageLink === null ? null : ownPagePath(pageLink);
}
