import { readFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { backUp, UNWATCHED, unpackedByHand } from "#tests/support/backups.ts";
import { packed, sums } from "#tests/support/made-archive.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { tryBackup } from "./try-backup.ts";

test("on trial each row is compared: as many rows with other words are not what was packed", async () => {
  const { dataFolder } = await openTestSite({ demo: true });
  const unpacked = await unpackedByHand(await backUp({ DATA_DIR: dataFolder }));
  const tried = async () => {
    const entries = ["manifest.json", "rihla.sqlite"].map((name) => ({
      ...{ name, bytes: readFileSync(path.join(unpacked, name)) },
    }));
    const file = await packed([...entries, sums(entries)]);
    return tryBackup(file, { ...UNWATCHED, work: temporaryFolder(), named: "tonight" });
  };
  expect(await tried()).toHaveProperty("tables");
  const database = new Database(path.join(unpacked, "rihla.sqlite"));
  database.exec("update document set body = body || ' '");
  database.close();
  await expect(tried()).rejects.toMatchObject({ fault: "not-whole" });
});
