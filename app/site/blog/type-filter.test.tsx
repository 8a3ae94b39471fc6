import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { TypeFilter } from "./type-filter.tsx";

const TYPES = [
  { type: "Hajj", count: 2 },
  { type: "Umrah", count: 1 },
];

/** The links, as they are read out. */
function linksOf(chosen: string | null) {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <TypeFilter types={TYPES} chosen={chosen} hrefOf={(type) => `/of/${type}`} hasCounts />
      ),
    },
  ]);
  const links = renderToStaticMarkup(<Stub />).match(/<a .*?<\/a>/g) ?? [];
  return links.map((link) => ({
    href: /href="([^"]*)"/.exec(link)?.[1],
    words: link.replace(/<[^>]*>/g, ""),
    isCurrent: link.includes('aria-current="true"'),
  }));
}

test("a link for all posts and for each type, with how many; the chosen one is marked", () => {
  expect(linksOf(null)).toEqual([
    { href: "/of/null", words: "All 3", isCurrent: true },
    { href: "/of/Hajj", words: "Hajj 2", isCurrent: false },
    { href: "/of/Umrah", words: "Umrah 1", isCurrent: false },
  ]);
  expect(linksOf("Umrah").map(({ isCurrent }) => isCurrent)).toEqual([false, false, true]);
});
