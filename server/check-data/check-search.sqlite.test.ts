import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { openSqlite } from "#server/db/open-sqlite.server.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { checkData } from "./check-data.ts";

test("a site whose search words are damaged opens, and is told what is wrong", async () => {
  const { db, place, dataFolder } = await openTestSite({ demo: true });
  await db.destroy();
  const file = `${dataFolder}/rihla.sqlite`;
  const sqlite = new Database(file);
  sqlite.unsafeMode();
  sqlite.exec("update blogSearch_data set block = zeroblob(length(block)) where id > 10");
  sqlite.close();

  const opened = await openSqlite(file);
  await opened.destroy();
  const findings = await checkData(place);
  expect(findings.text()).toMatch(
    /^Search words that do not hold together \(1\)\. The search may miss posts\. Put a backup in place\.\n {2}.*blogSearch/m,
  );
});
