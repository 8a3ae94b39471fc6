import { copyFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { PASSWORD } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

test("whose the site is stands in the file itself: a copy without its log is nobody else's to take", async () => {
  const { site, file } = await openTestSite();
  await site.user.register({ name: "Nadia", email: "nadia@rihla.example", password: PASSWORD });
  const copy = path.join(temporaryFolder(), "rihla.sqlite");
  copyFileSync(file, copy);
  const database = new Database(copy);
  expect(database.prepare("select email, owner from staff").all()).toEqual([
    { email: "nadia@rihla.example", owner: 1 },
  ]);
  database.close();
});
