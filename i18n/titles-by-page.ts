import type { TitledPageName } from "#contracts/public-pages.ts";
import {
  about,
  blog,
  compare,
  contact,
  forgotPassword,
  getStarted,
  hajj,
  home,
  login,
  logout,
  papers,
  privacyPolicy,
  register,
  resetPassword,
  search,
  signInCode,
  studentVisa,
  tours,
  trust,
  umrah,
  workVisa,
} from "./en/page-titles.ts";

/** By name of the page. */
export const pageTitles = {
  home,
  about,
  umrah,
  hajj,
  tours,
  "student-visa": studentVisa,
  "work-visa": workVisa,
  "compare-umrah": compare,
  "compare-hajj": compare,
  "compare-tours": compare,
  "student-papers": papers,
  "work-papers": papers,
  "visit-papers": papers,
  "umrah-papers": papers,
  blog,
  contact,
  "get-started": getStarted,
  "privacy-policy": privacyPolicy,
  trust,
  search,
  login,
  "sign-in-code": signInCode,
  register,
  "forgot-password": forgotPassword,
  "reset-password": resetPassword,
  logout,
} as const satisfies Record<TitledPageName, string>;

/** One without a title of its own is called by its name. */
export const titleOfPage = (name: string): string =>
  Object.entries<string>(pageTitles).find(([page]) => page === name)?.[1] ?? name;
