import {
  copyFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { markOf, markStart } from "./mark-start.ts";
import { createFileWatch } from "./watch-sqlite-file.ts";
import { INDEX_GONE } from "./watch-sqlite-log.ts";

/** A database that somebody writes to. */
function open() {
  const file = path.join(temporaryFolder(), "rihla.sqlite");
  const database = new Database(file);
  onTestFinished(() => void database.close());
  database.pragma("journal_mode = wal");
  database.exec("create table post (text)");
  database.pragma("wal_checkpoint(truncate)");
  copyFileSync(file, `${file}.before`);
  markStart(database);
  const watch = createFileWatch();
  const opened = { file, database, watch };
  watch.begin(file, markOf(database));
  return opened;
}

test("a database that is written to is the one that was opened", () => {
  const { database, watch } = open();
  expect([watch.whyLost(), watch.isFull()]).toEqual([null, false]);
  database.exec(`insert into post values ('${"x".repeat(100_000)}')`);
  database.pragma("wal_checkpoint(truncate)");
  expect(watch.whyLost()).toBeNull();
  database.exec("delete from post; vacuum");
  expect(watch.whyLost()).toBeNull();
  watch.end();
});

test("its log may be emptied by any program, and written anew from its beginning", () => {
  const { file, database, watch } = open();
  const other = new Database(file);
  onTestFinished(() => void other.close());
  const write = (by: Database.Database, bytes: number) => {
    by.exec(`insert into post values ('${"y".repeat(bytes)}')`);
    expect(watch.whyLost()).toBeNull();
  };
  for (const mode of ["passive", "full", "restart", "truncate"]) {
    for (const [by, emptied] of [
      [database, other],
      [other, database],
    ] as const) {
      write(by, 300_000);
      emptied.pragma(`wal_checkpoint(${mode})`);
      expect(watch.whyLost()).toBeNull();
      write(by, 10);
      write(emptied, 20_000);
    }
  }
  database.exec("begin; insert into post select * from post");
  expect(watch.whyLost()).toBeNull();
  database.exec("rollback");
  expect(watch.whyLost()).toBeNull();
});

test.each<[what: string, harm: (file: string) => void]>([
  ["the database file was removed", (file) => rmSync(file)],
  [
    "another file lies in the place of the database",
    (file) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
  [
    "another database was copied over the database file",
    (file) => {
      const reading = new Database(file, { readonly: true });
      reading.prepare("vacuum into ?").run(`${file}.backup`);
      reading.close();
      copyFileSync(`${file}.backup`, file);
    },
  ],
  [
    "another database was copied over the database file",
    (file) => {
      // Of an earlier start, and larger by now.
      const other = new Database(`${file}.before`);
      other.exec(`insert into post values ('${"x".repeat(500_000)}')`);
      other.close();
      copyFileSync(`${file}.before`, file);
    },
  ],
  ["the database file was cut off", (file) => truncateSync(file, 100)],
  [
    "the log of the database, its -wal file, was removed or replaced",
    (file) => {
      rmSync(`${file}-wal`);
      writeFileSync(`${file}-wal`, "");
    },
  ],
  [
    "the log of the database, its -wal file, was cut off or written over",
    (file) => truncateSync(`${file}-wal`),
  ],
  [
    "the log of the database, its -wal file, was cut off or written over",
    (file) => truncateSync(`${file}-wal`, 5000),
  ],
  [
    "the log of the database, its -wal file, was cut off or written over",
    (file) => writeFileSync(`${file}-wal`, "x".repeat(32), { flag: "r+" }),
  ],
  [INDEX_GONE, (file) => rmSync(`${file}-shm`)],
  [
    INDEX_GONE,
    (file) => {
      rmSync(`${file}-shm`);
      writeFileSync(`${file}-shm`, "");
    },
  ],
])("%s: it is told", (what, harm) => {
  const { file, database, watch } = open();
  database.exec(`insert into post values ('${"x".repeat(100_000)}')`);
  expect(watch.whyLost()).toBeNull();
  harm(file);
  expect(watch.whyLost()).toBe(what);
});

test("a folder that cannot be reached any more loses nothing: it is told why, and then all is well again", () => {
  const { file, watch } = open();
  const folder = path.dirname(file);
  renameSync(folder, `${folder}-aside`);
  symlinkSync(folder, folder);
  expect([watch.whyLost(), watch.whyShut(), watch.isFull()]).toEqual([
    ...[null, "the database file cannot be reached (ELOOP)", false],
  ]);
  unlinkSync(folder);
  renameSync(`${folder}-aside`, folder);
  expect([watch.whyLost(), watch.whyShut()]).toEqual([null, null]);
});

test("before it is opened there is nothing to tell", () => {
  const watch = createFileWatch();
  expect([watch.whyLost(), watch.isFull()]).toEqual([null, false]);
});
