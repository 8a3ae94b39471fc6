import { expect, test } from "vitest";
import { openWithApp } from "#tests/support/open-with-app.ts";
import { findSignInUnderWay } from "./sign-ins-under-way.ts";

test("a code is waited for until the sign-in has run out, and of nothing else that is verified", async () => {
  const { api, user, password } = await openWithApp();
  const { db } = api;
  await password();
  const rows = db.selectFrom("staffVerification").select(["identifier", "expiresAt"]);
  const [{ identifier, expiresAt } = { identifier: "", expiresAt: "" }] = await rows.execute();
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
  expect(await findSignInUnderWay(db, identifier)).toBe(user._id);
  const change = (row: { identifier?: string; expiresAt?: string }) =>
    db.updateTable("staffVerification").set(row).execute();
  await change({ identifier: "another" });
  expect(await findSignInUnderWay(db, "another")).toBeNull();
  await change({ identifier, expiresAt: new Date(Date.now() - 1000).toISOString() });
  expect(await findSignInUnderWay(db, identifier)).toBeNull();
});
