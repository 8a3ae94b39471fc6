import { describe, expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const titles = (posts: { title: string }[]) => posts.map((post) => post.title);

describe("list", () => {
  test("is newest first, and settles equal times by id", async () => {
    const { db, site } = await openTestSite();
    await makeBlog(db, { title: "old", createdAt: "2026-01-01T00:00:00.000Z" });
    await makeBlog(db, { title: "new a", _id: "a", createdAt: "2026-02-01T00:00:00.000Z" });
    await makeBlog(db, { title: "new b", _id: "b", createdAt: "2026-02-01T00:00:00.000Z" });
    expect(titles(await site.blog.list({ offset: 0 }))).toEqual(["new b", "new a", "old"]);
    expect(titles(await site.blog.list({ limit: 1, offset: 1 }))).toEqual(["new a"]);
    expect(await site.blog.list({ offset: 3 })).toEqual([]);
  });

  test("gives whole posts and nothing but their fields", async () => {
    const { db, site } = await openTestSite();
    const post = await makeBlog(db);
    expect(await site.blog.list({ offset: 0 })).toEqual([post]);
  });

  test("filters by type; an empty type filters nothing", async () => {
    const { db, site } = await openTestSite();
    await makeBlog(db, { title: "one", type: "Hajj" });
    await makeBlog(db, { title: "two", type: "Umrah" });
    expect(titles(await site.blog.list({ offset: 0, type: "Hajj" }))).toEqual(["one"]);
    expect(await site.blog.list({ offset: 0, type: "hajj" })).toEqual([]);
    expect(await site.blog.count({ type: "" })).toBe(2);
    expect(await site.blog.count({ type: "Hajj" })).toBe(1);
  });
});

describe("search", () => {
  test("wants every word, in title, type or text, in any case", async () => {
    const { db, site } = await openTestSite();
    await makeBlog(db, { title: "Hotels", type: "Umrah", content: "<p>Ask for <b>Stairs</b></p>" });
    await makeBlog(db, { title: "Hotels", type: "Tours", content: "<p>By the sea</p>" });
    expect(await site.blog.count({ q: "hotels" })).toBe(2);
    expect(await site.blog.count({ q: "  STAIRS umrah " })).toBe(1);
    expect(await site.blog.count({ q: "stairs tours" })).toBe(0);
    expect(await site.blog.count({ q: "<b>" })).toBe(0);
    expect(await site.blog.count({ q: " " })).toBe(2);
  });

  test("takes the signs of a pattern for letters", async () => {
    const { db, site } = await openTestSite();
    await makeBlog(db, { title: "100% halal_food \\o/" });
    await makeBlog(db, { title: "plain" });
    for (const q of ["%", "_", "\\", "100%", "l_f"]) expect(await site.blog.count({ q })).toBe(1);
    expect(await site.blog.count({ q: "1%0" })).toBe(0);
  });

  test("finds Bangla and Arabic, however the letters are composed", async () => {
    const { db, site } = await openTestSite();
    await makeBlog(db, { title: "মায়ের সঙ্গে উমরাহ".normalize("NFD") });
    await makeBlog(db, { title: "العمرة الأولى" });
    expect(await site.blog.count({ q: "মায়ের".normalize("NFC") })).toBe(1);
    expect(await site.blog.count({ q: "العمرة" })).toBe(1);
  });
});

test("types come with their counts, most used first", async () => {
  const { db, site } = await openTestSite();
  for (const type of ["Hajj", "Umrah", "Umrah", "Air"]) await makeBlog(db, { type });
  expect(await site.blog.listTypes()).toEqual([
    { type: "Umrah", count: 2 },
    { type: "Air", count: 1 },
    { type: "Hajj", count: 1 },
  ]);
});

test("random cards differ from call to call, never repeat a post, keep to type and limit", async () => {
  const { db, site } = await openTestSite();
  for (let i = 0; i < 20; i++) await makeBlog(db, { type: i < 15 ? "Hajj" : "Umrah" });
  const picks = await Promise.all(Array.from({ length: 5 }, () => site.blog.pickRandomCards(9)));
  const ids = picks.map((cards) => cards.map((card) => card._id));
  expect(ids.map((pick) => new Set(pick).size)).toEqual([9, 9, 9, 9, 9]);
  expect(new Set(ids.map(String)).size).toBeGreaterThan(1);
  expect(await site.blog.pickRandomCards(9, "Umrah")).toHaveLength(5);
});

test("a post is found by id and by a link with any allowed letter, else it is null", async () => {
  const { db, site } = await openTestSite();
  const post = await makeBlog(db, { link: "a/b?c#d[e]@f!$&'()*+,;=~:g" });
  expect(await site.blog.find(post._id)).toEqual(post);
  expect(await site.blog.findByLink(post.link)).toEqual(post);
  expect(await site.blog.find("nobody")).toBeNull();
  expect(await site.blog.findByLink("")).toBeNull();
});

test("a digest is the beginning of the text and a minute per 200 words, never none", async () => {
  const { site } = await openTestSite();
  const long = site.blog.digestOf({ content: `<p>Dates first. ${"word ".repeat(998)}</p>` });
  expect(long.minutes).toBe(5);
  expect(long.summary).toMatch(/^Dates first\. word/);
  expect(site.blog.digestOf({ content: "" })).toEqual({ summary: "", minutes: 1 });
});
