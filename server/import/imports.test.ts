import { expect, test } from "vitest";
import { wxr } from "#tests/support/import-files.ts";
import { NOTES, openImports } from "#tests/support/open-imports.ts";

const POSTS = [
  {
    id: 1,
    title: "Umrah in Ramadan",
    slug: "umrah-in-ramadan",
    html: 'First line\nsecond line\n\nNext <strong>paragraph</strong>\n\n<h4>Small</h4>\n\n[contact-form-7 id="5"]',
    categories: ["Umrah", "News"],
  },
  {
    id: 2,
    title: "",
    slug: "",
    html: "<!-- wp:paragraph -->\n<p>Words of a post without a title</p>\n<!-- /wp:paragraph -->",
  },
  {
    id: 3,
    title: "About the office",
    slug: "our-office",
    type: "page" as const,
    html: "Here we are",
    link: "https://old.example/our-office/",
  },
  { id: 4, title: "Later", slug: "later", status: "draft", html: "Not yet" },
  { id: 5, title: "Menu", type: "nav_menu_item" as const },
];

test("a dry run says what would come, and changes nothing", async () => {
  const { run, site } = await openImports();
  const found = await run("wordpress", wxr(POSTS), true);
  expect(found).toMatchObject({ state: "looked", problem: null, isHere: true });
  expect(found.counts).toEqual({
    posts: 2,
    drafts: 1,
    pages: 1,
    documents: 0,
    pictures: 0,
    pictureBytes: 0,
    addresses: 3,
  });
  expect(NOTES(found)).toMatchObject({
    headings: 1,
    forms: 1,
    untitled: 1,
    unlinked: 1,
    menus: 1,
    draft: 1,
    "other-types": 1,
    "new-type": 2,
  });
  expect(await site.blog.count({})).toBe(0);
});

test("what was looked through is taken over; again it makes nothing twice; undone it is gone", async () => {
  const { run, imports, owner, site, db } = await openImports();
  const looked = await run("wordpress", wxr(POSTS), true);
  await imports.start(looked._id, owner._id);
  await imports.idle();
  const done = await imports.find(looked._id);
  expect(done).toMatchObject({ state: "done", done: 4, of: 4, problem: null, isHere: false });
  const post = await site.blog.findByLink("umrah-in-ramadan");
  expect(post).toMatchObject({
    title: "Umrah in Ramadan",
    type: "Umrah",
    createdAt: "2019-03-04T05:06:07.000Z",
  });
  expect(post?.content).toBe(
    '<p>First line<br>second line</p><p>Next <strong>paragraph</strong></p><h3>Small</h3><p><a href="/contact">Contact</a></p>',
  );
  expect(await site.redirect.findNext("/2019/03/umrah-in-ramadan/")).toBe("/blog/umrah-in-ramadan");
  const drafts = await db.selectFrom("draft").select(["kind", "body"]).execute();
  expect(drafts.map(({ kind, body }) => [kind, JSON.parse(body).link])).toEqual(
    expect.arrayContaining([
      ["own-page", "our-office"],
      ["post", "later"],
    ]),
  );

  const again = await run("wordpress", wxr(POSTS));
  expect(again.counts).toMatchObject({ posts: 0, drafts: 0, pages: 0 });
  expect(NOTES(again)).toMatchObject({ known: 4 });
  expect(await site.blog.count({})).toBe(2);

  await imports.undo(looked._id, owner._id);
  await imports.idle();
  expect(await imports.find(looked._id)).toMatchObject({ state: "undone", isUndone: true });
  expect(await site.blog.count({})).toBe(0);
  expect(await site.blog.listTrash()).toEqual([]);
  expect(await db.selectFrom("draft").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("redirect").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("reference").selectAll().execute()).toEqual([]);

  const third = await run("wordpress", wxr(POSTS));
  expect(third.counts).toMatchObject({ posts: 2, drafts: 1, pages: 1 });
});

test("undone, what somebody writes on lies in the trash, with what they wrote", async () => {
  const { run, imports, owner, site, db } = await openImports();
  const { _id } = await run("wordpress", wxr(POSTS));
  const post = await site.blog.findByLink("umrah-in-ramadan");
  const begun = await db.selectFrom("draft").select(["kind", "documentId as id"]).execute();
  const places = [
    { kind: "post", id: post?._id ?? "" } as const,
    ...begun.map(({ kind, id }) => ({ kind: kind === "post" ? kind : "own-page", id }) as const),
  ];
  expect(places).toHaveLength(3);
  const by = { by: owner._id };
  for (const place of places) {
    const there = await site.draft.find(place, by);
    const { version, base = 1 } = there ?? {};
    await site.draft.save(place, { version, base, body: { title: "Written on" } }, by);
  }
  await imports.undo(_id, owner._id);
  await imports.idle();
  expect(NOTES(await imports.find(_id))).toMatchObject({ edited: 3 });
  const trash = [...(await site.blog.listTrash()), ...(await site.ownPage.listTrash())];
  expect(trash.map(({ _id: id }) => id).toSorted()).toEqual(places.map(({ id }) => id).toSorted());
  for (const place of places) {
    await (place.kind === "post" ? site.blog : site.ownPage).restore(place.id, by);
    expect((await site.draft.find(place, by))?.body).toMatchObject({ title: "Written on" });
  }
});

test.each([
  ["a translation that is public", true],
  ["words that were given up", false],
])("undone, a post with %s lies in the trash, with them", async (_, isTranslated) => {
  const { run, imports, owner, site } = await openImports();
  const { _id } = await run("wordpress", wxr(POSTS));
  const id = (await site.blog.findByLink("umrah-in-ramadan"))?._id ?? "";
  const post = { kind: "post", id } as const;
  const by = { by: owner._id };
  if (isTranslated) {
    const place = { ...post, language: "ar" } as const;
    await site.translation.save(place, { words: { title: "عمرة" }, madeFrom: {} }, by);
  } else {
    await site.draft.save(post, { base: 1, body: { title: "Given up" } }, by);
    await site.draft.discard(post, by);
  }
  await imports.undo(_id, owner._id);
  await imports.idle();
  expect(NOTES(await imports.find(_id))).toMatchObject({ edited: 1 });
  await site.blog.restore(id, by);
  const place = isTranslated ? ({ ...post, language: "ar" } as const) : post;
  const kept = await site.history.list(place, { limit: 9 });
  expect(kept?.map(({ action }) => action)).toContain(isTranslated ? "create" : "draft");
});

test("undone, what somebody has open lies in the trash: they may have typed what nobody knows of yet", async () => {
  const { run, imports, owner, site, db } = await openImports();
  const { _id } = await run("wordpress", wxr(POSTS));
  const id = (await site.blog.findByLink("umrah-in-ramadan"))?._id ?? "";
  const begun = await db.selectFrom("draft").select(["kind", "documentId as id"]).execute();
  const own = begun.map(
    ({ kind, id }) => ({ kind: kind === "post" ? kind : "own-page", id }) as const,
  );
  for (const place of [{ kind: "post", id } as const, ...own]) {
    await site.draft.here(place, { by: owner._id });
  }
  await imports.undo(_id, owner._id);
  await imports.idle();
  expect(NOTES(await imports.find(_id))).toMatchObject({ edited: 3 });
  const trash = [...(await site.blog.listTrash()), ...(await site.ownPage.listTrash())];
  expect(trash.map((one) => one._id).toSorted()).toEqual(
    [id, ...own.map((one) => one.id)].toSorted(),
  );
});

test("undone, what somebody planned lies in the trash too", async () => {
  const { run, imports, owner, site, db } = await openImports();
  const { _id } = await run("wordpress", wxr(POSTS));
  const begun = await db
    .selectFrom("draft")
    .select("documentId")
    .where("kind", "=", "post")
    .execute();
  const id = begun[0]?.documentId ?? "";
  await db
    .updateTable("draft")
    .set({ publishAt: "2999-01-05T08:00:00.000Z" })
    .where("documentId", "=", id)
    .execute();
  await imports.undo(_id, owner._id);
  await imports.idle();
  expect(NOTES(await imports.find(_id))).toMatchObject({ edited: 1 });
  expect((await site.blog.listTrash()).map((one) => one._id)).toEqual([id]);
});

test("an old address that is a question leads on too; that of the whole old site leads to no post", async () => {
  const { run, site } = await openImports();
  const items = [
    { id: 7, slug: "seven", link: "https://old.example/?p=7" },
    { id: 8, slug: "eight", link: "https://old.example/" },
  ];
  expect(await run("wordpress", wxr(items))).toMatchObject({ counts: { posts: 2, addresses: 1 } });
  expect(await site.redirect.findNext("/?p=7")).toBe("/blog/seven");
});
