import path from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openSqlite } from "./open-sqlite.server.ts";
import type { Db } from "./schema.ts";

async function openWithThings(): Promise<Db> {
  const db = await openSqlite(path.join(temporaryFolder(), "rihla.sqlite"));
  onTestFinished(() => db.destroy());
  await sql`create table things (name text)`.execute(db);
  await sql`insert into things values ('a'), ('b')`.execute(db);
  return db;
}

const things = async (db: Db) => (await sql`select * from things order by name`.execute(db)).rows;

test("the same question finds what a table is by then", async () => {
  const db = await openWithThings();
  expect(await things(db)).toEqual([{ name: "a" }, { name: "b" }]);
  await sql`alter table things add column size integer default 3`.execute(db);
  expect(await things(db)).toEqual([
    { name: "a", size: 3 },
    { name: "b", size: 3 },
  ]);
  await sql`drop table things`.execute(db);
  await expect(things(db)).rejects.toThrow("no such table: things");
  await sql`create table things (size integer)`.execute(db);
  await expect(things(db)).rejects.toThrow("no such column: name");
});

test("a question that failed is answered when it can be", async () => {
  const db = await openWithThings();
  await sql`create unique index names on things (name)`.execute(db);
  const insert = (name: string) => sql`insert into things values (${name})`.execute(db);
  await expect(insert("a")).rejects.toThrow("UNIQUE");
  await insert("c");
  await expect(insert("c")).rejects.toThrow("UNIQUE");
  expect(await things(db)).toHaveLength(3);
});

test("more texts than are kept are answered all the same", async () => {
  const db = await openWithThings();
  for (let round = 0; round < 2; round++) {
    for (let number = 0; number < 400; number++) {
      const answer = await sql<{ n: number }>`select ${sql.lit(number)} as n`.execute(db);
      expect(answer.rows).toEqual([{ n: number }]);
    }
  }
});
