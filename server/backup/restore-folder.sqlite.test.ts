import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { boot } from "#server/boot.ts";
import { readSecret, secretFile } from "#server/data-folder/secret.ts";
import { openDatabase } from "#server/db/open.server.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { backUp, envAt, UNWATCHED, unpackedByHand } from "#tests/support/backups.ts";
import { leaveJournal } from "#tests/support/leave-journal.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { restoreBackup } from "./restore-backup.ts";

const STEM = `${"0".repeat(20)}-90x60-aabbcc`;
const ORIGINAL = path.join("media", STEM, "original");

const restoreInto = (backup: string, DATA_DIR: string) =>
  restoreBackup(backup, envAt({ DATA_DIR }), UNWATCHED);

const filesOf = (folder: string) =>
  readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), "latin1")]);

/** A backup of a site with a picture, and the folder of another site that it is put into. */
async function open() {
  const { site, dataFolder } = await openTestSite();
  const picture = { stem: STEM, hash: STEM.slice(0, 20), extension: "jpg" } as const;
  const words = { name: "a.jpg", width: 90, height: 60, bytes: 9, alt: "", decorative: true };
  await site.media.begin({ ...picture, ...words });
  await site.media.finish(STEM, { by: null });
  mkdirSync(path.join(dataFolder, "media", STEM), { recursive: true });
  for (const name of ["original", "picture.jpg"]) {
    writeFileSync(path.join(dataFolder, "media", STEM, name), "a picture");
  }
  const secret = readSecret(dataFolder);
  const backup = await unpackedByHand(await backUp({ DATA_DIR: dataFolder }));
  const target = temporaryFolder();
  writeFileSync(path.join(target, "rihla.sqlite"), "another site");
  const holds = () => readFileSync(path.join(target, "rihla.sqlite"), "latin1").slice(0, 13);
  return { backup, target, secret, holds };
}

test("a backup takes the place of the site that was there, which is kept", async () => {
  const { backup, target, secret, holds } = await open();
  const { before, ...restored } = await restoreInto(backup, target);
  expect(restored).toMatchObject({ pictures: 1, lost: [], isListed: true, isLogDamaged: false });
  expect(readFileSync(path.join(before ?? "", "rihla.sqlite"), "utf8")).toBe("another site");
  expect([holds(), existsSync(path.join(target, ORIGINAL))]).toEqual(["SQLite format", true]);
  expect(readFileSync(secretFile(target), "utf8")).toBe(secret);
});

test("a copy made by hand whose pictures lie on a disk that is not there changes nothing", async () => {
  const { backup, target, holds } = await open();
  rmSync(path.join(backup, "SHA256SUMS"));
  rmSync(path.join(backup, "media"), { recursive: true });
  symlinkSync("/nowhere/media", path.join(backup, "media"));
  await expect(restoreInto(backup, target)).rejects.toThrow("a link that leads nowhere");
  expect([holds(), readdirSync(target)]).toEqual(["another site", ["rihla.sqlite"]]);
});

test("of a copy made by hand too the tables are those of this version, and what it does by itself", async () => {
  const { backup, target, holds } = await open();
  rmSync(path.join(backup, "SHA256SUMS"));
  const alter = (file: string, statements: string) => {
    const database = new Database(file);
    const left = database.exec(statements).prepare("select name from sqlite_master").pluck().all();
    database.close();
    return left;
  };
  const file = path.join(backup, "rihla.sqlite");
  alter(file, "create trigger busy after update on blog begin delete from blog; end");
  await restoreInto(backup, target);
  expect(holds()).toBe("SQLite format");
  expect(alter(path.join(target, "rihla.sqlite"), "")).not.toContain("busy");

  alter(file, "alter table document rename column body to words");
  writeFileSync(path.join(target, "rihla.sqlite"), "another site");
  await expect(restoreInto(backup, target)).rejects.toThrow("its database lacks document.body");
  expect(holds()).toBe("another site");
});

test("half a backup changes nothing, with its list of files or without", async () => {
  const { backup, target, holds } = await open();
  rmSync(path.join(backup, ORIGINAL));
  const restore = () => restoreInto(backup, target);
  await expect(restore()).rejects.toThrow(`${ORIGINAL} is missing`);
  rmSync(path.join(backup, "SHA256SUMS"));
  await expect(restore()).rejects.toThrow(`the picture ${STEM} is missing`);
  expect(holds()).toBe("another site");
});

test.each([
  ["rihla.sqlite", "There is no site in this database"],
  ["secret", "The secret that signs sessions is empty or cut off"],
])("a copy made by hand with an empty %s is refused by its own name", async (name, words) => {
  const { backup, target, holds } = await open();
  rmSync(path.join(backup, "SHA256SUMS"));
  writeFileSync(path.join(backup, name), "");
  const restore = () => restoreInto(backup, target);
  await expect(restore()).rejects.toThrow(OwnerError);
  await expect(restore()).rejects.toThrow(words);
  await expect(restore()).rejects.toThrow(path.join(backup, name));
  expect(holds()).toBe("another site");
});

test("of a copy made by hand without its log, empty tables are no site", async () => {
  const { target, holds } = await open();
  const copy = temporaryFolder();
  const db = await openDatabase({ DATA_DIR: copy });
  await db.destroy();
  const restore = () => restoreInto(copy, target);
  await expect(restore()).rejects.toThrow("nothing in this database but empty tables");
  expect(holds()).toBe("another site");
  const begun = await boot({ DATA_DIR: copy, SEED_DEMO: false });
  await begun.db.destroy();
  expect(await restore()).toMatchObject({ pictures: 0 });
});

test("a site that was killed amid a write is backed up; a copy of it is put back, and stays as it is", async () => {
  const { db, file } = await openTestSite({ demo: true });
  await db.destroy();
  const killed = temporaryFolder();
  leaveJournal(file, path.join(killed, "rihla.sqlite"));
  const before = filesOf(killed);
  const target = temporaryFolder();
  await restoreInto(killed, target);
  expect(filesOf(killed)).toEqual(before);
  readSecret(killed);
  const backup = await unpackedByHand(await backUp({ DATA_DIR: killed }));
  for (const folder of [target, backup]) {
    expect(readdirSync(folder)).not.toContain("rihla.sqlite-journal");
    const database = new Database(path.join(folder, "rihla.sqlite"), { readonly: true });
    onTestFinished(() => void database.close());
    expect(database.prepare("select 1 from document where body = ''").get()).toBeUndefined();
    expect(database.prepare("select 1 from blog where content != ''").get()).toBeDefined();
  }
});

/** Bytes into the file: below it SQLite keeps what it needs to open it. */
const BEYOND_THE_HEAD = 40_000;

test("a backup of a damaged site names the site, and leaves nothing", async () => {
  const { dataFolder } = await openTestSite();
  readSecret(dataFolder);
  const file = path.join(dataFolder, "rihla.sqlite");
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(7, BEYOND_THE_HEAD));
  const target = path.join(temporaryFolder(), "backup");
  const making = backUp({ DATA_DIR: dataFolder }, { target });
  await expect(making).rejects.toThrow(`\n  ${file}: `);
  expect(readdirSync(path.dirname(target))).toEqual([]);
});

test("of a copy made by hand it is said when its log is none, or cut off", async () => {
  const { backup, target } = await open();
  rmSync(path.join(backup, "SHA256SUMS"));
  const file = path.join(backup, "rihla.sqlite");
  const site = new Database(file);
  onTestFinished(() => void site.close());
  site.pragma("journal_mode = wal");
  site.exec("create table written_last (id)");
  const copy = path.join(temporaryFolder(), "copy");
  cpSync(backup, copy, { recursive: true });
  const log = path.join(copy, "rihla.sqlite-wal");
  const whole = readFileSync(log);
  const restore = async () => (await restoreInto(copy, target)).isLogDamaged;
  expect(await restore()).toBe(false);
  for (const damaged of [whole.subarray(0, -1), whole.subarray(0, 20), Buffer.alloc(9000, 7)]) {
    writeFileSync(log, damaged);
    expect(await restore()).toBe(true);
  }
});
