import { rmSync } from "node:fs";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { secretFile } from "#server/data-folder/secret.ts";
import { cookieOf, makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { openWithApp } from "#tests/support/open-with-app.ts";
import { endForeignSecondFactors, endSessionsOfOld } from "./fit-in.ts";
import { type Manifest, markOf } from "./manifest.ts";

test.each([
  ["the site that it was made of", (secret: string) => secret, 0],
  ["another site", () => "the secret of another site", 1],
  ["where there was none", () => null, 1],
])("who was signed in when a backup was made, put into %s", async (_, secretOf, left) => {
  const { db, secret, dataFolder, file } = await openTestSite();
  await cookieOf({ db, secret }, await makeUser({ db }));
  await db.destroy();
  const manifest = { secretMark: markOf(secret) } as Manifest;
  const site = { manifest, secret: secretOf(secret) };
  endSessionsOfOld(dataFolder, site);
  const now = new Database(file, { readonly: true });
  const count = (table: string) => now.prepare(`select count(*) from ${table}`).pluck().get();
  expect([count("staffSession"), count("staff")]).toEqual([left, 1]);
  now.close();
  // Nobody has a second factor that could be lost.
  expect(await endForeignSecondFactors(dataFolder, site)).toEqual([]);
});

test("a second factor that the site cannot read is off, and whose it was is told", async () => {
  const { api, user } = await openWithApp();
  await api.db.destroy();
  rmSync(secretFile(api.dataFolder));
  const manifest = { secretMark: markOf(api.secret) } as Manifest;
  const end = (secret: string) => endForeignSecondFactors(api.dataFolder, { manifest, secret });
  expect(await end(api.secret)).toEqual([]);
  expect(await end("the secret of another site")).toEqual([user.name]);
  expect(await end("the secret of another site")).toEqual([]);
});
