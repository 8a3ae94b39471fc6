import {
  copyFileSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { refuseAnother } from "./mark-start.ts";
import { openSqlite } from "./open-sqlite.server.ts";
import { identityOf } from "./same-file.ts";
import type { Db } from "./schema.ts";

const PARTS = ["", "-wal", "-starts"];

const start = (file: string): Promise<Db> => openSqlite(file, undefined, undefined, true);

async function started(file: string): Promise<Db> {
  const db = await start(file);
  onTestFinished(() => db.destroy());
  return db;
}

const write = (db: Db, key: string) =>
  db
    .insertInto("attempt")
    .values({ key, userId: null, tries: 1, endsAt: "2030-01-01T00:00:00.000Z" })
    .execute();

/** A site whose server was killed: what it wrote last lies in its log. */
async function killed(): Promise<string> {
  const file = path.join(temporaryFolder(), "rihla.sqlite");
  await (await start(file)).destroy();
  const db = await started(file);
  await write(db, "in the log");
  const left = path.join(temporaryFolder(), "rihla.sqlite");
  for (const part of PARTS) copyFileSync(file + part, left + part);
  expect(statSync(`${left}-wal`).size).toBeGreaterThan(0);
  return left;
}

/** What somebody kept of another day: one file. */
async function another(): Promise<string> {
  const file = path.join(temporaryFolder(), "rihla.sqlite");
  const db = await start(file);
  await write(db, "of another day");
  await db.destroy();
  return file;
}

const keysIn = async (db: Db) =>
  (await db.selectFrom("attempt").select("key").execute()).map(({ key }) => key);

const allOf = (file: string) => PARTS.map((part) => readFileSync(file + part));

test("the log of a killed server is played into its own database", async () => {
  const file = await killed();
  expect(await keysIn(await started(file))).toContain("in the log");
});

test("a database that was put beside the log of another is refused in words, and nothing is changed", async () => {
  const file = await killed();
  copyFileSync(await another(), file);
  const before = allOf(file);
  for (const open of [start, openSqlite]) {
    await expect(open(file)).rejects.toThrow(
      /^The log beside the database seems to be that of another one.* npm run restore -- FILE.*\n.*rihla\.sqlite-wal was written by another one$/,
    );
  }
  expect(allOf(file)).toEqual(before);
});

test("moving the log away, as the words say, opens what lies there", async () => {
  const file = await killed();
  copyFileSync(await another(), file);
  rmSync(`${file}-wal`);
  const keys = await keysIn(await started(file));
  expect(keys).toContain("of another day");
  expect(keys).not.toContain("in the log");
});

test("a copy that a command opened first is known from then on, also when the command is killed", async () => {
  const file = await killed();
  copyFileSync(await another(), file);
  rmSync(`${file}-wal`);
  const command = await openSqlite(file);
  onTestFinished(() => command.destroy());
  await write(command, "of the command");
  const left = path.join(temporaryFolder(), "rihla.sqlite");
  for (const part of PARTS) copyFileSync(file + part, left + part);
  const keys = await keysIn(await started(left));
  expect(keys).toEqual(expect.arrayContaining(["of another day", "of the command"]));
});

test("a link to a database has its log and its numbers where the database is", async () => {
  const file = await killed();
  const link = path.join(temporaryFolder(), "rihla.sqlite");
  symlinkSync(file, link);
  copyFileSync(await another(), file);
  await expect(start(link)).rejects.toThrow(/rihla\.sqlite-wal was written by another one$/);
});

test("a start that was killed before it marked the database changes nothing for the next one", async () => {
  const file = await killed();
  const further = path.join(temporaryFolder(), "rihla.sqlite");
  for (const part of PARTS) copyFileSync(file + part, further + part);
  await started(further);
  // All that was written until then.
  copyFileSync(`${further}-starts`, `${file}-starts`);
  expect(await keysIn(await started(file))).toContain("in the log");
});

test.each([
  ["gone", null],
  ["empty", ""],
  ["no JSON", "\0\xff"],
  ["of another kind", '{"starts":1}'],
  ["too many", `[${Array.from({ length: 1000 }, () => 1)}]`],
])("where the note of the starts is %s, the site starts as before", async (_what, text) => {
  const file = await killed();
  if (text === null) rmSync(`${file}-starts`);
  else writeFileSync(`${file}-starts`, text);
  expect(await keysIn(await started(file))).toContain("in the log");
  expect(existsSync(`${file}-starts`)).toBe(true);
});

test("who comes beside a server finds the file that it has open, and refuses another in its place", async () => {
  const file = path.join(temporaryFolder(), "rihla.sqlite");
  const db = await started(file);
  await write(db, "in the log");
  const opened = [identityOf(statSync(file))];
  expect(() => refuseAnother(file, opened)).not.toThrow();
  expect(() => refuseAnother(file, [])).not.toThrow();
  expect(() => refuseAnother(file, [...opened, "1:2"])).toThrow();
  const other = await another();
  for (const part of PARTS) rmSync(file + part);
  copyFileSync(other, file);
  writeFileSync(`${file}-starts`, readFileSync(`${await killed()}-starts`));
  expect(() => refuseAnother(file, [])).toThrow(
    expect.objectContaining({ code: "another", message: expect.stringContaining(file) }),
  );
});
