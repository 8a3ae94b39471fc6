import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { waitingFor } from "#tests/support/waiting-for.ts";

const by = { by: null };
const LONG_AGO = "2020-01-01T00:00:00.000Z";

test("what is brought back at the moment when it would be deleted for good keeps all that it was", async () => {
  const { site, db } = await openTestSite();
  const post = { title: "Umrah", type: "Umrah", image: "/art/campus.svg", link: "umrah" };
  const content = "<p>How many steps?</p>";
  const { _id } = (await site.blog.create({ ...post, content }, by)).post;
  await site.blog.remove(_id, by);
  await db.updateTable("trashedBlog").set({ deletedAt: LONG_AGO }).execute();

  const answers = await db.transaction().execute(async (tx) => {
    // Bringing it back stops at its last step, when it has left the trash already.
    await tx.selectFrom("contentVersion").selectAll().forUpdate().execute();
    const restoring = site.blog.restore(_id, by);
    await expect.poll(() => waitingFor(tx)).toBe(1);
    const purging = site.blog.purgeTrash();
    await expect.poll(() => waitingFor(tx)).toBe(2);
    return [restoring, purging];
  });
  expect((await Promise.allSettled(answers)).map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
  ]);
  expect(await site.blog.find(_id)).toMatchObject({ title: "Umrah" });
  expect(await site.history.list({ kind: "post", id: _id }, { limit: 5 })).toHaveLength(1);
});
