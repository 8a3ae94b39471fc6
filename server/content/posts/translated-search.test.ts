import { expect, test } from "vitest";
import type { OtherLanguage } from "#contracts/languages.ts";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const BY = { by: null };

async function open() {
  const { db, site } = await openTestSite();
  await site.languages.show(["bn", "ar"], BY);
  const translate = (id: string, language: OtherLanguage, words: object) =>
    site.translation.save({ kind: "post", id, language }, { words: { ...words } }, BY);
  const titlesIn = async (language: OtherLanguage, q: string, part = {}) =>
    (await site.in(language).blog.listFindings({ q, ...part })).map(({ title }) => title);
  return { db, site, translate, titlesIn };
}

test("a translated post is found by the words of its translation, and they are marked", async () => {
  const { db, site, translate } = await open();
  const { _id } = await makeBlog(db, { title: "First Umrah", content: "<p>Sandals.</p>" });
  await translate(_id, "bn", { title: "প্রথম ওমরাহ", content: "<p>স্যান্ডেল নিন।</p>" });
  await translate(_id, "ar", { title: "العمرة الأولى" });
  const [found] = await site.in("bn").blog.listFindings({ q: "উমরাহ স্যান্ডেল" });
  expect(found?.title).toBe("প্রথম ওমরাহ");
  expect(found?.titlePieces).toContainEqual({ text: "ওমরাহ", isHit: true });
  expect(found?.textPieces).toContainEqual({ text: "স্যান্ডেল", isHit: true });
  for (const q of ["عمره", "umrah", "ওমরাহ"]) {
    expect(await site.blog.count({ q }), q).toBe(1);
    expect(await site.in("ar").blog.count({ q }), q).toBe(1);
  }
  expect(await site.blog.count({ q: "bn" })).toBe(0);
  await translate(_id, "bn", { title: "প্রথম হজ", content: "" });
  expect(await site.in("bn").blog.count({ q: "স্যান্ডেল" })).toBe(0);
  expect(await site.in("bn").blog.count({ q: "হজ" })).toBe(1);
});

test("what is told in the page's language comes first, wherever the words stand; pages of it join without a seam", async () => {
  const { db, site, translate, titlesIn } = await open();
  const made = [];
  for (let day = 1; day <= 6; day++) {
    const createdAt = `2026-03-0${day}T08:00:00.000Z`;
    const title = day % 2 ? `Visa ${day}` : `Paper ${day}`;
    made.push(await makeBlog(db, { title, content: "<p>visa</p>", createdAt }));
  }
  for (const { _id, title } of made.slice(0, 3))
    await translate(_id, "bn", { title: `ভিসা ${title}` });
  const expected = ["ভিসা Visa 3", "ভিসা Visa 1", "ভিসা Paper 2", "Visa 5", "Paper 6", "Paper 4"];
  expect(await titlesIn("bn", "visa")).toEqual(expected);
  for (const limit of [1, 2, 4]) {
    const joined = [];
    for (let offset = 0; offset < 8; offset += limit) {
      joined.push(...(await titlesIn("bn", "visa", { limit, offset })));
    }
    expect(joined, String(limit)).toEqual(expected);
  }
  const all = await site.in("bn").blog.listCards({});
  expect(all.map(({ title }) => title)).toEqual([
    ...["ভিসা Visa 3", "ভিসা Paper 2", "ভিসা Visa 1", "Paper 6", "Visa 5", "Paper 4"],
  ]);
  expect(await titlesIn("ar", "visa")).toEqual([
    ...["Visa 5", "Visa 3", "Visa 1", "Paper 6", "Paper 4", "Paper 2"],
  ]);
});

test("a post that is written again, deleted and restored keeps the words of its translations", async () => {
  const { db, site, translate } = await open();
  const post = await makeBlog(db, { title: "First Umrah" });
  await translate(post._id, "bn", { title: "প্রথম ওমরাহ" });
  await site.blog.update(post._id, { ...post, title: "The first Umrah", version: 1 }, BY);
  const count = () => site.in("bn").blog.count({ q: "প্রথম" });
  expect(await count()).toBe(1);
  await site.blog.remove(post._id, BY);
  expect(await count()).toBe(0);
  await site.blog.restore(post._id, BY);
  expect(await count()).toBe(1);
});

test("what was translated before words of translations were kept is indexed while the site runs", async () => {
  const { db, site, translate } = await open();
  const { _id } = await makeBlog(db);
  await translate(_id, "ar", { title: "قراءة التأشيرة" });
  await db
    .updateTable("blog")
    .set({ searchTitle: "how", searchText: "", searchSchema: 1 })
    .execute();
  await site.blog.indexAnew(new AbortController().signal);
  expect(await site.in("ar").blog.count({ q: "تاشيره" })).toBe(1);
});

test("words of a language that is not shown find nothing, until it is; nor after it was hidden", async () => {
  const { db, site, translate } = await open();
  const { _id } = await makeBlog(db, { title: "First Umrah" });
  await makeBlog(db, { title: "Second Umrah" });
  await site.languages.show(["ar"], BY);
  await translate(_id, "bn", { title: "গোপন" });
  expect(await site.blog.count({ q: "গোপন" })).toBe(0);
  await site.languages.show(["ar", "bn"], BY);
  expect(await site.blog.count({ q: "গোপন" })).toBe(1);
  expect(await site.blog.count({ q: "umrah" })).toBe(2);
  await site.languages.show([], BY);
  expect(await site.blog.count({ q: "গোপন" })).toBe(0);
});

test("of the nine of the home page those that are told in its language come first, English ones follow", async () => {
  const { db, site, translate } = await open();
  const made = [];
  for (let day = 1; day <= 12; day++) made.push(await makeBlog(db, { title: `Post ${day}` }));
  for (const { _id, title } of made.slice(4, 8))
    await translate(_id, "bn", { title: `লেখা ${title}` });
  const titles = async (language: "bn" | "ar") =>
    (await site.in(language).blog.pickRandomCards(9)).map(({ title }) => title);
  for (let times = 0; times < 5; times++) {
    const [bangla, arabic] = await Promise.all([titles("bn"), titles("ar")]);
    expect(bangla.map((title) => title.startsWith("লেখা"))).toEqual([
      ...Array.from({ length: 4 }, () => true),
      ...Array.from({ length: 5 }, () => false),
    ]);
    expect([new Set(bangla).size, new Set(arabic).size]).toEqual([9, 9]);
  }
});

test("what lies in the trash while a language is shown or hidden is found as it is shown once it is back", async () => {
  const { db, site, translate } = await open();
  const { _id } = await makeBlog(db, { title: "First Umrah" });
  await translate(_id, "bn", { title: "প্রথম ওমরাহ" });
  const count = () => site.in("bn").blog.count({ q: "প্রথম" });
  const backAfter = async (shown: OtherLanguage[]) => {
    await site.blog.remove(_id, BY);
    await site.languages.show(shown, BY);
    await site.blog.restore(_id, BY);
    await site.blog.indexAnew(new AbortController().signal);
    return count();
  };
  expect([await count(), await backAfter(["ar"]), await backAfter(["bn", "ar"])]).toEqual([
    1, 0, 1,
  ]);
});
