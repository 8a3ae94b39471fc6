import type { MenuPageName } from "#contracts/public-pages.ts";

/** What menus call the pages. */
export const home = "الرئيسية";
export const about = "من نحن";
export const umrah = "باقات العمرة";
export const hajj = "باقات الحج";
export const tours = "الرحلات السياحية";
export const studentVisa = "تأشيرة الدراسة";
export const workVisa = "تأشيرة العمل";
export const blog = "المدونة";
export const contact = "اتصل بنا";
export const privacyPolicy = "سياسة الخصوصية";

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
