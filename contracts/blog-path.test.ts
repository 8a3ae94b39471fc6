import { expect, test } from "vitest";
import { blogLinkOf, blogPath } from "./blog-path.ts";

test("keeps plain links as they are", () => {
  expect(blogPath("umrah-in-four_steps.2")).toBe("/blog/umrah-in-four_steps.2");
});

test("keeps slashes and encodes what means something in an address", () => {
  expect(blogPath("2026/what?now#then&more")).toBe("/blog/2026/what%3Fnow%23then%26more");
});

test("every letter that a link may hold comes back from the address", () => {
  const link = "aZ09-._~:/?#[]@!$&'()*+,;=";
  const { pathname, search, hash } = new URL(blogPath(link), "http://rihla.example");
  expect(decodeURIComponent(pathname)).toBe(`/blog/${link}`);
  expect(search + hash).toBe("");
});

test("leads back to the link; other pages to none", () => {
  const link = "2026/what?now#then&more";
  expect(blogLinkOf(blogPath(link))).toBe(link);
  expect(["/blog", "/blog/", "/about", "/"].map(blogLinkOf)).toEqual([null, null, null, null]);
});
