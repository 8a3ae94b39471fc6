import { blogPath } from "#contracts/blog-path.ts";
import { languageAt } from "#contracts/languages.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import type { Db } from "#server/db/schema.ts";
import { createCurrentRedirects } from "./current-redirects.ts";
import { linkIn, placePathIn } from "./link-in.ts";
import { movedIn } from "./moved-in.ts";
import { createRedirectReading } from "./redirect-reading.ts";
import { addUses } from "./redirect-uses.ts";
import { createRedirectWriting } from "./redirect-writing.ts";

/** Addresses that moved: those that posts and pages had, and entries of one's own. */
export function createRedirects(db: Db, content: ContentVersion) {
  const current = createCurrentRedirects(db, content);
  /** Where an address without a page leads, of one's own or of what moved; null: nowhere. */
  async function findNext(url: string): Promise<string | null> {
    const own = await current.find(url);
    if (own) return own.to;
    const from = placePathIn(url);
    return from === null ? null : ((await movedIn(db, [from])).get(from) ?? null);
  }

  return {
    ...current,
    ...createRedirectReading(db),
    ...createRedirectWriting(db, content),
    findNext,

    /** Under what the use of an address that led on is counted; null: it is none that can lead on. */
    usedAt(url: string): string | null {
      const { path } = languageAt(url);
      return current.known(url)?.from ?? current.known(path)?.from ?? placePathIn(path);
    },

    /** The link that a post's old one leads to; null: it leads to none. */
    findNextLink: async (link: string) => linkIn((await findNext(blogPath(link))) ?? ""),

    addUses: (counts: ReadonlyMap<string, number>) => addUses(db, counts),
  };
}
