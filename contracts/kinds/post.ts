import { BLOG_LINK_LENGTH, linkRule } from "../blog-link.ts";
import { html, line, picture } from "../fields.ts";
import { kind } from "./kind.ts";

const BLOG_TYPE_LENGTH = 100;

export const postKind = kind("post", {
  title: line({ isRequired: true }),
  type: line({
    limit: BLOG_TYPE_LENGTH,
    isRequired: true,
    isSame: true,
    note: "Free-text category, for example Umrah",
  }),
  image: picture({ isRequired: true, note: "Address of the picture" }),
  link: line({
    limit: BLOG_LINK_LENGTH,
    isRequired: true,
    rule: linkRule,
    isUnsearched: true,
    isSame: true,
    note: "Slug of the public address /blog/{link}",
  }),
  content: html({ note: "HTML; what the editor cannot make is removed" }),
});
