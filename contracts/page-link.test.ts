import { expect, test } from "vitest";
import { isTakenPart, pageLinkRule, withoutForbiddenInPart } from "./page-link.ts";

test("a page of one's own has no address where another page, a file or a door of ours answers", () => {
  const taken = [
    ...["about", "About", "blog", "packages", "get-started", "work-visa", "login", "bn", "ar"],
    ...["admin", "administration", "api", "apis", "media", "og", "art", "robots.txt", "healthz"],
    ...["__manifest", "_root", ".well-known", "sitemap-2.xml", "favicon.ico"],
  ];
  expect(taken.filter((link) => !isTakenPart(link))).toEqual([]);
  const free = ["terms", "de", "about-us", "my-admin", "blogs", "শর্ত", "sitemap.html"];
  expect(free.filter(isTakenPart)).toEqual([]);
});

test("its link is that of a post, in one part", () => {
  const codes = ["", "terms", "a/b", "/a", "about", "terms.data"].map(
    (link) => pageLinkRule(link)?.code ?? null,
  );
  expect(codes).toEqual(["empty", null, "more-parts", "stray-slash", "our-address", "data-link"]);
  expect(withoutForbiddenInPart("a/b c\u0000")).toBe(withoutForbiddenInPart("ab c"));
});
