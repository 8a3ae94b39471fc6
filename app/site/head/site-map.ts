import { TOPIC_PICTURES } from "#app/site/enquiry/topics.ts";
import type { PublicPath } from "#contracts/public-pages.ts";
import * as menuLabels from "#i18n/en/menu-labels.ts";
import * as shell from "#i18n/en/site/shell.ts";

type MenuLink = { to: PublicPath; label: string };

/** The three pages behind "Packages", in the order of the menu. */
export const PACKAGE_LINKS = [
  {
    to: "/packages/umrah",
    label: menuLabels.umrah,
    line: shell.packageLines.umrah,
    picture: TOPIC_PICTURES.umrah,
  },
  {
    to: "/packages/hajj",
    label: menuLabels.hajj,
    line: shell.packageLines.hajj,
    picture: TOPIC_PICTURES.hajj,
  },
  {
    to: "/packages/tours",
    label: menuLabels.tours,
    line: shell.packageLines.tours,
    picture: TOPIC_PICTURES.tours,
  },
] as const satisfies readonly (MenuLink & { line: string; picture: string })[];

/** The navigation, left and right of "Packages". */
export const LINKS_BEFORE_PACKAGES = [
  { to: "/", label: menuLabels.home },
  { to: "/about", label: menuLabels.about },
] as const satisfies readonly MenuLink[];

export const LINKS_AFTER_PACKAGES = [
  { to: "/student-visa", label: menuLabels.studentVisa },
  { to: "/work-visa", label: menuLabels.workVisa },
  { to: "/blog", label: menuLabels.blog },
  { to: "/contact", label: menuLabels.contact },
] as const satisfies readonly MenuLink[];

/** The third is what the server makes of the links below. */
export const FOOTER_COLUMNS = [
  {
    heading: shell.footer.explore,
    links: [{ to: "/", label: menuLabels.home }, ...PACKAGE_LINKS],
  },
  {
    heading: shell.footer.visas,
    links: [
      { to: "/student-visa", label: menuLabels.studentVisa },
      { to: "/work-visa", label: menuLabels.workVisa },
      { to: "/contact", label: menuLabels.contact },
    ],
  },
] as const satisfies readonly { heading: string; links: readonly MenuLink[] }[];

/** Of the third column, before the pages of one's own. */
export const LEGAL_LINKS = [
  { to: "/privacy-policy", label: menuLabels.privacyPolicy },
  // The specification's own target, until an owner writes terms.
  { to: "/", label: shell.footer.terms },
] as const satisfies readonly MenuLink[];
