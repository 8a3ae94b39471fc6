import { setImmediate } from "node:timers/promises";
import { blogPath } from "#contracts/blog-path.ts";
import type { KindName } from "#contracts/kinds/find-kind.ts";
import { type Language, pathIn } from "#contracts/languages.ts";
import { ownPagePath } from "#contracts/own-page-path.ts";
import { ANY_ANSWER, papersPath } from "#contracts/papers-path.ts";
import { PUBLIC_PAGES } from "#contracts/public-pages.ts";
import { pathOf, placeAt } from "#server/content/place.ts";
import type { BlogLink } from "#server/content/posts/post-reading.ts";
import type { Site } from "#server/site.ts";
import { raw, XML_HEAD, type Xml, xml } from "./xml.ts";

/** A fifth of what the format allows, so that a file is made quickly and read at once. */
const ADDRESSES_PER_FILE = 10_000;

/** So many are made at once; others are answered in between. */
const POSTS_AT_ONCE = 500;

const XHTML = "http://www.w3.org/1999/xhtml";
const SPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

const LISTED_PAGES = PUBLIC_PAGES.filter(({ isListed }) => isListed);

const LISTED_PLACES = Map.groupBy(
  LISTED_PAGES.flatMap(({ document }) => {
    const [kind = "", id = ""] = document?.split("/") ?? [];
    return placeAt(kind, id) ?? [];
  }),
  ({ kind }) => kind,
);

type Address = {
  path: string;
  lastmod?: string | null | undefined;
  /** In which it can be read, beside English; "all": it holds words of ours alone. */
  others: readonly Language[] | "all";
};

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
    const shown = await site.languages.shown();
    const parts = index === 0 ? [urls(await pages(shown), shown)] : [];
    let from: number | BlogLink = index * postsPerFile;
    for (let left = postsPerFile; left > 0; left -= POSTS_AT_ONCE) {
      const posts: BlogLink[] = await site.blog.listLinks(Math.min(left, POSTS_AT_ONCE), from);
      const others = await othersOf("post", posts, shown);
      const addresses = posts.map(({ _id, link, updatedAt }) => ({
        ...{ path: blogPath(link), lastmod: updatedAt, others: others.get(_id) ?? [] },
      }));
      parts.push(urls(addresses, shown));
      const last = posts.at(-1);
      if (!last) break;
      from = last;
      await setImmediate();
    }
    const alternates = shown.length > 1 ? raw(` xmlns:xhtml="${XHTML}"`) : "";
    return xml`${XML_HEAD}<urlset xmlns="${SPACE}"${alternates}>
${raw(parts.join(""))}</urlset>
`;
  }

  /** A site in English alone asks nothing. */
  async function othersOf(
    kind: KindName,
    things: { _id: string }[],
    shown: readonly Language[],
  ): Promise<Map<string, Language[]>> {
    if (shown.length < 2) return new Map();
    const ids = things.map(({ _id }) => _id);
    return site.translation.languagesOf(kind, ids);
  }

  /** Of the pages that are listed one by one, by "kind/id": a query a kind. */
  async function othersByDocument(shown: readonly Language[]): Promise<Map<string, Language[]>> {
    const found = new Map<string, Language[]>();
    await Promise.all(
      [...LISTED_PLACES].map(async ([kind, places]) => {
        const things = places.map(({ id }) => ({ _id: id }));
        for (const [id, languages] of await othersOf(kind, things, shown)) {
          found.set(pathOf({ kind, id }), languages);
        }
      }),
    );
    return found;
  }

  async function pages(shown: readonly Language[]): Promise<Address[]> {
    const [documents, lastPost, [ownPages, ownOthers], documentOthers, lists] = await Promise.all([
      site.page.updatedAt(),
      site.blog.lastUpdate(),
      ownPagesIn(shown),
      othersByDocument(shown),
      papers(shown),
    ]);
    // A page whose content nobody has written yet is a 404, or not worth finding.
    const written = LISTED_PAGES.filter(({ document }) => !document || documents.has(document));
    const listed = written.map(({ path, kind, document }) => ({
      path,
      lastmod: kind === "blog-list" ? lastPost : documents.get(document ?? ""),
      others: document ? (documentOthers.get(document) ?? []) : ("all" as const),
    }));
    const own = ownPages.map(({ _id, link, updatedAt }) => ({
      ...{ path: ownPagePath(link), lastmod: updatedAt, others: ownOthers.get(_id) ?? [] },
    }));
    return [...listed, ...own, ...lists];
  }

  async function ownPagesIn(shown: readonly Language[]) {
    const ownPages = await site.ownPage.list();
    return [ownPages, await othersOf("own-page", ownPages, shown)] as const;
  }

  /** The lists of papers, each for one answer. */
  async function papers(shown: readonly Language[]): Promise<Address[]> {
    const visas = await site.entry.list("visa");
    const others = await othersOf("visa", visas, shown);
    return visas.flatMap(({ _id, profiles, updatedAt, ...visa }) => {
      const path = papersPath(visa);
      if (path === null) return [];
      const answers = profiles.length > 0 ? profiles.map((profile) => profile.link) : [ANY_ANSWER];
      return answers.map((answer) => ({
        ...{ path: `${path}/${answer}`, lastmod: updatedAt, others: others.get(_id) ?? [] },
      }));
    });
  }

  /** Each page once in each of its languages, which name one another. */
  function urls(addresses: Address[], shown: readonly Language[]): string {
    const each = addresses.flatMap(({ path, lastmod, others }) => {
      const languages = shown.filter(
        (language) => language === "en" || others === "all" || others.includes(language),
      );
      const href = (language: Language) => origin + pathIn(language, path);
      const alternate = (hreflang: string, language: Language) =>
        xml`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href(language)}"/>`;
      const alternates =
        languages.length > 1
          ? [...languages.map((one) => alternate(one, one)), alternate("x-default", "en")]
          : [];
      return languages.map(
        (language) =>
          xml`<url><loc>${href(language)}</loc>${lastmod ? xml`<lastmod>${lastmod}</lastmod>` : ""}${alternates}</url>
`,
      );
    });
    return each.join("");
  }
}
