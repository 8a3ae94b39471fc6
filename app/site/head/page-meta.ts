import type { MetaDescriptor } from "react-router";
import { type SiteData, siteDataOf } from "#app/site/pieces/site-data.ts";
import { type Language, pathIn } from "#contracts/languages.ts";
import { language, previewLocale } from "#i18n/en/language.ts";
import { addressOf, breadcrumbs, type JsonLd } from "./structured-data.ts";

type PageMeta = {
  title: string;
  description: string;
  /** Canonical path, with the query that makes it another page. */
  path: string;
  /** Name of the sharing picture under /og. */
  picture: string;
  type?: "website" | "article";
  /** To be sent to people, not to be found. */
  isUnlisted?: true;
  /** More about the page for machines; the breadcrumbs come by themselves. */
  data?: (site: SiteData) => JsonLd[];
};

type Matches = Parameters<typeof siteDataOf>[0];

/**
 * Title, description, canonical, sharing tags and structured data of a public page.
 * @param asked the language of its address
 */
export function pageMeta(
  matches: Matches,
  page: PageMeta,
  asked: Language = language,
): MetaDescriptor[] {
  const site = siteDataOf(matches);
  // The layout itself failed: the error screen needs a title and nothing else.
  if (!site) return [{ title: page.title }];

  const brand = site.settings.brand.name;
  const { languages, isOwn } = readIn(site, page.path, asked);
  const isListed = isOwn && !page.isUnlisted;
  const addressIn = (one: Language) => site.publicUrl + pathIn(one, page.path);
  const url = addressIn(isOwn ? asked : "en");
  const image = addressOf(site, `/og/${page.picture}.jpg`);
  const description = clip(page.description);
  const data = [...(page.data?.(site) ?? []), ...breadcrumbs(site, page)];
  return [
    { title: `${page.title} | ${brand}` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...(isListed ? alternates(languages, addressIn) : [{ name: "robots", content: "noindex" }]),
    { property: "og:locale", content: previewLocale },
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

/** A page whose content is not translated yet shows the English one: that is where it should be found. */
function readIn({ page }: SiteData, path: string, asked: Language) {
  const languages = page && page.path === path.split("?", 1)[0] ? page.languages : null;
  return { languages: languages ?? [], isOwn: languages?.includes(asked) ?? true };
}

function alternates(
  languages: readonly Language[],
  addressIn: (one: Language) => string,
): MetaDescriptor[] {
  if (languages.length < 2) return [];
  const link = (hrefLang: string, href: string) => ({
    ...{ tagName: "link" as const, rel: "alternate", hrefLang, href },
  });
  const each = languages.map((one) => link(one, addressIn(one)));
  return [...each, link("x-default", addressIn("en"))];
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
