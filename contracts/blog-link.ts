import type { TextRule } from "./field-types.ts";

/** What may stand in a post's link. Without zod: the browser runs it while somebody types. */

export const BLOG_LINK_LENGTH = 200;

/** All but the letters that the specification allows. */
const FORBIDDEN = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]/g;

/** The specification: any other character that is typed is ignored. */
export const withoutForbidden = (text: string): string => text.replace(FORBIDDEN, "");

export const linkRule: TextRule = (link) => {
  if (link === "") return { code: "empty" };
  if (link !== withoutForbidden(link)) {
    return { code: "bad-link" };
  }
  // There the server has what the page's own scripts ask for.
  if (link.endsWith(".data")) return { code: "data-link" };
  // A browser drops these before it asks: the post could not be reached.
  return link.split("/").some((part) => ["", ".", ".."].includes(part))
    ? { code: "stray-slash" }
    : null;
};
