import type { AdminIconName } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/shell.ts";

export type ShelfPage = { to: string; label: string };

export type Section = ShelfPage & {
  icon: AdminIconName;
  /** What is counted beside its name. */
  counts?: "newEnquiries" | "attention";
  /** Its pages, where it has several. */
  shelf: readonly ShelfPage[];
  /** What lies in it and begins otherwise. */
  others?: readonly string[];
  /** What is opened in it has a way back of its own. */
  hasOwnWayBack?: true;
};

const HOME: Section = {
  to: "/admin",
  label: words.home,
  icon: "house",
  shelf: [
    { to: "/admin", label: words.homePage },
    { to: "/admin/page/about", label: words.about },
    { to: "/admin/page/contact", label: words.contact },
    { to: "/admin/page/privacy", label: words.privacy },
    { to: "/admin/page/trust", label: words.trust },
    { to: "/admin/pages", label: words.ownPages },
  ],
};

const PACKAGE: Section = {
  to: "/admin/package",
  label: words.packageTitle,
  icon: "package",
  shelf: [
    { to: "/admin/package", label: words.packageTitle },
    { to: "/admin/departures", label: words.departures },
    { to: "/admin/visas", label: words.visas },
    { to: "/admin/requirements", label: words.papers },
    { to: "/admin/licences", label: words.licences },
  ],
  others: ["/admin/inclusions"],
};

const BLOG: Section = {
  to: "/admin/blog",
  label: words.blog,
  icon: "file-text",
  shelf: [
    { to: "/admin/blog", label: words.posts },
    { to: "/admin/blog/trash", label: words.trash },
  ],
};

const ENQUIRIES: Section = {
  to: "/admin/enquiries",
  label: words.enquiries,
  icon: "inbox",
  counts: "newEnquiries",
  shelf: [
    { to: "/admin/enquiries", label: words.inbox },
    { to: "/admin/enquiries/told-when", label: words.toldWhen },
    { to: "/admin/enquiries/templates", label: words.templates },
  ],
  hasOwnWayBack: true,
};

const MEDIA: Section = { to: "/admin/media", label: words.media, icon: "image", shelf: [] };

const TODAY: Section = {
  to: "/admin/today",
  label: words.todayTitle,
  icon: "list-checks",
  counts: "attention",
  shelf: [],
};

const SETTINGS: Section = {
  to: "/admin/settings",
  label: words.settings,
  icon: "settings",
  shelf: [],
  others: ["/admin/profile"],
};

/** In the bar: what visitors see, the desk, the house. */
export const SECTIONS: readonly (readonly Section[])[] = [
  [HOME, PACKAGE, BLOG, MEDIA],
  [ENQUIRIES, TODAY],
  [SETTINGS],
];

/** Under the thumb on a phone, and the tiles of what is behind More there. */
export const THUMB_SECTIONS = [HOME, PACKAGE, BLOG, ENQUIRIES] as const;
export const MORE_SECTIONS = [TODAY, MEDIA, SETTINGS] as const;

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** Where a page of the admin area lies; undefined: nowhere in the bar. */
export function sectionOf(path: string): Section | undefined {
  const at = path.replace(/\/$/, "");
  return SECTIONS.flat().find((section) =>
    [section.to, ...section.shelf.map(({ to }) => to), ...(section.others ?? [])]
      // Every page begins with that of the home page.
      .some((place) => (place === HOME.to ? at === place : isWithin(at, place))),
  );
}

/** Which page of its shelf is open; undefined: one that lies deeper. */
export function shelfPageOf({ to, shelf, hasOwnWayBack }: Section, path: string) {
  const at = path.replace(/\/$/, "");
  return shelf
    .filter((page) => (page.to === to && !hasOwnWayBack ? at === to : isWithin(at, page.to)))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}

/** One level up from here, for a phone; null where there is none to show. */
export function upFrom(path: string): ShelfPage | null {
  const section = sectionOf(path);
  if (!section || section.hasOwnWayBack || path.replace(/\/$/, "") === section.to) return null;
  return { to: section.to, label: section.label };
}
