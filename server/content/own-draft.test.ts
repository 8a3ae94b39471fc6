import { expect, test } from "vitest";
import { openDrafting } from "#tests/support/open-drafting.ts";

const PATH = "/api/package/umrah";
const DRAFT = "/api/drafts/package/umrah";

test("whoever publishes has gone on with what waited of theirs, and it ends; what somebody else wrote stays", async () => {
  const { call, openColleague } = await openDrafting();
  const theirs = await openColleague();
  const { _id, version, ...fields } = (await call("GET", PATH)).body;
  const waits = async () => (await call("GET", DRAFT)).body?.body?.title ?? null;
  await call("PUT", DRAFT, { body: { title: "Mine" }, base: version });
  expect(await waits()).toBe("Mine");
  const mine = await call("PUT", PATH, { ...fields, title: "Mine, and more", version });
  expect([mine.status, await waits()]).toEqual([200, null]);
  await theirs.call("PUT", DRAFT, { body: { title: "Theirs" }, base: mine.body.version });
  const more = { ...fields, title: "Mine, and still more", version: mine.body.version };
  expect([(await call("PUT", PATH, more)).status, await waits()]).toEqual([200, "Theirs"]);
});
