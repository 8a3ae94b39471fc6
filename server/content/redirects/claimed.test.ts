import { expect, test } from "vitest";
import { claimAddresses } from "#server/content/move.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const POST = "/blog/ziyarah-madinah-two-days";

async function open() {
  const { site, db } = await openTestSite({ demo: true });
  const by = { by: null };
  const add = (from: string, to: string) =>
    site.redirect.create({ from, to }, { ...by, origin: "http://localhost" });
  const list = async (q: string) =>
    (await site.redirect.list({ q, limit: 20, offset: 0 })).map(({ from, to }) => [from, to]);
  const rename = async (link: string) => {
    const post = await site.blog.find("post-19");
    const { _id, version, createdAt, updatedAt, language, ...body } = post as never as Record<
      string,
      unknown
    >;
    await site.blog.update("post-19", { ...body, link } as never, by);
  };
  return { site, db, add, list, rename };
}

test("posts of an import take their addresses from what led on there, and from nothing else", async () => {
  const { db, add, list, rename, site } = await open();
  await rename("two-days");
  await add("/Taken", "/about");
  await add("/taken-too", "/about");
  const moved = await site.redirect.findNext(POST);
  expect(moved).toBe("/blog/two-days");
  const claim = (...paths: string[]) => db.transaction().execute((tx) => claimAddresses(tx, paths));
  await claim("/Taken", "/none", "/%");
  expect(await list("taken")).toEqual([["/taken-too", "/about"]]);
  expect(await site.redirect.findNext(POST)).toBe(moved);
  await claim(POST.toUpperCase());
  expect(await site.redirect.findNext(POST)).toBe(moved);
  await claim(POST);
  expect(await site.redirect.findNext(POST)).toBeNull();
});

test("a post that comes back to its address, or takes another's old one, is read there", async () => {
  const { db, rename, site } = await open();
  await rename("two-days");
  await rename("three-days");
  expect(await site.redirect.findNext("/blog/two-days")).toBe("/blog/three-days");
  await rename("two-days");
  expect(await site.redirect.findNext("/blog/two-days")).toBeNull();
  expect(await site.redirect.findNext("/blog/three-days")).toBe("/blog/two-days");
  const kept = await db.selectFrom("redirect").select("fromPath").orderBy("fromPath").execute();
  expect(kept.map(({ fromPath }) => fromPath)).toEqual(["/blog/three-days", POST]);
});
