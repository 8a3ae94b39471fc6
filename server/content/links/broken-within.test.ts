import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { brokenWithin } from "./broken-within.ts";

const BY = { by: null };
const WRITING = { ...BY, origin: "https://rihla.example" };

/** @returns of addresses that something links to, those that lead nowhere */
async function open() {
  const opened = await openTestSite({ demo: true });
  const { db, site } = opened;
  await db.deleteFrom("reference").execute();
  const brokenOf = async (...targets: string[]) => {
    const rows = targets.map((target) => ({
      ...({ kind: "post", documentId: "1", lang: "en" } as const),
      target,
    }));
    for (let at = 0; at < rows.length; at += 500) {
      await db
        .insertInto("reference")
        .values(rows.slice(at, at + 500))
        .execute();
    }
    const { ownPage: ownPages, entry, redirect } = site;
    return brokenWithin({ db, ownPages, entry, redirect });
  };
  return { ...opened, brokenOf };
}

test("pages, files, papers, pages of one's own, posts and what moved are there", async () => {
  const { db, site, brokenOf } = await open();
  const page = { title: "Terms", link: "terms", description: "", content: "", isInFooter: false };
  await site.ownPage.create(page, BY);
  const { post } = await site.blog.create(
    { title: "T", type: "Umrah", image: "/art/x.svg", link: "2026/old", content: "" },
    BY,
  );
  const { _id, title, type, image, content } = post;
  await site.blog.update(_id, { title, type, image, content, link: "2026/ওমরাহ" }, BY);
  await site.redirect.create({ from: "/old-place", to: "/about" }, WRITING);
  await makeBlog(db, { link: "visa" });
  const there = [
    ...["/about", "/media/a/b.png", "/art/x.svg", "/og/home.jpg", "/sitemap.xml", "/favicon.ico"],
    ...["/packages/umrah/7.ics", "/packages/hajj/compare", "/packages/tours/x"],
    ...["/student-visa/papers/other", "/work-visa/papers/other/driver"],
    ...["/work-visa/papers/malaysia", "/work-visa/papers/malaysia/driver", "/terms"],
    ...["/blog/visa", "/blog/2026/%E0%A6%93%E0%A6%AE%E0%A6%B0%E0%A6%BE%E0%A6%B9"],
    ...["/blog/2026/old", "/old-place"],
  ];
  expect(await brokenOf(...there, "https://elsewhere.example/")).toEqual([]);
  const nowhere = [
    ...["/a.pdf", "/blog/%", "/blog/none", "/nothing", "/packages/visa/x", "/sub/sitemap.xml"],
    ...["/terms/more", "/work-visa/papers/malaysian", "/work-visa/papers/otherwise"],
  ];
  expect((await brokenOf(...nowhere)).toSorted()).toEqual(nowhere);
});

test("of thousands each is looked at", async () => {
  const { db, site, brokenOf } = await open();
  const { _id, title, type, image, content } = await makeBlog(db, { link: "z-old" });
  await site.blog.update(_id, { title, type, image, content, link: "z" }, BY);
  await site.redirect.create({ from: "/z-old", to: "/about" }, WRITING);
  const posts = Array.from({ length: 1100 }, (_, at) => `/blog/p${1000 + at}`);
  const pages = Array.from({ length: 1100 }, (_, at) => `/p${1000 + at}`);
  const broken = await brokenOf(...posts, "/blog/z", "/blog/z-old", ...pages, "/z-old");
  expect(broken.toSorted()).toEqual([...posts, ...pages]);
});
