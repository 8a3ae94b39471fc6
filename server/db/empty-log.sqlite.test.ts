import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { emptyLog } from "./empty-log.ts";

function open() {
  const file = path.join(temporaryFolder(), "rihla.sqlite");
  const sqlite = new Database(file);
  onTestFinished(() => void sqlite.close());
  sqlite.pragma("journal_mode = wal");
  sqlite.pragma("secure_delete = on");
  sqlite.exec("create table enquiry (name text); insert into enquiry values ('Farida Yasmin')");
  const holds = (name: string) =>
    [file, `${file}-wal`].some((one) => readFileSync(one).includes(name));
  return { file, sqlite, holds };
}

test("what was deleted is in no file any more", () => {
  const { file, sqlite, holds } = open();
  sqlite.exec("delete from enquiry");
  expect(holds("Farida")).toBe(true);
  emptyLog(sqlite);
  expect(holds("Farida")).toBe(false);
  expect(statSync(`${file}-wal`).size).toBe(0);
});

test("amid a transaction, and while somebody reads, nothing is disturbed", () => {
  const { file, sqlite, holds } = open();
  sqlite.exec("begin; insert into enquiry values ('Second')");
  emptyLog(sqlite);
  sqlite.exec("commit");
  const reader = new Database(file, { readonly: true });
  onTestFinished(() => void reader.close());
  const rows = reader.prepare("select name from enquiry").iterate();
  rows.next();
  sqlite.pragma("busy_timeout = 600000");
  expect(() => emptyLog(sqlite)).not.toThrow();
  rows.return?.();
  expect(sqlite.prepare("select count(*) as count from enquiry").get()).toEqual({ count: 2 });
  expect(holds("Second")).toBe(true);
  expect(sqlite.pragma("busy_timeout", { simple: true })).toBe(600_000);
});
