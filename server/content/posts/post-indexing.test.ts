import { expect, test } from "vitest";
import type { Db } from "#server/db/schema.ts";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const GOING_ON = new AbortController().signal;

/** Posts that were indexed in an older way. */
async function openOld(count: number) {
  const { db, site } = await openTestSite();
  for (let index = 0; index < count; index++) await makeBlog(db, { title: "العمرة" });
  await db.updateTable("blog").set({ searchTitle: "العمره", searchSchema: 0 }).execute();
  return { db, site, left: () => countOld(db) };
}

async function countOld(db: Db): Promise<number> {
  return (await db.selectFrom("blog").select("id").where("searchSchema", "=", 0).execute()).length;
}

test("of nodes that start at once each takes what the other has not", async () => {
  const { site, left } = await openOld(45);
  const counts = await Promise.all([1, 2, 3].map(() => site.blog.indexAnew(GOING_ON)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(45);
  expect(await left()).toBe(0);
  expect(await site.blog.count({ q: "عمره" })).toBe(45);
});

test("what ends goes on with the next start", async () => {
  const { site, left } = await openOld(45);
  const ending = new AbortController();
  const working = site.blog.indexAnew(ending.signal);
  ending.abort();
  const first = await working;
  expect(first).toBeLessThan(45);
  expect(await left()).toBe(45 - first);
  expect(await site.blog.indexAnew(GOING_ON)).toBe(45 - first);
  expect(await left()).toBe(0);
});

test("a post that is written meanwhile keeps its new words; a searched answer is not kept", async () => {
  const { db, site } = await openOld(1);
  expect(await site.blog.count({ q: "عمره" })).toBe(0);
  const number = site.contentVersion.current();
  const { _id } = await makeBlog(db, { title: "العمرة" });
  await site.blog.indexAnew(GOING_ON);
  expect(await site.blog.count({ q: "عمره" })).toBe(2);
  expect(site.contentVersion.current()).toBe(number + 1);
  await site.blog.indexAnew(GOING_ON);
  expect(site.contentVersion.current()).toBe(number + 1);
  expect((await site.blog.find(_id))?.version).toBe(1);
});
