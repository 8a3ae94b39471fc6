import { expect, test } from "vitest";
import { readIn } from "#server/content/read-in.ts";
import { makeBlog } from "#tests/support/make-blog.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { insertPosts } from "./insert-posts.ts";
import { showPost } from "./show-post.ts";

const BY = { by: null };
const FIELDS = { title: "T", type: "Umrah", image: "/art/x.svg", link: "t", content: "<p>a</p>" };

test("sent again with its id, a post is the same one; with other words, as long as it is as it was made", async () => {
  const { site } = await openTestSite();
  const send = async (more: object = {}, id = "1") => {
    const { post, isNew } = await site.blog.create({ ...FIELDS, ...more }, BY, id);
    return [post._id, post.title, post.version, isNew];
  };
  expect(await send()).toEqual(["1", "T", 1, true]);
  expect(await send()).toEqual(["1", "T", 1, false]);
  expect(await send({ title: "New" })).toEqual(["1", "New", 2, false]);
  await expect(send({ title: "Other" })).rejects.toMatchObject({ code: "changed-meanwhile" });
  expect(await send({ title: "Other", version: 2 })).toEqual(["1", "Other", 3, false]);
  // By another device, that knows of no id yet: it is there, word for word.
  expect(await send({ title: "Other" }, "2")).toEqual(["1", "Other", 3, false]);
  await expect(send({ title: "Mine" }, "2")).rejects.toMatchObject({ code: "link-taken" });
  await site.blog.remove("1", BY);
  await expect(send()).rejects.toMatchObject({ code: "in-trash" });
});

test("without an id a post that is there word for word is not made twice", async () => {
  const { site } = await openTestSite();
  const { post } = await site.blog.create(FIELDS, BY);
  expect(await site.blog.create(FIELDS, BY)).toEqual({ post, isNew: false });
  await expect(site.blog.create({ ...FIELDS, title: "New" }, BY)).rejects.toMatchObject({
    code: "link-taken",
  });
});

test("posts that move in have a first line in their history, and in the audit trail", async () => {
  const { db, site } = await openTestSite();
  const by = (await makeUser({ db }))._id;
  const at = { createdAt: "2020-01-01T00:00:00.000Z", updatedAt: "2021-01-01T00:00:00.000Z" };
  const posts = ["a", "b"].map((_id) => ({
    ...FIELDS,
    ...at,
    _id,
    title: `Post ${_id}`,
    link: _id,
  }));
  await db.transaction().execute((tx) => insertPosts(tx, posts, by));
  await db.transaction().execute((tx) => insertPosts(tx, [], by));
  expect(await site.blog.find("a")).toEqual({ ...posts[0], version: 1 });
  const revisions = await db.selectFrom("revision").select(["id", "documentId"]).execute();
  const audit = await db
    .selectFrom("audit")
    .select(["thingId", "action", "summary", "revision"])
    .where("thing", "=", "blog")
    .execute();
  const revisionOf = (id: string) => revisions.find(({ documentId }) => documentId === id)?.id;
  expect(audit.toSorted((a, b) => (a.thingId < b.thingId ? -1 : 1))).toEqual(
    posts.map(({ _id, title }) => ({
      ...{ thingId: _id, action: "create", summary: title, revision: revisionOf(_id) },
    })),
  );
});

test("what is deleted is called by its title in the audit trail", async () => {
  const { db, site } = await openTestSite();
  const { _id } = await makeBlog(db, { title: "Gone" });
  await site.blog.remove(_id, BY);
  const deed = db.selectFrom("audit").select("summary").where("action", "=", "delete");
  expect(await deed.execute()).toEqual([{ summary: "Gone" }]);
});

test("a list in another language is as long as it is asked for, and ends where all are read", async () => {
  const { site } = await openTestSite({ demo: true });
  await site.languages.show(["bn"], BY);
  const { blog } = readIn(site, "bn");
  const read = async (limit: number, offset: number) =>
    (await blog.list({ limit, offset })).map(({ _id }) => _id);
  const all = await read(100, 0);
  expect([all.length, new Set(all).size]).toEqual([24, 24]);
  for (const [limit, offset] of [
    ...[
      [10, 0],
      [14, 0],
      [15, 0],
      [10, 10],
    ],
    ...[
      [10, 14],
      [10, 20],
      [1, 23],
      [5, 24],
    ],
  ] as const) {
    expect(await read(limit, offset)).toEqual(all.slice(offset, offset + limit));
  }
});

test("a page before another is read in the order of the list", async () => {
  const { db, site } = await openTestSite();
  for (const day of [1, 2, 3, 4]) {
    await makeBlog(db, { _id: `${day}`, createdAt: `2026-11-0${day}T00:00:00.000Z` });
  }
  const before = { _id: "1", createdAt: "2026-11-01T00:00:00.000Z" };
  const after = { _id: "4", createdAt: "2026-11-04T00:00:00.000Z" };
  const idsOf = async (query: object) => (await site.blog.list(query)).map(({ _id }) => _id);
  expect(await idsOf({ before, limit: 2 })).toEqual(["3", "2"]);
  expect(await idsOf({ after, limit: 2 })).toEqual(["3", "2"]);
});

test("in place of a post its waiting body is shown, at whichever link, and other things leave posts alone", async () => {
  const { db, site } = await openTestSite();
  const post = await makeBlog(db, { link: "t", type: "Umrah", version: 3 });
  const body = { ...FIELDS, title: "Later", type: "Later type" };
  const at = async (id: string, language?: "bn") =>
    showPost(site.blog, {
      ...{ place: { kind: "post", id, ...(language && { language }) }, body },
    }).findByLink("anything");
  expect(await at(post._id)).toMatchObject({
    ...{ _id: post._id, title: "Later", type: "Later type", version: 3 },
    ...{ createdAt: post.createdAt, updatedAt: post.updatedAt },
  });
  // What types are called in a language is said once, for all posts.
  expect(await at(post._id, "bn")).toMatchObject({ type: "Umrah", language: "bn" });
  expect(await at("begun", "bn")).toMatchObject({ _id: "begun", type: "Later type", version: 1 });
  const other = showPost(site.blog, { place: { kind: "page", id: "about" }, body });
  expect(await other.findByLink("t")).toEqual(post);
});
