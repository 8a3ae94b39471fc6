import path from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { migrations } from "#server/db/migrations/index.ts";
import { makeSqliteFile } from "#server/db/open-sqlite.server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isOlderFile } from "./older-file.ts";
import { bringOwnSchema } from "./own-schema.ts";

const ALL = Object.keys(migrations);

/** What somebody did to the tables of this version. */
async function made(statements: string): Promise<string> {
  const file = path.join(temporaryFolder(), "rihla.sqlite");
  await (await makeSqliteFile(file, ALL.at(-1) ?? "")).destroy();
  change(file, statements);
  return file;
}

function change(file: string, statements: string): void {
  const database = new Database(file);
  database.exec(statements);
  database.close();
}

test("what others let a database do by itself goes, and ours is there; what its tables lack is said", async () => {
  const file = await made(`create table note (text text);
    create trigger busy after update on contentVersion begin insert into note values ('ran'); end;
    create view "of ""others""" as select 1;
    drop trigger blogSearchInsert;
    create trigger blogSearchInsert after insert on blog begin delete from blog; end;
    drop trigger blogSearchDelete`);
  await bringOwnSchema(file, "/given");
  const database = new Database(file, { readonly: true });
  const deeds =
    "select name, sql from sqlite_master where type in ('trigger', 'view') order by name";
  const there = database.prepare<[], { name: string; sql: string }>(deeds).all();
  database.close();
  expect(there.map(({ name }) => name)).toEqual(
    ["Delete", "Insert", "Update"].map((end) => `blogSearch${end}`),
  );
  expect(there[1]?.sql).not.toContain("delete from blog;");
  change(file, "alter table document rename column body to words");
  await expect(bringOwnSchema(file, "/given")).rejects.toEqual(
    expect.objectContaining({
      fault: "not-whole",
      message: expect.stringContaining("its database lacks document.body"),
    }),
  );
});

test("older is what lacks a change of ours; what is none of ours, or cannot be read, is not", () => {
  const at = (statements: string) => {
    const file = path.join(temporaryFolder(), "other.sqlite");
    change(file, statements);
    return file;
  };
  const made = (names: string[]) =>
    `create table kysely_migration (name text);${names.map((name) => `insert into kysely_migration values ('${name}');`).join("")}`;
  expect([
    ...[at(made(ALL)), at(made([...ALL, "9999-to-come"])), at(made(ALL.slice(1)))].map(isOlderFile),
    ...[at(made(ALL.slice(0, -1))), at(made([])), at("create table blog (id text)")].map(
      isOlderFile,
    ),
    isOlderFile(path.join(temporaryFolder(), "nowhere")),
  ]).toEqual([false, false, true, true, false, false, false]);
});
