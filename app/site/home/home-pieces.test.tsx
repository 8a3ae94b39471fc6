import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { fromOurBlog } from "#i18n/en/site/home.ts";
import { AdviceHeading } from "./advice-heading.tsx";
import { HomePosts } from "./home-posts.tsx";
import { Marquee } from "./marquee.tsx";

function shown(piece: ReactNode): string {
  const Stub = createRoutesStub([{ path: "/", Component: () => piece }]);
  return renderToStaticMarkup(<Stub />);
}

const wordsIn = (html: string, element: RegExp) =>
  Array.from(html.matchAll(element), ([, words = ""]) => words);

test("each moving line that says something stands there once, and once more hidden", () => {
  const linesOf = (text: string) =>
    wordsIn(shown(<Marquee text={text} />), /<span dir[^>]*>(.*?)</g);
  expect(linesOf("Umrah in May • • Offices closed on Friday •")).toEqual([
    ...["Umrah in May", "Offices closed on Friday"],
    ...["Umrah in May", "Offices closed on Friday"],
  ]);
  expect(shown(<Marquee text=" • " />)).toBe("");
});

test("posts without a heading of their own are called what they are", () => {
  const heading = (given?: string) =>
    wordsIn(
      shown(<AdviceHeading {...(given !== undefined && { heading: given })} />),
      /<h2[^>]*>(.*?)</g,
    );
  expect([heading(), heading(""), heading("Advice")]).toEqual([
    ...[[fromOurBlog], [fromOurBlog], ["Advice"]],
  ]);
});

test.each([1, 3, 4, 9])("of %i posts each has its card, in their order", (count) => {
  const posts = Array.from({ length: count }, (_, index) => ({
    ...{ _id: `${index}`, title: `Post ${index}`, type: "Hajj", image: "/art/campus.svg" },
    link: `post-${index}`,
  }));
  const html = shown(<HomePosts posts={posts} types={[{ type: "Hajj", count }]} type={null} />);
  expect(wordsIn(html, /<h3[^>]*>(.*?)</g)).toEqual(posts.map(({ title }) => title));
});
