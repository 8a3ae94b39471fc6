import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { boot } from "#server/boot.ts";
import { readSecret } from "#server/data-folder/secret.ts";
import { backUp, unpackedByHand } from "#tests/support/backups.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const POST = { type: "Umrah", image: "/default-bg.jpg", content: "<p>Words</p>" };

test("a backup that is made while posts come and go is the site as it was at one moment", async () => {
  const { db, site, place, dataFolder } = await openTestSite({ demo: true });
  if (!place.DATABASE_URL) readSecret(dataFolder);
  let isOver = false;
  let written = 0;
  // What a post is counted by, found by and told by is written with it, or not at all.
  const writer = async (name: string) => {
    for (let turn = 0; !isOver; turn++) {
      const link = `${name}-${turn}`;
      const body = { ...POST, title: `${name} ${turn}`, link, content: "<p>W</p>".repeat(200) };
      await site.blog.create(body, { by: null });
      const made = await site.blog.findByLink(link);
      if (turn % 3 === 0) await site.blog.remove(made?._id ?? "", { by: null });
      written++;
    }
  };
  const writers = ["one", "two"].map(writer);
  const backups: string[] = [];
  await expect.poll(() => written).toBeGreaterThan(4);
  for (let turn = 0; turn < 4; turn++) backups.push(await backUp(place));
  isOver = true;
  await Promise.all(writers);
  await db.destroy();
  const held: number[] = [];
  for (const backup of backups) {
    const copy = await boot({ DATA_DIR: await unpackedByHand(backup), SEED_DEMO: false });
    onTestFinished(() => copy.db.destroy());
    const count = async (query: ReturnType<typeof sql<{ n: number }>>) =>
      Number((await query.execute(copy.db)).rows[0]?.n);
    const posts = await count(sql`select count(*) as n from blog`);
    expect(await count(sql`select sum(count) as n from "blogCount"`)).toBe(posts);
    expect(
      await count(sql`
        select count(*) as n from blog b where b.content like '<p>W</p>%' and not exists (
          select 1 from revision r where r.kind = 'post' and r."documentId" = b.id)`),
    ).toBe(0);
    const made = await count(sql`select count(*) as n from audit where action = 'create'`);
    const removed = await count(sql`select count(*) as n from "trashedBlog"`);
    expect(made).toBe(posts + removed - 24);
    held.push(posts + removed);
  }
  // People wrote meanwhile: each holds more than the one before.
  expect(held).toEqual(held.toSorted((a, b) => a - b));
  expect(new Set(held).size).toBe(4);
});
