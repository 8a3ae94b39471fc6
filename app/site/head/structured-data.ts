import { daysOfWeek } from "#app/site/pages/opening-days.ts";
import type { SiteData } from "#app/site/pieces/site-data.ts";
import type { Blog } from "#contracts/blog.ts";
import type { Package } from "#contracts/kinds/package.ts";
import { pathIn } from "#contracts/languages.ts";
import { language } from "#i18n/en/language.ts";
import * as pageTitles from "#i18n/en/page-titles.ts";

/** A schema.org thing as JSON-LD. */
export type JsonLd = { "@context": "https://schema.org"; "@type": string; [key: string]: unknown };

const thing = (type: string, fields: Record<string, unknown>): JsonLd => ({
  "@context": "https://schema.org",
  "@type": type,
  ...fields,
});

/** What lies at a path of ours, in the language of this one. */
export const addressOf = ({ publicUrl }: Pick<SiteData, "publicUrl">, path: string): string =>
  publicUrl + pathIn(language, path);

const agencyId = (publicUrl: string) => `${publicUrl}/#agency`;

export function travelAgency({ settings, publicUrl }: SiteData): JsonLd {
  const { brand, look, phones, mail, address, hours, social } = settings;
  return thing("TravelAgency", {
    "@id": agencyId(publicUrl),
    name: brand.name,
    slogan: brand.tagline,
    url: `${publicUrl}/`,
    logo: new URL(look.logo, publicUrl).href,
    image: addressOf({ publicUrl }, "/og/home.jpg"),
    telephone: phones.map((phone) => phone.number),
    ...(mail.address ? { email: mail.address } : {}),
    ...(address ? { address } : {}),
    openingHoursSpecification: hours
      .map(({ opens, closes, ...days }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: daysOfWeek(days),
        opens,
        closes,
      }))
      .filter(({ dayOfWeek }) => dayOfWeek.length > 0),
    sameAs: social.map(({ url }) => url),
  });
}

type Crumb = { title: string; path: string };

/** Home, and the page itself unless it is home. */
export function breadcrumbs(site: SiteData, { title, path }: Crumb): JsonLd[] {
  if (path === "/") return [];
  const crumbs = [
    { name: pageTitles.home, item: addressOf(site, "/") },
    ...(path.startsWith("/blog/")
      ? [{ name: pageTitles.blog, item: addressOf(site, "/blog") }]
      : []),
    { name: title, item: addressOf(site, path) },
  ];
  return [
    thing("BreadcrumbList", {
      itemListElement: crumbs.map((crumb, index) => ({
        "@type": "ListItem",
        position: index + 1,
        ...crumb,
      })),
    }),
  ];
}

/** Journeys are trips; the visas are services. */
export function packageData(site: SiteData, pack: Package, path: string): JsonLd {
  const { publicUrl } = site;
  const isVisa = pack._id.endsWith("-visa");
  return thing(isVisa ? "Service" : "TouristTrip", {
    name: pack.title,
    description: pack.description,
    url: addressOf(site, path),
    inLanguage: pack.language ?? language,
    image: addressOf(site, `/og/${pack._id}.jpg`),
    provider: { "@id": agencyId(publicUrl), "@type": "TravelAgency", url: `${publicUrl}/` },
    ...(isVisa ? { serviceType: pack.title } : {}),
  });
}

type Article = Pick<Blog, "title" | "type" | "createdAt" | "updatedAt" | "language">;

export function blogPosting(site: SiteData, post: Article, path: string): JsonLd {
  const publisher = { "@type": "TravelAgency", "@id": agencyId(site.publicUrl) };
  return thing("BlogPosting", {
    headline: post.title,
    articleSection: post.type,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    mainEntityOfPage: addressOf(site, path),
    inLanguage: post.language ?? language,
    image: addressOf(site, `/og${path}.jpg`),
    author: { ...publisher, name: site.settings.brand.name },
    publisher: { ...publisher, name: site.settings.brand.name },
  });
}
