import { expect, test } from "vitest";
import { searchPage } from "./search-page.server.ts";

const NOW = Date.parse("2026-11-25T06:00:00Z");
const piece = (text: string) => [{ text }];

async function found(of: object, q = "umrah") {
  const all = { pages: [], departures: [], departureCount: 0, posts: [], postCount: 0, ...of };
  const site = {
    search: async () => all,
    package: { list: async () => [{ _id: "umrah", title: "Umrah Package" }] },
    settings: { get: async () => ({ timeZone: "Asia/Dhaka" }) },
  };
  return searchPage(site as never, { q, now: NOW });
}

test("the rest of the posts is offered where not all of them are shown", async () => {
  const posts = ["one", "two"].map((link) => ({
    ...{ link, titlePieces: piece(link), textPieces: piece("") },
  }));
  const lines = ["one", "two"].map((link) => ({
    ...{ to: `/blog/${link}`, title: piece(link), text: piece("") },
  }));
  const group = { is: "post", lines, more: [] };
  expect(await found({ posts, postCount: 2 })).toEqual({ q: "umrah", count: 2, groups: [group] });
  const more = [{ to: "/blog?q=umrah", text: "All 3 posts" }];
  expect(await found({ posts, postCount: 3 })).toEqual({
    ...{ q: "umrah", count: 3, groups: [{ ...group, more }] },
  });
});

test("who seeks nothing gets nothing; what is not found is an empty list", async () => {
  expect(await found({}, "")).toBeNull();
  expect(await found({})).toEqual({ q: "umrah", count: 0, groups: [] });
});
