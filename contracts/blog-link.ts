import type { Rule } from "./field-rules.ts";

/** What may stand in a post's link. Without zod: the browser runs it while somebody types. */

export const BLOG_LINK_LENGTH = 200;

/** All but the letters that the specification allows. */
const FORBIDDEN = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]/g;

/** The specification: any other character that is typed is ignored. */
export const withoutForbidden = (text: string): string => text.replace(FORBIDDEN, "");

export const linkRule: Rule = (link) => {
  if (link === "") return "must not be empty";
  if (link !== withoutForbidden(link)) {
    return "must hold letters, digits and - . _ ~ : / ? # [ ] @ ! $ & ' ( ) * + , ; = only";
  }
  // There the server has what the page's own scripts ask for.
  if (link.endsWith(".data")) return "must not end in .data";
  // A browser drops these before it asks: the post could not be reached.
  return link.split("/").some((part) => ["", ".", ".."].includes(part))
    ? "must not begin or end with a slash, nor hold //, /./ or /../"
    : null;
};
