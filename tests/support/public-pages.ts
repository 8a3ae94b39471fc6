const MISSING_PAGE = "/no-such-page";

/** Every public address of the specification's route list, and one that is not there. */
export const PUBLIC_PAGES = [
  { path: "/", title: "Home" },
  { path: "/about", title: "About" },
  { path: "/contact", title: "Contact" },
  { path: "/packages/umrah", title: "Umrah Package" },
  { path: "/packages/hajj", title: "Hajj Package" },
  { path: "/packages/tours", title: "Tour Packages" },
  { path: "/student-visa", title: "Student Visa" },
  { path: "/work-visa", title: "Work Visa" },
  { path: "/get-started", title: "Get Started" },
  { path: "/privacy-policy", title: "Privacy Policy" },
  { path: "/blog", title: "Blog" },
  {
    path: "/blog/first-umrah-with-elderly-parents",
    title: "First Umrah with elderly parents: what to arrange before you fly",
  },
  { path: "/login", title: "Sign In" },
  { path: "/register", title: "Register" },
  { path: "/forgot-password", title: "Forgot password?" },
  { path: MISSING_PAGE, title: "404 - Page Not Found" },
] as const;

/** A missing page says so in the console, whatever we do. A file has a dot in its name: it may not. */
export const MISSING_PAGE_LINE = /status of 404 .* at http:\/\/[^/]+\/[^.]*$/;

/** Only the page that is really missing may be. */
export function allowMissing(watch: { allow: (line: RegExp) => void }, path: string): void {
  if (path === MISSING_PAGE) watch.allow(MISSING_PAGE_LINE);
}
