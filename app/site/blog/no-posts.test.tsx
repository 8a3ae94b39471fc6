import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import * as blog from "#i18n/en/site/blog.ts";
import { BlogSearch } from "./blog-search.tsx";
import { NoPosts } from "./no-posts.tsx";

function shown(piece: ReactNode): string {
  const Stub = createRoutesStub([{ path: "/", Component: () => piece }]);
  return renderToStaticMarkup(<Stub />);
}

test.each([
  ["an empty blog", { hasAny: false, type: null, q: "", page: 1 }, blog.noPosts.title, undefined],
  [
    "an empty blog that is searched",
    { hasAny: false, type: null, q: "visa", page: 1 },
    blog.noPosts.title,
    undefined,
  ],
  ["a search", { hasAny: true, type: null, q: "visa", page: 1 }, blog.noResult.title, "/contact"],
  [
    "a search within a type",
    { hasAny: true, type: "Hajj", q: "a b", page: 1 },
    "No post in Hajj says that",
    "/blog?q=a+b",
  ],
  [
    "a page of a search that is none",
    { hasAny: true, type: null, q: "visa", page: 2 },
    blog.nothingHere.title,
    "/blog",
  ],
  [
    "a type that is none",
    { hasAny: true, type: "Unheard", q: "", page: 1 },
    blog.nothingHere.title,
    "/blog",
  ],
])("%s without posts says why, and leads on", (_, props, title, href) => {
  const html = shown(<NoPosts {...props} />);
  expect(html).toContain(title);
  expect(/<a [^>]*href="([^"]*)"/.exec(html)?.[1]).toBe(href);
});

test("a search goes through the type that is chosen, or through all", () => {
  const fields = (type: string | null) =>
    Array.from(
      shown(<BlogSearch q="visa" type={type} />).matchAll(/name="(\w+)"[^>]* value="([^"]*)"/g),
      ([, name, value]) => `${name}=${value}`,
    );
  expect([fields("Hajj"), fields(null)]).toEqual([["type=Hajj", "q=visa"], ["q=visa"]]);
});
