import { expect, test } from "vitest";
import { publishDue } from "#server/jobs/publish-planned.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { openOwnPages as open, PAGE } from "#tests/support/open-own-pages.ts";

const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();

test("a draft: staff see it with its state, visitors nothing; sent again it is the same one", async () => {
  const { add, call, get, links, openColleague } = await open();
  const _id = crypto.randomUUID();
  for (const title of ["Refunds", "Refund policy"]) {
    expect(await add({ state: "draft", _id, title })).toMatchObject({ status: 201, body: { _id } });
  }
  expect(await links()).toEqual([]);
  for (const path of [`/api/pages/${_id}`, "/api/pages/link/refunds"]) {
    expect((await get(path)).status).toBe(404);
  }
  const listed = async () => (await call("GET", "/api/pages")).body;
  expect(await listed()).toMatchObject([{ _id, title: "Refund policy", state: "draft" }]);
  expect((await call("GET", "/api/find?q=refund")).body.pages).toEqual([
    { _id, title: "Refund policy", link: "refunds", isPublic: false },
  ]);
  const colleague = await openColleague();
  const theirs = { state: "draft", _id, title: "Mine" };
  expect((await colleague.call("POST", "/api/pages", theirs)).status).toBe(409);

  const door = `/api/drafts/own-page/${_id}`;
  await call("POST", `${door}/schedule`, { publishAt: IN_AN_HOUR });
  expect(await listed()).toMatchObject([{ state: "scheduled", publishAt: IN_AN_HOUR }]);
  const published = await call("POST", `${door}/publish`);
  expect(published).toMatchObject({ status: 200, body: { ...PAGE, _id, version: 1 } });
  expect(await listed()).toMatchObject([{ _id, state: "published" }]);
  await call("PUT", door, { base: 1, body: { title: "Changed" } });
  expect(await listed()).toMatchObject([{ title: PAGE.title, state: "changes" }]);
  expect((await call("GET", "/api/drafts?kind=own-page")).body).toMatchObject([
    { id: _id, title: "Changed", link: "refunds", isPublic: true },
  ]);
});

test("planned when it is made; what is unfinished, or at an address of ours, is not", async () => {
  const { add, site, db } = await open();
  const plan = { state: "scheduled", publishAt: IN_AN_HOUR };
  expect((await add({ ...plan, title: "" })).status).toBe(400);
  expect((await add({ ...plan, link: "contact" })).status).toBe(400);
  await add({ link: "taken" });
  expect((await add({ ...plan, link: "taken" })).status).toBe(409);
  expect((await add(plan)).status).toBe(201);
  await db.updateTable("draft").set({ publishAt: new Date().toISOString() }).execute();
  await publishDue(site, catchLog().log);
  expect((await site.ownPage.findByLink("refunds"))?.version).toBe(1);
});

test("a version is restored into the waiting changes; two who write merge", async () => {
  const { add, call, openColleague } = await open();
  const { body } = await add();
  const door = `/api/drafts/own-page/${body._id}`;
  await call("PUT", `/api/pages/${body._id}`, { ...PAGE, title: "Newer" });
  const history = (await call("GET", `/api/history/own-page/${body._id}`)).body;
  expect(history).toHaveLength(2);
  const first = `/api/history/own-page/${body._id}/${history[1]._id}/restore`;
  expect((await call("POST", first)).body.body).toEqual(PAGE);
  const { version } = (await call("GET", door)).body;
  const colleague = await openColleague();
  await colleague.call("PUT", door, { version, body: { description: "Theirs" } });
  const merged = await call("PUT", door, { version, body: { title: "Mine" } });
  expect(merged.body).toMatchObject({
    merged: true,
    body: { title: "Mine", description: "Theirs" },
  });
});
