import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { looksFor } from "#server/content/search/wanted.ts";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createRememberedSearch } from "./remembered-search.ts";

test("wants every word, in title, type or text, in any case", async () => {
  const { db, site } = await openTestSite();
  await makeBlog(db, { title: "Hotels", type: "Umrah", content: "<p>Ask for <b>Stairs</b></p>" });
  await makeBlog(db, { title: "Hotels", type: "Tours", content: "<p>By the sea</p>" });
  expect(await site.blog.count({ q: "hotels" })).toBe(2);
  expect(await site.blog.count({ q: "  STAIRS umrah " })).toBe(1);
  expect(await site.blog.count({ q: "stairs tours" })).toBe(0);
  expect(await site.blog.count({ q: "<strong>" })).toBe(0);
  expect(await site.blog.count({ q: " " })).toBe(2);
});

test("a word is found by its beginning, not by its middle", async () => {
  const { db, site } = await openTestSite();
  await makeBlog(db, { title: "Passports", content: "" });
  for (const q of ["p", "pass", "passports"]) expect(await site.blog.count({ q })).toBe(1);
  for (const q of ["port", "passportss"]) expect(await site.blog.count({ q })).toBe(0);
});

test("what means something to an engine means nothing here", async () => {
  const { db, site } = await openTestSite();
  await makeBlog(db, { title: "100% halal_food \\o/", content: "<p>near and not or</p>" });
  await makeBlog(db, { title: "plain", content: "" });
  const finding = ["100%", "HALAL_", "f* f*", '"o"', "title:food"];
  for (const q of ["near", "NOT", "NEAR(near not)", "and AND or", "- near", "^near", "near'"]) {
    finding.push(q);
  }
  finding.splice(finding.indexOf("title:food"), 1);
  for (const q of finding) expect(await site.blog.count({ q }), q).toBe(1);
  for (const q of ["title:food", "1%0", "l_f"]) expect(await site.blog.count({ q }), q).toBe(0);
});

test.each([
  ["only signs", "!?%_\\*\"'(){}[]:^-+"],
  ["NUL", "\0"],
  ["emoji", "🕋🕌 ✈️"],
  ["a lone surrogate", "\ud800"],
  ["a lone mark", "\u0301 \u0640"],
])("%s finds nothing, and is no mistake", async (_, q) => {
  const { db, site } = await openTestSite();
  await makeBlog(db);
  expect(await site.blog.count({ q })).toBe(0);
  expect(await site.blog.listFindings({ q })).toEqual([]);
});

test.each([
  ["10 KB of words", "visa date ".repeat(1000)],
  ["10 KB of one word", "v".repeat(10_000)],
  ["ten thousand different words", Array.from({ length: 2000 }, (_, i) => `w${i}`).join(" ")],
  ["quotes within words", `vi"sa 'or' 1=1 --`],
  ["every script at once", "visa ভিসা تأشيرة 签证 визы"],
  ["NUL within a word", "vi\0sa"],
])("%s is answered", async (_, q) => {
  const { db, site } = await openTestSite();
  await makeBlog(db);
  const found = await site.blog.listFindings({ q });
  expect(found).toHaveLength(await site.blog.count({ q }));
});

test("titles that hold every word come first, the newest first in each", async () => {
  const { db, site } = await openTestSite();
  const on = (day: number) => `2026-01-0${day}T00:00:00.000Z`;
  const text = "<p>Ferry times</p>";
  await makeBlog(db, { title: "Ferry times", content: "", createdAt: on(1), link: "a" });
  await makeBlog(db, { title: "Ferry", content: text, createdAt: on(4), link: "b" });
  await makeBlog(db, { title: "Times of a ferry", content: text, createdAt: on(2), link: "c" });
  await makeBlog(db, { title: "Other", content: text, createdAt: on(3), link: "d" });
  const links = async (part: object) =>
    (await site.blog.listCards({ q: "ferry time", ...part })).map(({ link }) => link);
  expect(await links({})).toEqual(["c", "a", "b", "d"]);
  expect(await links({ limit: 3 })).toEqual(["c", "a", "b"]);
  expect(await links({ limit: 2, offset: 1 })).toEqual(["a", "b"]);
  expect(await links({ limit: 2, offset: 3 })).toEqual(["d"]);
  expect(await links({ limit: 2, offset: 4 })).toEqual([]);
});

test("keeps to the type, to its very letters", async () => {
  const { db, site } = await openTestSite();
  for (const type of ["Visa Tips", "visa tips", "হজ", "Visa"]) await makeBlog(db, { type });
  for (const type of ["Visa Tips", "হজ", "Visa"]) {
    expect(await site.blog.count({ q: "visa", type })).toBe(1);
    expect(await site.blog.listCards({ q: "visa", type })).toMatchObject([{ type }]);
  }
  expect(await site.blog.count({ q: "visa", type: "Vis" })).toBe(0);
});

test("the hits are marked in the title and in the part of the text around the first", async () => {
  const { db, site } = await openTestSite();
  const before = "Nothing of interest stands here. ".repeat(20);
  await makeBlog(db, { title: "Visas & <b>", content: `<p>${before}A &lt;visa&gt; waits.</p>` });
  const [found] = await site.blog.listFindings({ q: "VISA" });
  expect(found?.titlePieces).toEqual([{ text: "Visas", isHit: true }, { text: " & <b>" }]);
  expect(found?.textPieces).toEqual([
    { text: "…Nothing of interest stands here. A <" },
    { text: "visa", isHit: true },
    { text: "> waits." },
  ]);
});

test("posts in the trash are not found; restored ones are, in their old place", async () => {
  const { db, site } = await openTestSite();
  const old = await makeBlog(db, { createdAt: "2026-01-01T00:00:00.000Z" });
  const recent = await makeBlog(db, { createdAt: "2026-02-01T00:00:00.000Z" });
  await site.blog.remove(old._id, { by: null });
  const ids = async () => (await site.blog.listCards({ q: "visa" })).map(({ _id }) => _id);
  expect([await ids(), await site.blog.count({ q: "visa" })]).toEqual([[recent._id], 1]);
  await site.blog.restore(old._id, { by: null });
  expect(await ids()).toEqual([recent._id, old._id]);
});

test("what a failed write wrote is not found", async () => {
  const { db, site } = await openTestSite();
  const [post, other] = [await makeBlog(db), await makeBlog(db)];
  const { image, content } = post;
  const change = { title: "Ferries", type: "Tours", image, content, link: other.link };
  await expect(site.blog.update(post._id, change, { by: null })).rejects.toThrow("link-taken");
  expect(await site.blog.count({ q: "ferries" })).toBe(0);
  expect(await site.blog.listTypes()).toEqual([{ type: post.type, count: 2 }]);
});

test("finds Bangla and Arabic, however the letters are composed", async () => {
  const { db, site } = await openTestSite();
  await makeBlog(db, { title: "মায়ের সঙ্গে উমরাহ".normalize("NFD") });
  await makeBlog(db, { title: "العمرة الأولى" });
  expect(await site.blog.count({ q: "মায়ের".normalize("NFC") })).toBe(1);
  expect(await site.blog.count({ q: "العمرة" })).toBe(1);
});

test("what is found, and how much, is remembered until a post changes", async () => {
  const { db, site } = await openTestSite();
  const { _id } = await makeBlog(db, { title: "Visa in a week", link: "week" });
  await makeBlog(db, { title: "Visa in a day", link: "day" });
  const count = () => site.blog.count({ q: "visa" });
  const titles = async () => (await site.blog.listCards({ q: "visa" })).map(({ title }) => title);
  expect(await Promise.all([count(), count()])).toEqual([2, 2]);
  expect(await titles()).toHaveLength(2);
  // Past the site, as nobody writes: what is counted was remembered.
  await makeBlog(db, { title: "Visa in a month", link: "month" });
  expect([await count(), await site.blog.count({ q: "month" })]).toEqual([2, 1]);
  expect(await titles()).not.toContain("Visa in a month");
  await site.blog.remove(_id, { by: null });
  expect(await count()).toBe(2);
  expect((await titles()).toSorted()).toEqual(["Visa in a day", "Visa in a month"]);
});

test("what could not be looked for is looked for anew by whoever asks next", async () => {
  const { db } = await openTestSite();
  await makeBlog(db, { title: "Hotels" });
  let isAway = true;
  const away: KyselyPlugin = {
    transformQuery({ node }) {
      if (isAway) throw new Error("away");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const search = createRememberedSearch(db.withPlugin(away), { current: () => 1 });
  const looks = looksFor("hotels");
  if (!looks) throw new Error("it is a word");
  await expect(search.count(looks, undefined)).rejects.toThrow("away");
  isAway = false;
  expect(await search.count(looks, undefined)).toBe(1);
});
