import { linkRule, withoutForbidden } from "./blog-link.ts";
import type { TextRule } from "./field-types.ts";
import { keyOf } from "./old-address.ts";
import { isNoPage } from "./own-address.ts";
import { ownPagePath } from "./own-page-path.ts";
import { isOneAddress, PUBLIC_PAGES } from "./public-pages.ts";

/** The link of a page of one's own is that of a post, in one part: any other character that is typed is ignored. */
export const withoutForbiddenInPart = (text: string): string =>
  withoutForbidden(text).replaceAll("/", "");

/** How addresses of ours begin: pages, languages and pages to come, what scripts and browsers ask for by themselves. */
const TAKEN = new Set([
  ...PUBLIC_PAGES.filter(isOneAddress).map(({ path }) => keyOf(path)?.split("/")[1]),
  ...["bn", "ar", "_", "_root", "__manifest", ".well-known"],
]);

/** Search engines are told to leave alone all that begins like this. */
const UNFOUND = /^\/(admin|api)/;

/** Whatever is published there, another page of ours answers, or no search engine finds it. */
export function isTakenPart(link: string): boolean {
  const key = keyOf(ownPagePath(link)) ?? "";
  return isNoPage(key) || UNFOUND.test(key) || TAKEN.has(key.slice(1));
}

export const pageLinkRule: TextRule = (link) => {
  const mistake = linkRule(link);
  if (mistake) return mistake;
  if (link.includes("/")) return { code: "more-parts" };
  return isTakenPart(link) ? { code: "our-address" } : null;
};
