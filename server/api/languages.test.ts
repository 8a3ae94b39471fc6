import { expect, test } from "vitest";
import { openDrafting } from "#tests/support/open-drafting.ts";

const NONE = { shown: [] };

async function open() {
  const opened = await openDrafting();
  await opened.call("PUT", "/api/languages", NONE);
  const shown = async () => (await opened.get("/api/languages")).body.shown;
  const post = () => opened.get("/api/blogs?limit=1&lang=bn");
  return { ...opened, shown, post };
}

test("who has not seen that a colleague showed a language does not hide it again by showing another", async () => {
  const { call, openColleague, shown, post } = await open();
  const colleague = await openColleague();
  const bangla = await colleague.call("PUT", "/api/languages/bn", { isShown: true });
  expect([bangla.status, bangla.body]).toEqual([200, { shown: ["bn"] }]);
  const arabic = await call("PUT", "/api/languages/ar", { isShown: true });
  expect([arabic.status, arabic.body]).toEqual([200, { shown: ["bn", "ar"] }]);
  expect(await shown()).toEqual(["bn", "ar"]);
  expect((await post()).status).toBe(200);
  expect((await call("PUT", "/api/languages/bn", { isShown: false })).body.shown).toEqual(["ar"]);
  expect((await post()).status).toBe(404);
  const [told] = (await call("GET", "/api/audit?limit=1")).body;
  expect(told).toMatchObject({ action: "update", thing: "settings", thingId: "languages" });
});

test("several who show languages at the same moment have all of theirs", async () => {
  const { call, shown } = await open();
  const show = (language: string, isShown: boolean) =>
    call("PUT", `/api/languages/${language}`, { isShown });
  await Promise.all([show("bn", true), show("ar", true)]);
  expect(await shown()).toEqual(["bn", "ar"]);
  await Promise.all([show("bn", false), show("bn", false), show("ar", true)]);
  expect(await shown()).toEqual(["ar"]);
});

test("what is no language of the site, or neither yes nor no, changes nothing", async () => {
  const { call, send, shown } = await open();
  for (const language of ["en", "fr", "BN", "%00"]) {
    const { status, body } = await call("PUT", `/api/languages/${language}`, { isShown: true });
    expect([language, status, body.issues?.[0].path]).toEqual([language, 400, "language"]);
  }
  for (const body of [{}, [], null, { isShown: "yes" }, { isShown: 1 }, { isShown: true, x: 1 }]) {
    expect((await call("PUT", "/api/languages/bn", body)).status).toBe(400);
  }
  expect((await send("PUT", "/api/languages/bn", { isShown: true })).status).toBe(401);
  expect(await shown()).toEqual([]);
});
