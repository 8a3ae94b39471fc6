import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const BY = { by: null };
const at = (iso: string) => Date.parse(iso);

async function open() {
  const { db, site } = await openTestSite();
  await makeBlog(db, { _id: "a", link: "hajj" });
  const days = async () =>
    (await db.selectFrom("postRead").selectAll().orderBy("day").execute()).map(
      ({ day, count }) => `${day}: ${count}`,
    );
  return { db, site, days };
}

test("counts are kept by day of UTC, for 400 days", async () => {
  const { site, days } = await open();
  const add = (count: number, iso: string) => site.reading.add(new Map([["hajj", count]]), at(iso));
  await add(2, "2026-11-20T23:59:59.999Z");
  await add(3, "2026-11-21T00:00:00.000Z");
  await add(4, "2026-11-21T12:00:00.000Z");
  expect(await days()).toEqual(["2026-11-20: 2", "2026-11-21: 7"]);
  await site.reading.purge(at("2027-12-25T12:00:00.000Z"));
  expect(await days()).toEqual(["2026-11-20: 2", "2026-11-21: 7"]);
  await site.reading.purge(at("2027-12-26T12:00:00.000Z"));
  expect(await days()).toEqual(["2026-11-21: 7"]);
});

test("a deleted post keeps its counts while it can be restored, and not longer", async () => {
  const { db, site, days } = await open();
  await site.reading.add(new Map([["hajj", 5]]));
  await site.blog.remove("a", BY);
  await site.blog.purgeTrash();
  expect(await days()).toHaveLength(1);
  await site.blog.restore("a", BY);
  expect((await site.dashboard.get("UTC")).posts).toMatchObject([{ _id: "a", reads: 5 }]);
  await site.blog.remove("a", BY);
  expect((await site.dashboard.get("UTC")).posts).toEqual([]);
  const long = "2026-01-01T00:00:00.000Z";
  await db.updateTable("trashedBlog").set({ deletedAt: long }).execute();
  await site.blog.purgeTrash();
  expect(await days()).toEqual([]);
});
