import { expect, test } from "vitest";
import { publishDue } from "#server/jobs/publish-planned.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

const POST = {
  title: "Seven nights in Madinah",
  type: "Umrah",
  image: "/art/madinah-dawn.svg",
  link: "seven-nights",
  content: "<p>Bring soft shoes.</p>",
};

const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();

async function openBegun(more: object = {}) {
  const opened = await openDrafting();
  const made = await opened.call("POST", "/api/blogs", { state: "draft", ...POST, ...more });
  const { _id } = made.body;
  return { ...opened, made, _id, door: `/api/drafts/post/${_id}` };
}

test("a draft of a post: no door of visitors knows it, then it is public", async () => {
  const { made, call, get, site, door, _id } = await openBegun();
  expect(made).toMatchObject({
    status: 201,
    body: { version: expect.any(Number), publishAt: null },
  });
  for (const path of [`/api/blogs/${_id}`, "/api/blogs/link/seven-nights"]) {
    expect((await get(path)).status).toBe(404);
  }
  expect(await site.blog.count({ q: "soft shoes" })).toBe(0);
  expect((await call("GET", "/api/drafts?kind=post")).body).toMatchObject([
    { id: _id, title: POST.title, type: "Umrah", link: POST.link, isPublic: false },
  ]);
  expect((await call("GET", door)).body.body).toEqual(POST);
  expect((await call("GET", `/api/history/post/${_id}`)).body).toEqual([]);

  const published = await call("POST", `${door}/publish`);
  expect(published).toMatchObject({ status: 200, body: { ...POST, _id, version: 1 } });
  expect((await get("/api/blogs/link/seven-nights")).body).toEqual(published.body);
  expect((await call("GET", "/api/drafts")).body).toEqual([]);
  expect((await call("GET", `/api/history/post/${_id}`)).body).toMatchObject([
    { action: "create" },
  ]);
});

test("begun again by a device that got no answer, what another one wrote meanwhile is found in the history", async () => {
  const { call } = await openDrafting();
  const _id = crypto.randomUUID();
  const begin = (words: object) =>
    call("POST", "/api/blogs", { state: "draft", ...POST, ...words, _id });
  const { version } = (await begin({ title: "On the phone" })).body;
  await begin({ title: "On the phone" });
  const door = `/api/drafts/post/${_id}`;
  await call("PUT", door, { version, body: { title: "An hour at the desk" } });
  const again = await begin({ title: "On the phone, later" });
  await call("PUT", door, { version: again.body.version, body: { link: "seven" } });
  const { body: kept } = await call("GET", `/api/history/post/${_id}`);
  const bodies = kept.map(({ _id: one }: { _id: string }) =>
    call("GET", `/api/history/post/${_id}/${one}`),
  );
  expect(await Promise.all(bodies)).toMatchObject([{ body: { title: "An hour at the desk" } }]);
});

test("a draft may be unfinished, and is not published so", async () => {
  const opened = await openDrafting();
  const { status, body } = await opened.call("POST", "/api/blogs", {
    state: "draft",
    title: "Only",
  });
  expect(status).toBe(201);
  const refused = await opened.call("POST", `/api/drafts/post/${body._id}/publish`);
  expect(refused.status).toBe(400);
  const paths = refused.body.issues.map(({ path }: { path: string }) => path);
  expect(paths).toEqual(["type", "image", "link"]);
});

test("begun again with the id that its writer chose, it is the same post, as it was written on", async () => {
  const { call, openColleague } = await openDrafting();
  const _id = crypto.randomUUID();
  const first = { state: "draft", _id, title: "Seven" };
  expect(await call("POST", "/api/blogs", first)).toMatchObject({ status: 201, body: { _id } });
  const again = { ...first, title: "Seven nights", type: "Umrah" };
  expect(await call("POST", "/api/blogs", again)).toMatchObject({ status: 201, body: { _id } });
  const waiting = (await call("GET", "/api/drafts?kind=post")).body;
  expect(waiting).toMatchObject([{ id: _id, title: "Seven nights", type: "Umrah" }]);

  const colleague = await openColleague();
  expect((await colleague.call("POST", "/api/blogs", first)).status).toBe(409);
  expect((await call("POST", "/api/blogs", { ...first, _id: "mine" })).status).toBe(400);
  const { version } = (await call("GET", `/api/drafts/post/${_id}`)).body;
  await call("PUT", `/api/drafts/post/${_id}`, { version, body: POST });
  await call("POST", `/api/drafts/post/${_id}/publish`);
  expect((await call("POST", "/api/blogs", first)).status).toBe(409);
  await call("DELETE", `/api/blogs/${_id}`);
  expect((await call("POST", "/api/blogs", first)).status).toBe(409);
});

test("a link that was free when it was written is taken when it is published", async () => {
  const { call, door } = await openBegun();
  await call("POST", "/api/blogs", { ...POST, title: "Quicker" });
  const refused = await call("POST", `${door}/publish`);
  expect(refused.status).toBe(409);
  const { version } = (await call("GET", door)).body;
  await call("PUT", door, { version, body: { link: "eight-nights" } });
  expect((await call("POST", `${door}/publish`)).status).toBe(200);
});

test("one whose link is another one's is not planned: it could not be published at its moment", async () => {
  const { call, door } = await openBegun();
  await call("POST", "/api/blogs", { ...POST, title: "Quicker" });
  const refused = await call("POST", `${door}/schedule`, { publishAt: IN_AN_HOUR });
  expect([refused.status, refused.body.code]).toEqual([409, "link-taken"]);
  expect((await call("GET", door)).body.publishAt).toBeNull();
});

test("planned when it is made; what could not be published is not planned", async () => {
  const { call, made, site, db } = await openBegun({ state: "scheduled", publishAt: IN_AN_HOUR });
  expect(made).toMatchObject({ status: 201, body: { publishAt: IN_AN_HOUR } });
  const half = { state: "scheduled", publishAt: IN_AN_HOUR, title: "Only" };
  expect((await call("POST", "/api/blogs", half)).status).toBe(400);
  const { publishAt: _, ...timeless } = { ...half, ...POST };
  expect((await call("POST", "/api/blogs", timeless)).status).toBe(400);
  await db.updateTable("draft").set({ publishAt: new Date().toISOString() }).execute();
  await publishDue(site, catchLog().log);
  expect((await site.blog.findByLink(POST.link))?.version).toBe(1);
});

test.each([
  { state: "secret" },
  { state: null },
  { state: "draft", title: 7 },
  { state: "draft", nobody: "knows it" },
  { state: "draft", publishAt: IN_AN_HOUR },
])("%j makes no post", async (more) => {
  const { made, db } = await openBegun(more);
  expect([made.status, made.body.issues.length]).toEqual([400, 1]);
  expect(await db.selectFrom("draft").selectAll().execute()).toEqual([]);
});

test("a draft goes to the trash, comes back as a draft, and is gone after its time", async () => {
  const { call, door, db, site, _id, get } = await openBegun();
  await call("POST", `${door}/schedule`, { publishAt: IN_AN_HOUR });
  expect((await call("DELETE", `/api/blogs/${_id}`)).status).toBe(200);
  expect((await call("DELETE", `/api/blogs/${_id}`)).status).toBe(404);
  for (const method of ["GET", "DELETE"]) expect((await call(method, door)).status).toBe(404);
  expect((await call("PUT", door, { body: { title: "Late" } })).status).toBe(404);
  expect((await call("POST", `${door}/schedule`, { publishAt: IN_AN_HOUR })).status).toBe(404);
  expect((await call("GET", "/api/drafts")).body).toEqual([]);
  expect((await call("GET", "/api/blogs/trash")).body).toMatchObject([{ _id, title: POST.title }]);

  expect((await call("POST", `/api/blogs/${_id}/restore`)).body).toMatchObject({ _id });
  expect((await call("GET", door)).body).toMatchObject({ body: POST, publishAt: null });
  expect((await get("/api/blogs/link/seven-nights")).status).toBe(404);

  await call("DELETE", `/api/blogs/${_id}`);
  await db.updateTable("draft").set({ deletedAt: "2020-01-01" }).execute();
  await site.blog.purgeTrash();
  expect((await call("POST", `/api/blogs/${_id}/restore`)).status).toBe(404);
  for (const table of ["draft", "draftStep", "revision"] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test("waiting changes of a public post that is in the trash are in no list", async () => {
  const { call, post, draft } = await openDrafting();
  await call("PUT", draft, { body: { title: "Waiting" } });
  expect((await call("GET", "/api/drafts")).body).toMatchObject([{ isPublic: true }]);
  await call("DELETE", `/api/blogs/${post._id}`);
  expect((await call("GET", "/api/drafts")).body).toEqual([]);
  // Deleted twice, it comes back with them all the same.
  expect((await call("DELETE", `/api/blogs/${post._id}`)).status).toBe(404);
  const back = await call("POST", `/api/blogs/${post._id}/restore`);
  expect(back.body).toMatchObject({ title: post.title });
  expect((await call("GET", draft)).body.body).toMatchObject({ title: "Waiting" });
});

test("what was published, unanswered, and then kept as a draft is published once", async () => {
  const { call, _id, door, site } = await openBegun();
  const first = await call("POST", "/api/blogs", POST);
  expect(first.status).toBe(201);
  const again = await call("POST", `${door}/publish`);
  expect(again).toMatchObject({ status: 200, body: { _id: first.body._id } });
  expect((await call("GET", door)).status).toBe(404);
  expect(await site.blog.find(_id)).toBeNull();

  // Other words at the same address.
  const beside = await call("POST", "/api/blogs", { state: "draft", ...POST, title: "Another" });
  const other = `/api/drafts/post/${beside.body._id}`;
  expect((await call("POST", `${other}/publish`)).status).toBe(409);
  expect((await call("GET", other)).status).toBe(200);

  const page = { title: "Terms", link: "terms", description: "", content: "", isInFooter: false };
  const made = await call("POST", "/api/pages", { ...page, state: "draft" });
  const published = await call("POST", "/api/pages", page);
  const pageDoor = `/api/drafts/own-page/${made.body._id}`;
  expect((await call("POST", `${pageDoor}/publish`)).body._id).toBe(published.body._id);
  expect((await call("GET", pageDoor)).status).toBe(404);
});

test("a text that could not be published for its nesting is not stored: reading it takes seconds", async () => {
  const { call, door, made } = await openBegun();
  const { version } = made.body;
  const nested = (levels: number) => ({ content: `<p>a</p>${"<div>".repeat(levels)}` });
  const refused = { status: 400, body: { message: expect.stringMatching(/1,000 HTML elements/) } };
  expect(await call("PUT", door, { version, body: nested(1001) })).toMatchObject(refused);
  const implied = { content: "<q>a</p>".repeat(1001) };
  expect(await call("PUT", door, { version, body: implied })).toMatchObject(refused);
  const begun = { state: "draft", ...POST, link: "nested", ...nested(1001) };
  expect(await call("POST", "/api/blogs", begun)).toMatchObject(refused);
  expect((await call("PUT", door, { version, body: nested(1000) })).status).toBe(200);
});

test("a text that could not be sent again as it would be kept is not published", async () => {
  const { call } = await openBegun();
  const long = { ...POST, link: "long", content: "<b>a</b>".repeat(60_000) };
  const { status, body } = await call("POST", "/api/blogs", long);
  expect([status, body.issues]).toMatchObject([400, [{ path: "content", message: body.message }]]);
  expect(body.message).toMatch(/longer than 500,000 letters\. Shorten it/);
  expect((await call("GET", "/api/blogs/link/long")).status).toBe(404);
});
