import { expect, test } from "vitest";
import { openDrafting } from "#tests/support/open-drafting.ts";
import { openSignedInApi } from "#tests/support/open-signed-in-api.ts";

type Call = Awaited<ReturnType<typeof openSignedInApi>>["call"];

const bodyOf = async (call: Call, path: string) => {
  const { body } = await call("GET", path);
  const { _id, version, createdAt, updatedAt, ...fields } = Array.isArray(body) ? body[0] : body;
  return { fields, version };
};

/** Where each kind is read by visitors, and a field of it. */
const KINDS = [
  { place: "home/home", path: "/api/home", field: "marquee" },
  { place: "package/umrah", path: "/api/package/umrah", field: "title" },
  { place: "page/about", path: "/api/pages/about", field: "leadersHeading" },
  { place: "page/contact", path: "/api/pages/contact", field: "hero" },
  { place: "page/privacy", path: "/api/pages/privacy", field: "title" },
  { place: "settings/agency", path: "/api/settings", field: "footer" },
];

test.each(KINDS)(
  "waiting changes of $place: not public, then public",
  async ({ place, path, field }) => {
    const { call, user } = await openSignedInApi();
    const { fields, version } = await bodyOf(call, path);
    const now = fields[field];
    const changed = typeof now === "string" ? "Other words" : { ...now, text: "Other words" };
    expect((await call("GET", `/api/drafts/${place}`)).status).toBe(404);

    const { status, body } = await call("PUT", `/api/drafts/${place}`, {
      body: { [field]: changed },
    });
    expect([status, body]).toMatchObject([200, { merged: false, others: [] }]);
    if (version) expect(body.base).toBe(version);
    const there = (await call("GET", `/api/drafts/${place}`)).body;
    const { version: kept, savedAt } = body;
    expect(there).toMatchObject({ version: kept, savedAt, by: { name: user.name } });
    expect(there.body).toMatchObject({ [field]: changed });
    expect((await bodyOf(call, path)).fields[field]).toEqual(now);

    expect((await call("POST", `/api/drafts/${place}/publish`)).status).toBe(200);
    expect((await bodyOf(call, path)).fields).toEqual({
      ...fields,
      [field]: changed,
      ...(path === "/api/settings" ? { versions: { ...fields.versions, agency: 2 } } : {}),
    });
    expect((await call("GET", `/api/drafts/${place}`)).status).toBe(404);
  },
);

test("a revision is put into the waiting changes; what waited there can be found again", async () => {
  const { call, post, draft, history, site } = await openDrafting();
  const { _id, createdAt, updatedAt, version, ...fields } = post;
  for (const title of ["Second", "Third"]) {
    await call("PUT", `/api/blogs/${_id}`, { ...fields, title });
  }
  const { body: begun } = await call("PUT", draft, { body: { title: "Half written" } });
  const { version: first } = begun;
  const revisions = (await call("GET", history)).body;

  const restored = await call("POST", `${history}/${revisions.at(-1)._id}/restore`);
  expect(restored).toMatchObject({
    status: 200,
    body: { version: first + 1, body: { title: post.title } },
  });
  expect((await site.blog.find(_id))?.title).toBe("Third");

  const [kept] = (await call("GET", history)).body;
  expect(kept).toMatchObject({ action: "draft" });
  expect((await call("GET", `${history}/${kept._id}`)).body.title).toBe("Half written");
  const undone = await call("POST", `${history}/${kept._id}/restore`);
  expect(undone.body).toMatchObject({ version: first + 2, body: { title: "Half written" } });

  expect((await call("DELETE", draft)).status).toBe(200);
  expect((await call("DELETE", draft)).status).toBe(404);
  expect((await call("GET", history)).body[0]).toMatchObject({ action: "draft" });
});

test("what is discarded can be found again; what was published waits no longer, whoever wrote it", async () => {
  const { call, post, draft, history, db, site } = await openDrafting();
  await call("PUT", draft, { body: { title: "Discarded" } });
  await call("DELETE", draft);
  const [left] = (await call("GET", history)).body;
  expect((await call("GET", `${history}/${left._id}`)).body.title).toBe("Discarded");

  await call("PUT", draft, { body: { title: "Theirs" } });
  await db.updateTable("draft").set({ userId: "somebody-else" }).execute();
  expect((await call("POST", `${draft}/publish`)).status).toBe(200);
  expect((await site.blog.find(post._id))?.title).toBe("Theirs");
  expect((await call("GET", draft)).status).toBe(404);
});

test("whose changes a colleague has thrown away, nobody is named who did not; a publication names its author", async () => {
  const { call, post, draft, openColleague } = await openDrafting();
  const colleague = await openColleague();
  const { _id, createdAt, updatedAt, version, ...fields } = post;
  const third = await openColleague();
  await third.call("PUT", `/api/blogs/${_id}`, { ...fields, title: "Public" });
  const begin = async () => (await call("PUT", draft, { body: { title: "Mine" } })).body;
  const writeOn = (seen: { version: number; base: number }) =>
    call("PUT", draft, { version: seen.version, base: seen.base, body: { title: "Mine still" } });
  const nameIn = async (answer: ReturnType<typeof writeOn>) => {
    const { status, body } = await answer;
    return [status, body.current.by.names];
  };

  const first = await begin();
  await colleague.call("DELETE", draft);
  expect(await nameIn(writeOn(first))).toEqual([409, []]);

  const second = await begin();
  const theirs = { version: second.version, base: second.base, body: { title: "Theirs" } };
  await colleague.call("PUT", draft, theirs);
  expect((await colleague.call("POST", `${draft}/publish`)).status).toBe(200);
  expect(await nameIn(writeOn(second))).toEqual([409, [colleague.user.name]]);
});

test("of two who write without knowing of each other, the second is told what the first wrote", async () => {
  const { call, draft } = await openDrafting();
  const first = (await call("PUT", draft, { body: { title: "One" } })).body.version;
  for (const version of [undefined, 7]) {
    const second = await call("PUT", draft, { version, body: { title: "Two" } });
    const current = { version: first, body: { title: "One" } };
    expect(second).toMatchObject({ status: 409, body: { current, fields: ["title"] } });
  }
  const next = await call("PUT", draft, { version: first, body: { title: "Two" } });
  expect(next).toMatchObject({ status: 200, body: { version: first + 1, merged: false } });
  expect((await call("GET", draft)).body.body.title).toBe("Two");
});

test("who saves in the editor brings what they were writing, or leaves it to the history; somebody else's waiting changes stay", async () => {
  const { call, post, draft, history, db } = await openDrafting();
  const { _id, createdAt, updatedAt, version, ...fields } = post;
  await call("PUT", draft, { body: { title: "Mine" } });
  await call("PUT", `/api/blogs/${_id}`, { ...fields, title: "Mine, finished" });
  expect((await call("GET", draft)).status).toBe(404);

  const [published, left] = (await call("GET", history)).body;
  expect([published, left]).toMatchObject([{ action: "update" }, { action: "draft" }]);
  expect((await call("GET", `${history}/${left._id}`)).body.title).toBe("Mine");

  await call("PUT", draft, { body: { title: "Theirs" } });
  await db.updateTable("draft").set({ userId: "somebody-else" }).execute();
  await call("PUT", `/api/blogs/${_id}`, { ...fields, title: "Mine again" });
  const { body } = await call("GET", draft);
  expect(body).toMatchObject({ body: { title: "Theirs" } });
  // They began from what was public before.
  expect((await call("POST", `${draft}/publish`)).status).toBe(409);
  expect((await call("GET", draft)).body).toEqual(body);
});

test("waiting changes that break a rule stay, and every mistake is said", async () => {
  const { call, draft, post, site } = await openDrafting();
  await call("PUT", draft, { body: { title: "", image: "javascript:alert(1)" } });
  const refused = await call("POST", `${draft}/publish`);
  expect(refused.status).toBe(400);
  expect(refused.body.issues.map(({ path }: { path: string }) => path)).toEqual(["title", "image"]);
  expect((await call("GET", draft)).body.body).toMatchObject({ title: "" });
  expect(await site.blog.find(post._id)).toEqual(post);
});

test("waiting changes go with their post when it is gone for good, and do not come before it", async () => {
  const { call, draft, post, db, site } = await openDrafting();
  await call("PUT", draft, { body: { title: "Waiting" } });
  await call("DELETE", `/api/blogs/${post._id}`);
  for (const [method, path] of [
    ["PUT", draft],
    ["POST", `${draft}/publish`],
  ] as const) {
    expect((await call(method, path, { version: 1, body: {} })).status).toBe(404);
  }
  await db.updateTable("trashedBlog").set({ deletedAt: "2020-01-01" }).execute();
  await site.blog.purgeTrash();
  expect(await db.selectFrom("draft").selectAll().execute()).toEqual([]);
});

test("bad input", async () => {
  const { call, draft, history } = await openDrafting();
  const refused = async (body: unknown, status = 400, path = draft) =>
    expect((await call("PUT", path, body)).status, JSON.stringify(body)).toBe(status);
  await refused({});
  await refused({ body: "text" });
  await refused({ body: [] });
  await refused({ body: { nobody: "knows it" } });
  await refused({ body: {}, version: 0 });
  await refused({ body: {}, version: "1" });
  for (const base of [-1, 2 ** 31]) await refused({ body: {}, base });
  await refused({ body: {}, more: true });
  const nowhere = ["post/nobody", "page/nobody", "nothing/home", "__proto__/home", "home/about"];
  for (const place of nowhere) {
    await refused({ body: {} }, 404, `/api/drafts/${place}`);
    const get = await call("GET", `/api/drafts/${place}`);
    expect(get.status).toBe(404);
  }
  await refused({ body: { title: "x".repeat(1_100_000) } }, 413);
  for (const revision of ["nothing", "0".repeat(32), "%00"]) {
    const restored = await call("POST", `${history}/${revision}/restore`);
    expect([400, 404]).toContain(restored.status);
  }
  expect((await call("GET", draft)).status).toBe(404);
});

test("lists within lists without end are refused; rows that are none are read as empty ones", async () => {
  const { call } = await openSignedInApi();
  const path = "/api/drafts/page/about";
  const endless = `${"[".repeat(500)}${"]".repeat(500)}`;
  expect(await call("PUT", path, { body: { hero: JSON.parse(endless) } })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "body.hero" }] },
  });
  for (const leaders of [[null], [[]], ["text", 7]]) {
    await call("DELETE", path);
    expect((await call("PUT", path, { body: { leaders } })).status).toBe(200);
    expect((await call("GET", path)).body.body.leaders[0]).toEqual(expect.any(Object));
  }
});

test("waiting changes that began where nothing was public do not replace what is public since", async () => {
  const { call, db, site } = await openSignedInApi();
  const { _id, version, ...hajj } = (await call("GET", "/api/package/hajj")).body;
  await db.deleteFrom("document").where("documentId", "=", "hajj").execute();
  const { body } = await call("PUT", "/api/drafts/package/hajj", { body: hajj });
  expect(body.base).toBe(0);
  await db.updateTable("draft").set({ userId: "somebody-else" }).execute();
  await call("PUT", "/api/package/hajj", { ...hajj, title: "Meanwhile" });
  expect((await call("POST", "/api/drafts/package/hajj/publish")).status).toBe(409);
  expect((await site.package.find("hajj"))?.title).toBe("Meanwhile");
});

test.each(["departure", "licence", "requirement", "visa"])(
  "a %s that is begun with what is no field of it, or too deep, is refused and not there",
  async (kind) => {
    const { call } = await openDrafting();
    let deep: unknown = "deep";
    for (let level = 0; level < 30; level++) deep = [deep];
    for (const [body, code] of [
      [{ colour: "red" }, "unknown-field"],
      [{ title: deep }, "too-deep"],
    ] as const) {
      const path = `/api/drafts/${kind}/${crypto.randomUUID()}`;
      const { status, body: said } = await call("POST", path, { body });
      expect([status, said.issues.map((one: { code: string }) => one.code)]).toEqual([400, [code]]);
      expect((await call("GET", path)).status).toBe(404);
    }
  },
);
