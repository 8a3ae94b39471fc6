import { BLOG_LINK_LENGTH } from "../blog-link.ts";
import { flag, html, line, lines } from "../fields.ts";
import { pageLinkRule } from "../page-link.ts";
import { kind } from "./kind.ts";

/** A page that the agency adds, at an address of its choice. */
export const ownPageKind = kind("own-page", {
  title: line({ isRequired: true }),
  link: line({
    limit: BLOG_LINK_LENGTH,
    isRequired: true,
    rule: pageLinkRule,
    isUnsearched: true,
    isSame: true,
    note: "One part: the public address is /{link}",
  }),
  description: lines({
    limit: 500,
    isOptional: true,
    note: "What search engines show below its title; empty: the beginning of its text",
  }),
  content: html({
    isOptional: true,
    note: "HTML; each heading 2 begins a section; what the editor cannot make is removed",
  }),
  isInFooter: flag({ isOptional: true }),
});
