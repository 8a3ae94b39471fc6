import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { health } from "./health.ts";

test("alive and ready while the database answers", async () => {
  const { db } = await openTestSite();
  const app = health(db, () => null);
  expect((await app.request("/healthz")).status).toBe(200);
  expect(await (await app.request("/readyz")).json()).toEqual({ status: "ready" });
});

test("alive but not ready once it does not", async () => {
  const { db } = await openTestSite();
  await db.destroy();
  const app = health(db, () => null);
  expect((await app.request("/healthz")).status).toBe(200);
  expect((await app.request("/readyz")).status).toBe(503);
});
