import { expect, test } from "vitest";
import type { Revision } from "#contracts/history.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";
import { openSignedInApi } from "#tests/support/open-signed-in-api.ts";

const DRAFT = "/api/drafts/package/umrah";
const HISTORY = "/api/history/package/umrah";

/** Umrah with three published versions: First, Second, Third. */
async function openHistory() {
  const opened = await openSignedInApi();
  const { call } = opened;
  const { version: _, _id, ...body } = (await call("GET", "/api/package/umrah")).body;
  for (const title of ["First", "Second", "Third"]) {
    await call("PUT", "/api/package/umrah", { ...body, title });
  }
  const revisions: Revision[] = (await call("GET", HISTORY)).body;
  const named = (title: string) => revisions[{ Third: 0, Second: 1, First: 2 }[title] ?? 0];
  const first = named("First") as Revision;
  return { ...opened, body, first, restore: () => call("POST", `${HISTORY}/${first._id}/restore`) };
}

test("waiting changes say which version they are, until somebody writes on", async () => {
  const { call, first, restore } = await openHistory();
  const { body: restored } = await restore();
  expect(restored).toMatchObject({ restoredFrom: first.at, body: { title: "First" } });
  expect((await call("GET", DRAFT)).body.restoredFrom).toBe(first.at);
  const write = { version: restored.version, body: { ...restored.body, title: "Fourth" } };
  await call("PUT", DRAFT, write);
  expect((await call("GET", DRAFT)).body.restoredFrom).toBeNull();
  await call("PUT", DRAFT, {
    version: restored.version + 1,
    body: { ...restored.body, title: "5" },
  });
  await call("POST", `${DRAFT}/publish`);
  const [published, kept] = (await call("GET", HISTORY)).body;
  expect(published).toMatchObject({ action: "update", restoredFrom: null });
  expect(kept).toMatchObject({ action: "draft", restoredFrom: first.at });
});

test("what is restored and published as it is leaves both in the history", async () => {
  const { call, first, restore } = await openHistory();
  await restore();
  await call("POST", `${DRAFT}/publish`);
  const [published, kept] = (await call("GET", HISTORY)).body;
  expect(published).toMatchObject({ action: "update" });
  expect(kept).toMatchObject({ action: "draft", restoredFrom: first.at });
});

test("a restoring is taken back: what waited before waits again, or nothing does", async () => {
  const { call, body, restore } = await openHistory();
  await restore();
  expect(await call("DELETE", `${HISTORY}/restored`)).toMatchObject({ status: 200, body: null });
  expect((await call("GET", DRAFT)).status).toBe(404);

  const written = { ...body, title: "Half written" };
  await call("PUT", DRAFT, { body: written });
  await restore();
  const undone = await call("DELETE", `${HISTORY}/restored`);
  expect(undone).toMatchObject({ status: 200, body: { restoredFrom: null, body: written } });
  expect((await call("GET", DRAFT)).body.body).toEqual(written);
  expect((await call("GET", "/api/package/umrah")).body.title).toBe("Third");
});

test("what somebody has written since is not taken back", async () => {
  const { call, restore } = await openHistory();
  const takeBack = () => call("DELETE", `${HISTORY}/restored`);
  expect(await takeBack()).toMatchObject({ status: 404, body: { code: "nothing-waits" } });
  const { body: restored } = await restore();
  const write = { version: restored.version, body: { ...restored.body, title: "Written since" } };
  await call("PUT", DRAFT, write);
  const { status, body } = await takeBack();
  expect([status, body.code]).toEqual([409, "not-taken-back"]);
  expect(body.message).toMatch(/somebody has written here since/);
  expect((await call("GET", DRAFT)).body.body.title).toBe("Written since");
});

test("only what was published, page by page", async () => {
  const { call, body } = await openHistory();
  for (const title of ["Drafted", "Drafted again"]) {
    await call("PUT", DRAFT, { body: { ...body, title } });
    await call("DELETE", DRAFT);
  }
  const all: Revision[] = (await call("GET", HISTORY)).body;
  expect(all.map(({ action }) => action).slice(0, 3)).toEqual(["draft", "draft", "update"]);
  const published = all.filter(({ action }) => action !== "draft");
  const { body: first } = await call("GET", `${HISTORY}?only=published&limit=2`);
  expect(first).toEqual(published.slice(0, 2));
  const rest = await call("GET", `${HISTORY}?only=published&after=${first[1]._id}`);
  expect(rest.body).toEqual(published.slice(2));
  expect((await call("GET", `${HISTORY}?only=drafted`)).status).toBe(400);
});

test("a line of the audit trail knows the revision that it made", async () => {
  const { call, post, history } = await openDrafting();
  const { _id, createdAt, updatedAt, version, ...fields } = post;
  await call("PUT", `/api/blogs/${_id}`, { ...fields, title: "Second" });
  await call("DELETE", `/api/blogs/${_id}`);
  const [deleted, updated] = (await call("GET", "/api/audit")).body;
  expect(deleted).toMatchObject({ action: "delete", revision: null });
  const { body: revision } = await call("GET", `${history}/${updated.revision}`);
  expect(revision.title).toBe("Second");
});
