import { expect, test } from "vitest";
import type { Revision } from "#contracts/history.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";
import { openSignedInApi } from "#tests/support/open-signed-in-api.ts";

type Drafting = Awaited<ReturnType<typeof openDrafting>>;

/** Titles of what was drafted and ended, newest first. */
async function draftedTitles({ call, history }: Pick<Drafting, "call" | "history">) {
  const drafted = (await call("GET", history)).body.filter(
    ({ action, restoredFrom }: Revision) => action === "draft" && !restoredFrom,
  );
  const bodies = drafted.map(({ _id }: { _id: string }) => call("GET", `${history}/${_id}`));
  return (await Promise.all(bodies)).map(({ body }) => body.title);
}

test("whatever is discarded, one after another and by whom ever, can be found again", async () => {
  const opened = await openDrafting();
  const { call, draft, openColleague } = opened;
  const colleague = await openColleague();
  for (const title of ["One", "Two"]) {
    const { body } = await call("PUT", draft, { body: { title } });
    const theirs = { version: body.version, body: { title: `${title} of theirs` } };
    expect((await colleague.call("PUT", draft, theirs)).status).toBe(200);
    await call("DELETE", draft);
  }
  expect(await draftedTitles(opened)).toEqual([
    ...["Two of theirs", "Two", "One of theirs", "One"],
  ]);
});

test("what waited when a revision was restored can be found again, however often", async () => {
  const opened = await openDrafting();
  const { call, post, draft, history } = opened;
  const { _id, createdAt, updatedAt, version, ...fields } = post;
  await call("PUT", `/api/blogs/${_id}`, { ...fields, title: "Second" });
  const first = (await call("GET", history)).body.at(-1)._id;
  let waiting: number | undefined;
  for (const title of ["Half written", "Another half"]) {
    await call("PUT", draft, { version: waiting, body: { title } });
    waiting = (await call("POST", `${history}/${first}/restore`)).body.version;
  }
  expect(await draftedTitles(opened)).toEqual(["Another half", "Half written"]);
});

test("who publishes the contact section on one page keeps what waits on another that shows it", async () => {
  const { call } = await openSignedInApi();
  const [{ version, ...home }] = (await call("GET", "/api/home")).body;
  await call("PUT", "/api/drafts/settings/contact", { body: { address: "Half written" } });
  await call("PUT", "/api/home", { ...home, ContactSecNumber: "+8801011480200" });
  const contact = (await call("GET", "/api/drafts/settings/contact")).body;
  expect(contact.body).toMatchObject({ address: "Half written" });

  await call("PUT", "/api/drafts/home/home", { body: { marquee: "Half written" } });
  const phones = [{ label: "", number: "+8801011480201" }];
  expect((await call("PUT", "/api/settings", { phones })).status).toBe(200);
  expect((await call("GET", "/api/drafts/home/home")).body.body.marquee).toBe("Half written");
  expect((await call("POST", "/api/drafts/home/home/publish")).status).toBe(200);
  expect((await call("GET", "/api/home")).body[0]).toMatchObject({
    ...{ marquee: "Half written", ContactSecNumber: "+8801011480201" },
  });
});

test("a post that was never public and is discarded is in the trash", async () => {
  const { call } = await openDrafting();
  const begun = { state: "draft", title: "Never public" };
  const { _id } = (await call("POST", "/api/blogs", begun)).body;
  const door = `/api/drafts/post/${_id}`;
  expect((await call("DELETE", door)).status).toBe(200);
  expect((await call("GET", door)).status).toBe(404);
  expect((await call("GET", "/api/blogs/trash")).body).toMatchObject([{ _id }]);
  await call("POST", `/api/blogs/${_id}/restore`);
  expect((await call("GET", door)).body.body.title).toBe("Never public");
});

test("a body published again as it was is known by its version, too", async () => {
  const { call, post, draft, openColleague } = await openDrafting();
  const { _id, createdAt, updatedAt, version, ...fields } = post;
  const theirs = (await openColleague()).call;
  const publish = (more: object) => theirs("PUT", `/api/blogs/${_id}`, { ...fields, ...more });
  for (const turn of ["first", "again"]) {
    expect((await publish({ type: "Visa" })).status, turn).toBe(200);
  }
  const base = (await call("GET", `/api/blogs/${_id}`)).body.version;
  await call("PUT", draft, { base, body: { title: "Mine" } });
  await publish({ type: "Umrah" });
  const { status, body } = await call("POST", `${draft}/publish`);
  expect([status, body]).toMatchObject([200, { title: "Mine", type: "Umrah" }]);
  // Nobody has seen what is to come.
  const ahead = await call("PUT", draft, { base: base + 9, body: { title: "Ahead" } });
  expect(ahead.status).toBe(409);
});

test("begun from what was public before: it goes with what is public now, and nothing contradicts", async () => {
  const { call, post, draft } = await openDrafting();
  const { _id, createdAt, updatedAt, version, ...fields } = post;
  const put = (content: string) => call("PUT", `/api/blogs/${_id}`, { ...fields, content });
  const { body: old } = await put("<p>a</p><p>b</p>");
  const { body: now } = await put("<p>A1</p><p>A2</p><p>b</p>");
  const mine = { base: old.version, body: { content: "<p>a</p><p>B</p>" } };
  const saved = await call("PUT", draft, mine);
  expect(saved).toMatchObject({
    status: 200,
    body: {
      base: now.version,
      publicVersion: now.version,
      body: { content: "<p>A1</p><p>A2</p><p>B</p>" },
    },
  });
});

test("what a body holds in place of a title breaks no list", async () => {
  const { call, draft, post } = await openDrafting();
  const title = { toString: null, valueOf: null };
  const { body } = await call("POST", "/api/blogs", { state: "draft", title: "Fine" });
  for (const path of [draft, `/api/drafts/post/${body._id}`]) {
    const { version } = (await call("GET", path)).body;
    const write = { version, body: { title, content: { constructor: 1 } } };
    expect((await call("PUT", path, write)).status).toBe(200);
  }
  const shown = await call("GET", "/api/drafts");
  expect(shown.body.map((row: { title: string }) => row.title)).toEqual(["", ""]);
  for (const id of [post._id, body._id]) {
    expect((await call("DELETE", `/api/blogs/${id}`)).status).toBe(200);
  }
  expect((await call("GET", "/api/blogs/trash")).status).toBe(200);
});

test("a version that no column can hold is a mistake", async () => {
  const { call, draft } = await openDrafting();
  const { status, body } = await call("PUT", draft, { version: 2 ** 31, body: { title: "x" } });
  expect([status, body.issues[0].path]).toEqual([400, "version"]);
});

test("a long paragraph that two have changed is merged", async () => {
  const { call, post, draft, openColleague } = await openDrafting();
  const { _id, createdAt, updatedAt, version, ...fields } = post;
  const words = Array.from({ length: 160_000 }, (_, index) => index % 10).join(" ");
  const text = (first: string, last: string) => `<p>${first} ${words} ${last}</p>`;
  await call("PUT", `/api/blogs/${_id}`, { ...fields, content: text("a", "z") });
  const { body } = await call("PUT", draft, { body: { content: text("first", "z") } });
  const base = body.base;
  const theirs = await (await openColleague()).call("PUT", draft, {
    base,
    body: { content: text("a", "last") },
  });
  expect(theirs.status).toBe(200);
  expect(theirs.body.body.content).toBe(text("first", "last"));
});

test("what has no field any more, after an upgrade, is read out, kept through writing and publishing, and in nobody's way", async () => {
  const { call, draft, history, db, openColleague, site, post } = await openDrafting();
  await call("PUT", draft, { body: { title: "Mine" } });
  const { body: stored } = await db.selectFrom("draft").select("body").executeTakeFirstOrThrow();
  const older = { ...JSON.parse(stored), subtitle: "For parents", type: { name: "Umrah" } };
  const set = { body: JSON.stringify(older) };
  await db.updateTable("draft").set(set).execute();
  await db.updateTable("draftStep").set({ at: "2026-01-01T00:00:00.000Z" }).execute();
  const unfit = [
    { field: "subtitle", text: "For parents" },
    { field: "type", text: "name: Umrah" },
  ];
  const opened = (await call("GET", draft)).body;
  expect(opened).toMatchObject({ unfit, body: { title: "Mine", type: "", link: post.link } });
  expect(Object.keys(opened.body)).not.toContain("subtitle");

  const written = { version: opened.version, body: { title: "Mine, and more" } };
  const { body: kept } = await call("PUT", draft, written);
  const { call: theirs } = await openColleague();
  const late = { version: opened.version, body: { image: "/art/campus.svg" } };
  expect((await theirs("PUT", draft, late)).status).toBe(200);
  expect((await call("GET", draft)).body).toMatchObject({
    unfit,
    body: { title: "Mine, and more" },
  });
  expect((await call("POST", `${draft}/publish`)).body.issues).toMatchObject([{ path: "type" }]);

  const type = { version: kept.version + 1, body: { type: "Umrah" } };
  expect((await call("PUT", draft, type)).status).toBe(200);
  expect((await call("POST", `${draft}/publish`)).status).toBe(200);
  expect(await site.blog.find(post._id)).toMatchObject({ title: "Mine, and more", type: "Umrah" });
  const [, drafted] = (await call("GET", history)).body;
  expect(drafted.action).toBe("draft");
  const again = await call("POST", `${history}/${drafted._id}/restore`);
  expect(again.body.unfit).toEqual([unfit[0]]);
});
