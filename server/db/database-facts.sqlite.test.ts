import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createDatabaseFacts } from "./database-facts.ts";

test("its size is that of the file and of the log beside it", async () => {
  const { db, place, file, site } = await openTestSite();
  await site.unknownPath.add(new Map([["/a", 1]]));
  const [kept, log] = [statSync(file).size, statSync(`${file}-wal`).size];
  expect(log).toBeGreaterThan(0);
  expect(await createDatabaseFacts(db, place).bytes()).toBe(kept + log);
});
