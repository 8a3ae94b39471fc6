import { describe, expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { PICK_KEYS } from "./post-row.ts";

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

test("types come with their counts, most used first", async () => {
  const { db, site } = await openTestSite();
  for (const type of ["Hajj", "Umrah", "Umrah", "Air"]) await makeBlog(db, { type });
  expect(await site.blog.listTypes()).toEqual([
    { type: "Umrah", count: 2 },
    { type: "Air", count: 1 },
    { type: "Hajj", count: 1 },
  ]);
});

test("the counts follow every way a post comes, changes and goes", async () => {
  const { db, site } = await openTestSite({ demo: true });
  const by = { by: null };
  const counted = async () => {
    const posts = await site.blog.list({});
    const types = await site.blog.listTypes();
    for (const { type, count } of types) {
      expect(posts.filter((post) => post.type === type)).toHaveLength(count);
      expect(await site.blog.count({ type })).toBe(count);
    }
    expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(posts.length);
    return await site.blog.count({});
  };
  expect(await counted()).toBe(24);
  const post = await makeBlog(db, { type: "Only" });
  const { title, image, link, content } = post;
  const fields = { title, image, link, content };
  expect(await counted()).toBe(25);
  await site.blog.update(post._id, { ...fields, type: "Moved" }, by);
  expect(await counted()).toBe(25);
  expect((await site.blog.listTypes()).map(({ type }) => type)).not.toContain("Only");
  await site.blog.update(post._id, { ...fields, title: "Of the same type", type: "Moved" }, by);
  expect(await counted()).toBe(25);
  await site.blog.remove(post._id, by);
  expect(await counted()).toBe(24);
  await site.blog.restore(post._id, by);
  expect(await counted()).toBe(25);
  await site.blog.remove(post._id, by);
  await db.updateTable("trashedBlog").set({ deletedAt: "2020-01-01" }).execute();
  await site.blog.purgeTrash();
  expect(await counted()).toBe(24);
  const write = (link: number) =>
    site.blog.create({ ...fields, type: "Many", link: `many-${link}` }, by);
  await Promise.all(Array.from({ length: 10 }, (_, index) => write(index)));
  expect(await site.blog.count({ type: "Many" })).toBe(10);
  expect(await counted()).toBe(34);
});

test("any post can be among the random ones, also the first and the last of the order", async () => {
  const { db, site } = await openTestSite();
  for (let i = 0; i < 30; i++) {
    const { _id } = await makeBlog(db, { type: i % 2 ? "Hajj" : "Umrah" });
    // By chance two may lie so near that the second is hardly ever met.
    const pickKey = Math.floor((PICK_KEYS / 30) * (i + 0.5));
    await db.updateTable("blog").set({ pickKey }).where("id", "=", _id).execute();
  }
  const seen = new Set<string>();
  for (let round = 0; round < 2000 && seen.size < 30; round++) {
    for (const { _id } of await site.blog.pickRandomCards(9)) seen.add(_id);
  }
  expect(seen.size).toBe(30);
});

test("random cards differ from call to call, never repeat a post, keep to type and limit", async () => {
  const { db, site } = await openTestSite();
  for (let i = 0; i < 20; i++) await makeBlog(db, { type: i < 15 ? "Hajj" : "Umrah" });
  const picks = await Promise.all(Array.from({ length: 5 }, () => site.blog.pickRandomCards(9)));
  const ids = picks.map((cards) => cards.map((card) => card._id));
  expect(ids.map((pick) => new Set(pick).size)).toEqual([9, 9, 9, 9, 9]);
  expect(new Set(ids.map(String)).size).toBeGreaterThan(1);
  const ofAType = await site.blog.pickRandomCards(9, "Umrah");
  expect(ofAType.map(({ type }) => type)).toEqual(Array(5).fill("Umrah"));
  expect(new Set(ofAType.map(({ _id }) => _id)).size).toBe(5);
  expect(await site.blog.pickRandomCards(9, "Nowhere")).toEqual([]);
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

test("findings tell how often each was read, with the beginning of its text where nothing is looked for", async () => {
  const { db, site } = await openTestSite();
  const day = { createdAt: "2026-02-01T00:00:00.000Z" };
  await makeBlog(db, { ...day, _id: "a", link: "a", content: `<p> ${"word ".repeat(300)}</p>` });
  await makeBlog(db, { ...day, _id: "b", link: "b", content: `<p>${"শব্দ🕋".repeat(100)}</p>` });
  const now = Date.now();
  await site.reading.add(new Map([["a", 2]]), now - 2 * 86_400_000);
  await site.reading.add(new Map([["a", 3]]), now);
  const found = await site.blog.listFindings({});
  const begun = found.map(({ _id, reads, textPieces }) => [_id, reads, textPieces]);
  expect(begun).toEqual([
    ["b", 0, [{ text: "শব্দ🕋".repeat(20) }]],
    ["a", 5, [{ text: "word ".repeat(20).trim() }]],
  ]);
});

test("a digest is cut after 300 letters", async () => {
  const { site } = await openTestSite();
  expect(site.blog.digestOf({ content: `<p>${"x".repeat(301)}</p>` }).summary).toHaveLength(300);
});

test("wherever a post is read in a language, its type is called as it is there", async () => {
  const { db, site } = await openTestSite();
  const by = { by: null };
  await site.languages.show(["bn"], by);
  const { _id, link } = await makeBlog(db, { type: "Hajj" });
  await site.typeNames.call([{ type: "Hajj", bn: "হজযাত্রা" }], by);
  const blog = site.in("bn").blog;
  const one = { limit: 1, offset: 0 };
  const read = [
    ...(await blog.list(one)),
    ...(await blog.listCards(one)),
    ...(await blog.listFindings({ ...one, q: "" })),
    ...(await blog.list({ ...one, type: "হজযাত্রা" })),
    ...(await blog.pickRandomCards(1, "হজযাত্রা")),
    ...(await blog.listTypes()),
    await blog.find(_id),
    await blog.findByLink(link),
  ];
  expect(read.map((post) => post?.type)).toEqual(Array(8).fill("হজযাত্রা"));
  expect((await site.blog.findByLink(link))?.type).toBe("Hajj");
});

test("words far down in a text find it, to 250,000 letters of different ones; what changed last is told", async () => {
  const { db, site } = await openTestSite();
  expect(await site.blog.lastUpdate()).toBeNull();
  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(" ");
  await makeBlog(db, { title: "Near", content: `<p>${words(10_000)} lighthouse</p>` });
  await makeBlog(db, { title: "Far", content: `<p>${words(40_000)} lighthouse</p>` });
  const found = await site.blog.listCards({ q: "lighthouse" });
  expect(found.map(({ title }) => title)).toEqual(["Near"]);
  const days = ["2026-03-02", "2026-03-09", "2026-03-05"];
  for (const day of days) await makeBlog(db, { updatedAt: `${day}T08:00:00.000Z` });
  await db.deleteFrom("blog").where("title", "in", ["Near", "Far"]).execute();
  expect(await site.blog.lastUpdate()).toBe("2026-03-09T08:00:00.000Z");
});
