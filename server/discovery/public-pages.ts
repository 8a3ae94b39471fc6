import type { PackageId } from "#contracts/kinds/package.ts";
import type { Site } from "#server/domain/index.ts";

export type SharingCard = { title: string; image: string };

type PublicPage = {
  /** Name of its sharing picture: /og/{name}.png. */
  name: string;
  path: string;
  /** Id of the document whose change changes the page; null: nobody edits it. */
  document: string | null;
  /** What its sharing picture shows; null before the site has that content. */
  card: (site: Site) => Promise<SharingCard | null>;
};

const packagePage = (id: PackageId, path: string) => ({
  name: id,
  path,
  document: `package/${id}`,
  card: async (site: Site) => {
    const found = await site.package.find(id);
    return found && { title: found.title, image: found.bannerimageUrl };
  },
});

/** Every page that machines may find, but the posts. */
export const PUBLIC_PAGES: PublicPage[] = [
  {
    name: "home",
    path: "/",
    document: "home",
    card: async (site) => {
      const slide = (await site.home.find())?.Slide[0];
      return slide ? { title: slide.content, image: slide.bgImage } : null;
    },
  },
  {
    name: "about",
    path: "/about",
    document: "about",
    card: async (site) => (await site.page.findAbout())?.hero ?? null,
  },
  packagePage("umrah", "/packages/umrah"),
  packagePage("hajj", "/packages/hajj"),
  packagePage("tours", "/packages/tours"),
  packagePage("student-visa", "/student-visa"),
  packagePage("work-visa", "/work-visa"),
  {
    name: "blog",
    path: "/blog",
    document: null,
    card: async () => ({ title: "Blog Posts", image: "/art/routes-map.svg" }),
  },
  {
    name: "contact",
    path: "/contact",
    document: "contact",
    card: async (site) => (await site.page.findContact())?.hero ?? null,
  },
  {
    name: "get-started",
    path: "/get-started",
    document: null,
    card: async () => ({ title: "Tell us about your journey", image: "/art/flight-wing.svg" }),
  },
  {
    name: "privacy-policy",
    path: "/privacy-policy",
    document: "privacy",
    card: async (site) => {
      const privacy = await site.page.findPrivacy();
      return privacy && { title: privacy.title, image: "/art/passport-desk.svg" };
    },
  },
];
