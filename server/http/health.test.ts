import { expect, onTestFinished, test, vi } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { health } from "./health.ts";

const WELL = { whyNotStored: () => null, whyNotFound: () => null };

test("alive and ready while the database answers", async () => {
  const { db } = await openTestSite();
  const app = health(db, WELL);
  const alive = await app.request("/healthz");
  expect([alive.status, await alive.json()]).toEqual([200, { status: "alive" }]);
  expect(await (await app.request("/readyz")).json()).toEqual({ status: "ready" });
});

test("alive but not ready once it does not", async () => {
  const { db } = await openTestSite();
  await db.destroy();
  const app = health(db, WELL);
  expect((await app.request("/healthz")).status).toBe(200);
  const ready = await app.request("/readyz");
  expect([ready.status, await ready.json()]).toEqual([503, { status: "not ready" }]);
});

test("however many ask, the database is looked at once a second", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { db } = await openTestSite();
  const app = health(db, WELL);
  const asked = Array.from({ length: 50 }, () => app.request("/readyz"));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  await db.destroy();
  expect((await app.request("/readyz")).status).toBe(200);
  vi.advanceTimersByTime(1000);
  expect((await app.request("/readyz")).status).toBe(503);
});

test("alive but not ready where nothing would be stored, with the reason", async () => {
  const { db } = await openTestSite();
  const app = health(db, { ...WELL, whyNotStored: () => "the database file was removed" });
  expect((await app.request("/healthz")).status).toBe(200);
  const response = await app.request("/readyz");
  expect([response.status, await response.json()]).toEqual([
    503,
    { status: "not ready", message: "the database file was removed" },
  ]);
});

test("that pictures are gone it says; the site goes on", async () => {
  const { db } = await openTestSite();
  const app = health(db, { ...WELL, whyNotFound: () => "Pictures are not found" });
  const answer = await app.request("/readyz");
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: "ready", message: "Pictures are not found" },
  ]);
});

test("no cache between keeps what was answered", async () => {
  const { db } = await openTestSite();
  const kept = async (path: string, whys = WELL) =>
    (await health(db, whys).request(path)).headers.get("Cache-Control");
  const away = { ...WELL, whyNotStored: () => "the disk is gone" };
  const answers = [kept("/healthz"), kept("/readyz"), kept("/readyz", away as never)];
  expect(await Promise.all(answers)).toEqual(["no-store", "no-store", "no-store"]);
  await db.destroy();
  expect(await kept("/readyz")).toBe("no-store");
});
