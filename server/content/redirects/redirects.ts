import { blogPath } from "#contracts/blog-path.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import { findMoved } from "#server/content/posts/post-move.ts";
import type { Db } from "#server/db/schema.ts";
import { createCurrentRedirects } from "./current-redirects.ts";
import { linkIn } from "./link-in.ts";
import { createRedirectReading } from "./redirect-reading.ts";
import { addUses } from "./redirect-uses.ts";
import { createRedirectWriting } from "./redirect-writing.ts";

/** Addresses that moved: those that posts had, and entries of one's own. */
export function createRedirects(db: Db, content: ContentVersion) {
  const current = createCurrentRedirects(db, content);
  /** Where an address without a page leads, of one's own or of a post that moved; null: nowhere. */
  async function findNext(url: string): Promise<string | null> {
    const own = await current.find(url);
    if (own) return own.to;
    const link = linkIn(url);
    const moved = link && (await findMoved(db, link));
    return moved ? blogPath(moved) : null;
  }

  return {
    ...current,
    ...createRedirectReading(db),
    ...createRedirectWriting(db, content),
    findNext,

    /** The link that a post's old one leads to; null: it leads to none. */
    findNextLink: async (link: string) => linkIn((await findNext(blogPath(link))) ?? ""),

    addUses: (counts: ReadonlyMap<string, number>) => addUses(db, counts),
  };
}
