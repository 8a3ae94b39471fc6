import { createHash, randomBytes } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { isEmpty, seedDemo } from "#server/demo/seed.ts";
import { leaveJournal } from "#tests/support/leave-journal.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { DatabaseError } from "./database-error.ts";
import { isMigrated } from "./migrate.ts";
import { openSqlite } from "./open-sqlite.server.ts";
import type { Db } from "./schema.ts";

const BUSY_TIMEOUT_MS = 50;

const newFile = () => path.join(temporaryFolder(), "rihla.sqlite");
const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

async function open(file: string): Promise<Db> {
  const db = await openSqlite(file, BUSY_TIMEOUT_MS);
  onTestFinished(() => db.destroy());
  return db;
}

async function seededFile(): Promise<string> {
  const file = newFile();
  const db = await openSqlite(file);
  await seedDemo(db);
  await db.destroy();
  return file;
}

/** The code of the refusal; the file must be as it was. */
async function refusalOf(file: string): Promise<DatabaseError> {
  const before = hashOf(file);
  const error = await open(file).then(
    () => null,
    (reason: DatabaseError) => reason,
  );
  expect(hashOf(file)).toBe(before);
  expect(error?.message).toContain(file);
  if (!error) throw new Error("the file was accepted");
  return error;
}

describe("a good file", () => {
  test("is made, migrated and durable", async () => {
    const db = await open(newFile());
    expect(await isMigrated(db)).toBe(true);
    expect(await isEmpty(db)).toBe(true);
    const pragma = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] ?? {})[0];
    expect(await pragma("journal_mode")).toBe("wal");
    expect(await pragma("foreign_keys")).toBe(1);
    expect(await pragma("busy_timeout")).toBe(0);
  });

  test("opens again with what it holds", async () => {
    const db = await open(await seededFile());
    expect(await isEmpty(db)).toBe(false);
  });

  test("of no bytes counts as absent", async () => {
    const file = newFile();
    writeFileSync(file, "");
    expect(await isMigrated(await open(file))).toBe(true);
  });

  test("left behind by a crash keeps what was in its journal", async () => {
    const file = await seededFile();
    const crashed = newFile();
    const writer = new Database(file);
    writer.exec("update document set version = 7 where kind = 'home'");
    for (const end of ["", "-wal", "-shm"]) copyFileSync(file + end, crashed + end);
    writer.close();
    const db = await open(crashed);
    const home = await db
      .selectFrom("document")
      .select("version")
      .where("kind", "=", "home")
      .where("lang", "=", "en")
      .execute();
    expect(home).toEqual([{ version: 7 }]);
  });

  test("left behind by a kill amid a write, before it had its log, is as it was before the write", async () => {
    const [file, killed] = [await seededFile(), newFile()];
    leaveJournal(file, killed);
    const db = await open(killed);
    const emptied = db.selectFrom("document").select("body").where("body", "=", "");
    expect(await emptied.execute()).toEqual([]);
    expect(await isEmpty(db)).toBe(false);
  });
});

describe("a file that is left as it was", () => {
  test("random bytes", async () => {
    const file = newFile();
    writeFileSync(file, randomBytes(20_000));
    expect((await refusalOf(file)).code).toBe("damaged");
    expect(readdirSync(path.dirname(file))).toEqual(["rihla.sqlite"]);
  });

  test.each([0.3, 0.6, 0.9])("cut to %d of its length", async (part) => {
    const file = await seededFile();
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, Math.floor(whole.length * part)));
    expect((await refusalOf(file)).code).toBe("damaged");
  });

  test("a page overwritten in the middle", async () => {
    const file = await seededFile();
    const bytes = readFileSync(file);
    randomBytes(4096).copy(bytes, 4096 * 3);
    writeFileSync(file, bytes);
    expect((await refusalOf(file)).code).toBe("damaged");
  });

  test("a newer version's", async () => {
    const file = await seededFile();
    const later = new Database(file);
    later.exec("insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')");
    later.close();
    const { code, message } = await refusalOf(file);
    expect(code).toBe("newer");
    expect(message).toMatch(/newer version of Rihla\. It was left untouched/);
    expect(message).toContain("9999-later");
  });

  test("a newer version's that crashed: its journal is kept too", async () => {
    const file = await seededFile();
    const crashed = newFile();
    const writer = new Database(file);
    writer.exec("insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')");
    for (const end of ["", "-wal", "-shm"]) copyFileSync(file + end, crashed + end);
    writer.close();
    const journal = hashOf(`${crashed}-wal`);
    expect((await refusalOf(crashed)).code).toBe("newer");
    expect(hashOf(`${crashed}-wal`)).toBe(journal);
  });

  test("another program's", async () => {
    const file = newFile();
    const other = new Database(file);
    other.exec("create table bookmarks (id integer)");
    other.close();
    const { code, message } = await refusalOf(file);
    expect(code).toBe("foreign");
    expect(message).toContain("bookmarks");
  });

  test.each(["begin immediate", "begin exclusive"])("locked by %s", async (begin) => {
    const file = await seededFile();
    const holder = new Database(file);
    onTestFinished(() => void holder.close());
    holder.exec(begin);
    expect((await refusalOf(file)).code).toBe("locked");
  });

  test("locked by a program that keeps it to itself", async () => {
    const file = await seededFile();
    const holder = new Database(file);
    onTestFinished(() => void holder.close());
    holder.pragma("locking_mode = EXCLUSIVE");
    holder.exec("begin exclusive; commit");
    expect((await refusalOf(file)).code).toBe("locked");
  });

  test.each(["", "-wal", "-shm"])("a folder in the place of rihla.sqlite%s", async (end) => {
    const file = newFile();
    mkdirSync(file + end);
    await expect(open(file)).rejects.toMatchObject({
      code: "unusable",
      message: expect.stringContaining(`${file}${end}: this is a folder: move it away, then`),
    });
    expect(readdirSync(path.dirname(file))).toEqual([`rihla.sqlite${end}`]);
  });
});

test("a migration that fails takes back all of its changes", async () => {
  const file = newFile();
  const sqlite = new Database(file);
  // The first table can be made, the second is in the way; the log of migrations says: ours.
  sqlite.exec("create table blog (id text)");
  sqlite.exec("create table kysely_migration (name text primary key, timestamp text not null)");
  sqlite.close();
  await expect(openSqlite(file)).rejects.toMatchObject({ code: "unusable" });
  const after = new Database(file);
  onTestFinished(() => void after.close());
  const names = after.prepare("select name from sqlite_master where name = 'document'").all();
  expect(names).toEqual([]);
});

test("what is read in a transaction stands until it is written, whoever else writes", async () => {
  const file = newFile();
  const db = await open(file);
  const other = new Database(file, { timeout: 0 });
  onTestFinished(() => void other.close());
  const raise = `update "contentVersion" set number = number + 1`;
  await db.transaction().execute(async (tx) => {
    const { number } = await tx
      .selectFrom("contentVersion")
      .select("number")
      .executeTakeFirstOrThrow();
    expect(() => other.exec(raise)).toThrow(/locked/);
    await tx
      .updateTable("contentVersion")
      .set({ number: number + 1 })
      .execute();
  });
  other.exec(raise);
});
