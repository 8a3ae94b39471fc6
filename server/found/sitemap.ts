import { blogPath } from "#contracts/blog-path.ts";
import type { Site } from "#server/domain/index.ts";
import { PUBLIC_PAGES } from "./public-pages.ts";
import { XML_HEAD, type Xml, xml } from "./xml.ts";

/** The format's limit for one file. */
const MAX_URLS = 50_000;

/** @param origin without a slash at the end */
export async function sitemap(site: Site, origin: string): Promise<Xml> {
  const [documents, posts] = await Promise.all([site.page.updatedAt(), site.blog.listLinks()]);
  const newestPost = posts
    .map((post) => post.updatedAt)
    .sort()
    .at(-1);
  // A page whose content nobody has written yet is a 404, or not worth finding.
  const written = PUBLIC_PAGES.filter(({ document }) => !document || documents.has(document));
  const pages = written.map(({ path, document }) => ({
    path,
    lastmod: path === "/blog" ? newestPost : documents.get(document ?? ""),
  }));
  const urls = [
    ...pages,
    ...posts.map(({ link, updatedAt }) => ({ path: blogPath(link), lastmod: updatedAt })),
  ].slice(0, MAX_URLS);

  return xml`${XML_HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map(
  ({ path, lastmod }) =>
    xml`<url><loc>${origin + path}</loc>${lastmod ? xml`<lastmod>${lastmod}</lastmod>` : ""}</url>
`,
)}</urlset>
`;
}
