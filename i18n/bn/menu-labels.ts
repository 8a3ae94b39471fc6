import type { MenuPageName } from "#contracts/public-pages.ts";

/** What menus call the pages. */
export const home = "হোম";
export const about = "আমাদের কথা";
export const umrah = "ওমরাহ প্যাকেজ";
export const hajj = "হজ প্যাকেজ";
export const tours = "ট্যুর প্যাকেজ";
export const studentVisa = "স্টুডেন্ট ভিসা";
export const workVisa = "ওয়ার্ক ভিসা";
export const blog = "ব্লগ";
export const contact = "যোগাযোগ";
export const privacyPolicy = "গোপনীয়তা নীতি";

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
