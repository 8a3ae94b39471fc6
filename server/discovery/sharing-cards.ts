import type { PackageId } from "#contracts/kinds/package.ts";
import type { ListedPageName } from "#contracts/public-pages.ts";
import type { Spoken } from "#i18n/spoken.ts";
import type { Site } from "#server/site.ts";

export type SharingCard = { title: string; image: string };

/** null before the site has that content. */
type FindCard = (site: Site, words: Spoken) => Promise<SharingCard | null>;

const cardOf =
  (id: PackageId): FindCard =>
  async (site) => {
    const found = await site.package.find(id);
    return found && { title: found.title, image: found.bannerimageUrl };
  };

/** What the sharing picture of each listed page shows. */
export const SHARING_CARDS: Record<ListedPageName, FindCard> = {
  home: async (site) => {
    const slide = (await site.home.find())?.Slide[0];
    return slide ? { title: slide.content, image: slide.bgImage } : null;
  },
  about: async (site) => (await site.page.findAbout())?.hero ?? null,
  umrah: cardOf("umrah"),
  hajj: cardOf("hajj"),
  tours: cardOf("tours"),
  "student-visa": cardOf("student-visa"),
  "work-visa": cardOf("work-visa"),
  blog: async (_, { headings }) => ({ title: headings.blog, image: "/art/routes-map.svg" }),
  contact: async (site) => (await site.page.findContact())?.hero ?? null,
  trust: async (site) => (await site.page.findTrust())?.hero ?? null,
  "get-started": async (_, { headings }) => ({
    title: headings["get-started"],
    image: "/art/flight-wing.svg",
  }),
  "privacy-policy": async (site) => {
    const privacy = await site.page.findPrivacy();
    return privacy && { title: privacy.title, image: "/art/passport-desk.svg" };
  },
};
