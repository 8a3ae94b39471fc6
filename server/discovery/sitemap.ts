import { setImmediate } from "node:timers/promises";
import { blogPath } from "#contracts/blog-path.ts";
import { ownPagePath } from "#contracts/own-page-path.ts";
import { PUBLIC_PAGES } from "#contracts/public-pages.ts";
import type { BlogLink } from "#server/content/posts/post-reading.ts";
import type { Site } from "#server/site.ts";
import { raw, XML_HEAD, type Xml, xml } from "./xml.ts";

/** A fifth of what the format allows, so that a file is made quickly and read at once. */
const ADDRESSES_PER_FILE = 10_000;

/** So many are made at once; others are answered in between. */
const POSTS_AT_ONCE = 500;

const SPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

const LISTED_PAGES = PUBLIC_PAGES.filter(({ isListed }) => isListed);

type Address = { path: string; lastmod?: string | null | undefined };

/**
 * Every public address, in one file while they fit, else in numbered files that an index names. Posts
 * come oldest first, so that a new one changes the last file alone.
 * @param origin without a slash at the end
 */
export function createSitemap(site: Site, origin: string, perFile = ADDRESSES_PER_FILE) {
  const postsPerFile = perFile - LISTED_PAGES.length;
  const countFiles = async () => Math.ceil((await site.blog.count({})) / postsPerFile);

  return {
    /** The file, or the index of the files. */
    async whole(): Promise<Xml> {
      const files = await countFiles();
      if (files <= 1) return fileOf(0);
      const numbers = Array.from({ length: files }, (_, index) => index + 1);
      return xml`${XML_HEAD}<sitemapindex xmlns="${SPACE}">
${numbers.map(
  (number) => xml`<sitemap><loc>${origin}/sitemap-${number}.xml</loc></sitemap>
`,
)}</sitemapindex>
`;
    },

    /** @returns null when the index names no such file */
    async part(number: number): Promise<Xml | null> {
      const files = await countFiles();
      return files > 1 && number >= 1 && number <= files ? fileOf(number - 1) : null;
    },
  };

  async function fileOf(index: number): Promise<Xml> {
    const parts = index === 0 ? [urls(await pages())] : [];
    let from: number | BlogLink = index * postsPerFile;
    for (let left = postsPerFile; left > 0; left -= POSTS_AT_ONCE) {
      const posts: BlogLink[] = await site.blog.listLinks(Math.min(left, POSTS_AT_ONCE), from);
      parts.push(
        urls(posts.map((post) => ({ path: blogPath(post.link), lastmod: post.updatedAt }))),
      );
      const last = posts.at(-1);
      if (!last) break;
      from = last;
      await setImmediate();
    }
    return xml`${XML_HEAD}<urlset xmlns="${SPACE}">
${raw(parts.join(""))}</urlset>
`;
  }

  async function pages(): Promise<Address[]> {
    const documents = await site.page.updatedAt();
    const lastPost = await site.blog.lastUpdate();
    const ownPages = await site.ownPage.list();
    return [
      // A page whose content nobody has written yet is a 404, or not worth finding.
      ...LISTED_PAGES.filter(({ document }) => !document || documents.has(document)).map(
        ({ path, kind, document }) => ({
          path,
          lastmod: kind === "blog-list" ? lastPost : documents.get(document ?? ""),
        }),
      ),
      ...ownPages.map(({ link, updatedAt }) => ({ path: ownPagePath(link), lastmod: updatedAt })),
    ];
  }

  function urls(addresses: Address[]): string {
    const each = addresses.map(
      ({ path, lastmod }) =>
        xml`<url><loc>${origin + path}</loc>${lastmod ? xml`<lastmod>${lastmod}</lastmod>` : ""}</url>
`,
    );
    return each.join("");
  }
}
