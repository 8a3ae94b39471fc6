import type { MetaDescriptor } from "react-router";
import { type SiteData, siteDataOf } from "#app/site/pieces/site-data.ts";
import { breadcrumbs, type JsonLd } from "./structured-data.ts";

type PageMeta = {
  title: string;
  description: string;
  /** Canonical path, with the query that makes it another page. */
  path: string;
  /** Name of the sharing picture under /og. */
  picture: string;
  type?: "website" | "article";
  /** More about the page for machines; the breadcrumbs come by themselves. */
  data?: (site: SiteData) => JsonLd[];
};

type Matches = Parameters<typeof siteDataOf>[0];

/** Title, description, canonical, sharing tags and structured data of a public page. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const site = siteDataOf(matches);
  // The layout itself failed: the error screen needs a title and nothing else.
  if (!site) return [{ title: page.title }];

  const brand = site.settings.brand.name;
  const url = site.publicUrl + page.path;
  const image = `${site.publicUrl}/og/${page.picture}.png`;
  const description = clip(page.description);
  const data = [...(page.data?.(site) ?? []), ...breadcrumbs(site, page)];
  return [
    { title: `${page.title} | ${brand}` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:site_name", content: brand },
    { property: "og:title", content: page.title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    ...data.map((item) => ({ "script:ld+json": item })),
  ];
}

/** Pages that must not be found: 404, sign in, the admin area. */
export function unlistedMeta(matches: Matches, title: string): MetaDescriptor[] {
  const site = siteDataOf(matches);
  const brand = site ? ` | ${site.settings.brand.name}` : "";
  return [{ title: title + brand }, { name: "robots", content: "noindex" }];
}

const DESCRIPTION_LENGTH = 160;

/** Cut at a word, as search engines would. */
function clip(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const end = text.lastIndexOf(" ", DESCRIPTION_LENGTH - 1);
  return `${text.slice(0, end > 0 ? end : DESCRIPTION_LENGTH - 1)}…`;
}
