import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fillDisk, mayMount, smallDisk, unmount } from "#tests/support/small-disk.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** In a process of its own, as a server begins; then one statement changes more rows than memory is kept for. */
const SCRIPT = `
  import Database from "better-sqlite3";
  import { claimDataFolder } from "#server/data-folder/claim-data-folder.ts";
  claimDataFolder({ DATA_DIR: process.argv[1], EXPECT_SITE: false });
  const database = new Database(process.argv[1] + "/rihla.sqlite");
  database.exec("pragma journal_mode = wal; create table note (name text unique, text text)");
  const add = database.prepare("insert into note values (?, ?)");
  database.transaction(() => {
    for (let row = 0; row < 20000; row++) add.run("note " + row, "x".repeat(400));
  })();
  database.transaction(() => {
    add.run("first", "");
    console.log(database.prepare("update note set text = text || 'y', name = 'a ' || name").run().changes);
  })();
`;

test.skipIf(!mayMount)("a full disk for temporary files stops no write of the site", () => {
  const full = smallDisk("64k");
  onTestFinished(() => unmount(full));
  fillDisk(full);
  const { SQLITE_TMPDIR: _, ...env } = process.env;
  const said = execFileSync(
    process.execPath,
    ["--input-type=module", "--eval", SCRIPT, temporaryFolder()],
    { cwd: path.resolve("."), env: { ...env, TMPDIR: full }, encoding: "utf8" },
  );
  expect(said.trim()).toBe("20001");
});
