import { expect, test } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const PAGES = ["about", "contact", "privacy"];

test.each(PAGES)("%s: PUT accepts what GET returned, and a stale one is told", async (id) => {
  const { get, send, ...api } = await openTestApi({ demo: true });
  const { cookie } = await signInTo({ get, send, ...api });
  const path = `/api/pages/${id}`;
  const before = (await get(path)).body;
  const saved = await send("PUT", path, before, { cookie });
  expect([saved.status, saved.body]).toEqual([200, { ...before, version: before.version + 1 }]);
  const late = await send("PUT", path, before, { cookie });
  expect([late.status, late.body.current]).toEqual([409, saved.body]);
});

test.each(PAGES)("%s: 404 until somebody writes it", async (id) => {
  const { get } = await openTestApi();
  expect(await get(`/api/pages/${id}`)).toMatchObject({
    status: 404,
    body: { message: "Nobody has written this page yet." },
  });
});

test("the policy's HTML is sanitised", async () => {
  const { get, send, ...api } = await openTestApi({ demo: true });
  const { cookie } = await signInTo({ get, send, ...api });
  const privacy = (await get("/api/pages/privacy")).body;
  const content = '<h2 onclick="x">Cookies</h2><script>x</script><p>None.</p>';
  const { body } = await send("PUT", "/api/pages/privacy", { ...privacy, content }, { cookie });
  expect(body.content).toBe("<h2>Cookies</h2><p>None.</p>");
});

test.each([
  ["contact", { map: { heading: "", latitude: 91, longitude: 0, zoom: 15 } }, "map.latitude"],
  ["contact", { map: { heading: "", latitude: "1", longitude: 0, zoom: 15 } }, "map.latitude"],
  ["about", { leaders: [{ name: "", title: "", note: "", photo: "" }] }, "leaders.0.name"],
  ["about", { hero: null }, "hero"],
  ["privacy", { lastChanged: "yesterday" }, "lastChanged"],
])("%s with %j is refused", async (id, part, path) => {
  const { get, send, ...api } = await openTestApi({ demo: true });
  const { cookie } = await signInTo({ get, send, ...api });
  const before = (await get(`/api/pages/${id}`)).body;
  const refused = await send("PUT", `/api/pages/${id}`, { ...before, ...part }, { cookie });
  expect(refused.status).toBe(400);
  expect(refused.body.issues[0].path).toBe(path);
});
