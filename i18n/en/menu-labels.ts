import type { MenuPageName } from "#contracts/public-pages.ts";

/** What menus call the pages. */
export const home = "Home";
export const about = "About";
export const umrah = "Umrah Packages";
export const hajj = "Hajj Packages";
export const tours = "Tour Packages";
export const studentVisa = "Student Visa";
export const workVisa = "Work Visa";
export const blog = "Blog";
export const contact = "Contact";
export const privacyPolicy = "Privacy Policy";

/** By name of the page. */
export const menuLabels = {
  home,
  about,
  umrah,
  hajj,
  tours,
  "student-visa": studentVisa,
  "work-visa": workVisa,
  blog,
  contact,
  "privacy-policy": privacyPolicy,
} as const satisfies Record<MenuPageName, string>;
