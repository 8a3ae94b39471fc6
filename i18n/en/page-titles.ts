import type { TitledPageName } from "#contracts/public-pages.ts";

/** The specification, section 2; the agency's name follows. */
export const home = "Home";
export const about = "About";
export const umrah = "Umrah Package";
export const hajj = "Hajj Package";
export const tours = "Tour Packages";
export const studentVisa = "Student Visa";
export const workVisa = "Work Visa";
export const blog = "Blog";
export const contact = "Contact";
export const getStarted = "Get Started";
export const privacyPolicy = "Privacy Policy";
export const login = "Sign In";
export const register = "Register";
export const forgotPassword = "Forgot password?";
export const resetPassword = "Choose a new password";
export const logout = "Logout";
export const trust = "Check that it is really us";
export const papers = "Which papers do I need?";

/** By name of the page. */
export const pageTitles = {
  home,
  about,
  umrah,
  hajj,
  tours,
  "student-visa": studentVisa,
  "work-visa": workVisa,
  "student-papers": papers,
  "work-papers": papers,
  blog,
  contact,
  "get-started": getStarted,
  "privacy-policy": privacyPolicy,
  trust,
  login,
  register,
  "forgot-password": forgotPassword,
  "reset-password": resetPassword,
  logout,
} as const satisfies Record<TitledPageName, string>;
