import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";
import { noteOutward } from "./0035-outward-links.ts";

test("links that were written before are known as those that are written since", async () => {
  const { call, db, post } = await openDrafting();
  const outward = async () =>
    (await db.selectFrom("reference").selectAll().where("target", "like", "http%").execute())
      .map(({ target, kind, documentId, lang }) => [target, kind, documentId, lang].join(" "))
      .toSorted();
  const { title, type, link, image } = (await call("GET", `/api/blogs/${post._id}`)).body;
  const content =
    '<p><a href="https://One.example/a?b=1&amp;c=2#top">x</a> <a href="/about">y</a> http://two.example/</p>';
  await call("PUT", `/api/blogs/${post._id}`, { title, type, link, image, content });
  await call("PUT", `/api/blogs/${post._id}?lang=bn`, { content });
  const written = await outward();
  expect(written).toContain(`https://one.example/a?b=1&c=2 post ${post._id} en`);
  expect(written).toContain(`https://one.example/a?b=1&c=2 post ${post._id} bn`);

  await db.deleteFrom("reference").where("target", "like", "http%").execute();
  for (let number = 0; number < 450; number++) {
    await makeBlog(db, { content: `<p><a href="https://many.example/${number}">x</a></p>` });
  }
  const migrated = db as unknown as Kysely<
    Parameters<typeof noteOutward>[0] extends Kysely<infer T> ? T : never
  >;
  await noteOutward(migrated);
  await noteOutward(migrated);
  const found = await outward();
  expect(found.filter((one) => one.startsWith("https://many.example/"))).toHaveLength(450);
  expect(found.filter((one) => !one.startsWith("https://many.example/"))).toEqual(written);
});
