import { expect, test } from "vitest";
import type { Blog } from "#contracts/blog.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const BY = { by: null };

async function open() {
  const { site, db } = await openTestSite();
  const make = (link: string) => {
    const fields = { title: link, type: "Umrah", image: "/art/x.svg", content: "<p>Text</p>" };
    return site.blog.create({ ...fields, link }, BY).then(({ post }) => post);
  };
  const move = ({ _id, title, type, image, content }: Blog, link: string) =>
    site.blog.update(_id, { title, type, image, content, link }, BY);
  const findMoved = site.redirect.findNextLink;
  return { site, db, make, move, findMoved };
}

test("every address that a post ever had leads to where it is", async () => {
  const { make, move, findMoved } = await open();
  const post = await make("first");
  expect(await findMoved("first")).toBeNull();
  for (const link of ["second", "third & last", "ঢাকা/৪"]) await move(post, link);
  for (const link of ["first", "second", "third & last"]) {
    expect(await findMoved(link)).toBe("ঢাকা/৪");
  }
  expect(await findMoved("ঢাকা/৪")).toBeNull();
  expect(await findMoved("never")).toBeNull();
});

test("there and back leads nowhere else: no loop can be made", async () => {
  const { make, move, findMoved } = await open();
  const post = await make("a");
  await move(post, "b");
  await move(post, "a");
  expect(await findMoved("a")).toBeNull();
  expect(await findMoved("b")).toBe("a");
});

test("a post that takes an old address has it: a new one, one that moves, one from the trash", async () => {
  const { site, make, move, findMoved } = await open();
  const post = await make("old");
  await move(post, "new");
  const next = await make("old");
  expect(await findMoved("old")).toBeNull();
  await move(next, "elsewhere");
  expect(await findMoved("old")).toBe("elsewhere");
  await move(post, "old");
  expect(await findMoved("old")).toBeNull();

  await site.blog.remove(post._id, BY);
  expect(await findMoved("new")).toBeNull();
  const third = await make("old");
  await move(third, "third");
  await site.blog.restore(post._id, BY);
  expect(await findMoved("old")).toBeNull();
  expect(await findMoved("new")).toBe("old");
});

test("of a post that is gone for good nothing is kept", async () => {
  const { site, db, make, move } = await open();
  const post = await make("old");
  await move(post, "new");
  await site.blog.remove(post._id, BY);
  await db.updateTable("trashedBlog").set({ deletedAt: "2020-01-01" }).execute();
  await site.blog.purgeTrash();
  expect(await db.selectFrom("redirect").selectAll().execute()).toEqual([]);
});

test("a post that is changed where it is leads nowhere", async () => {
  const { db, make, move } = await open();
  const post = await make("same");
  await move({ ...post, title: "Other" }, "same");
  expect(await db.selectFrom("redirect").selectAll().execute()).toEqual([]);
});
