import { TOPIC_PICTURES } from "#app/site/enquiry/topics.ts";
import type { PublicPath } from "#contracts/public-pages.ts";

type MenuLink = { to: PublicPath; label: string };

/** The three pages behind "Packages", in the order of the menu. */
export const PACKAGE_LINKS = [
  {
    to: "/packages/umrah",
    label: "Umrah Packages",
    line: "Ten or fourteen days, all year",
    picture: TOPIC_PICTURES.umrah,
  },
  {
    to: "/packages/hajj",
    label: "Hajj Packages",
    line: "Registration to return, guided",
    picture: TOPIC_PICTURES.hajj,
  },
  {
    to: "/packages/tours",
    label: "Tour Packages",
    line: "Private family holidays",
    picture: TOPIC_PICTURES.tours,
  },
] as const satisfies readonly (MenuLink & { line: string; picture: string })[];

/** The navigation, left and right of "Packages". */
export const LINKS_BEFORE_PACKAGES = [
  { to: "/", label: "Home" },
  { to: "/about", label: "About" },
] as const satisfies readonly MenuLink[];

export const LINKS_AFTER_PACKAGES = [
  { to: "/student-visa", label: "Student Visa" },
  { to: "/work-visa", label: "Work Visa" },
  { to: "/blog", label: "Blog" },
  { to: "/contact", label: "Contact" },
] as const satisfies readonly MenuLink[];

export const FOOTER_COLUMNS = [
  {
    heading: "Explore",
    links: [{ to: "/", label: "Home" }, ...PACKAGE_LINKS],
  },
  {
    heading: "Visas",
    links: [
      { to: "/student-visa", label: "Student Visa" },
      { to: "/work-visa", label: "Work Visa" },
      { to: "/contact", label: "Contact" },
    ],
  },
  {
    heading: "Legal",
    links: [
      { to: "/privacy-policy", label: "Privacy Policy" },
      // The specification's own target, until an owner writes terms.
      { to: "/", label: "Terms of Service" },
    ],
  },
] as const satisfies readonly { heading: string; links: readonly MenuLink[] }[];
