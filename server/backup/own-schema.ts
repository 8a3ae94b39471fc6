import Database from "better-sqlite3";
import { sql } from "kysely";
import { migrations } from "#server/db/migrations/index.ts";
import { makeSqliteFile, openChecked } from "#server/db/open-sqlite.server.ts";
import { notWhole } from "./backup-error.ts";
import { isOlderFile } from "./older-file.ts";

type Deed = { type: "trigger" | "view"; name: string; sql: string };

type Schema = {
  /** `table.column` */
  columns: string[];
  /** What does something by itself, whenever a table is written or read. */
  deeds: Deed[];
  changes: string[];
};

const COLUMNS = `select m.name || '.' || c.name as name from sqlite_master m join pragma_table_info(m.name) c
  where m.type = 'table'`;
const DEEDS = "select type, name, sql from sqlite_master where type in ('trigger', 'view')";
const CHANGES = "select name from kysely_migration";

type Read = <T>(query: string) => T[] | Promise<T[]>;

async function schemaBy(read: Read): Promise<Schema> {
  const namesOf = async (query: string) =>
    (await read<{ name: string }>(query)).map(({ name }) => name);
  return {
    columns: await namesOf(COLUMNS),
    deeds: await read<Deed>(DEEDS),
    changes: await namesOf(CHANGES),
  };
}

/** As this version makes it. */
async function ownSchema(): Promise<Schema> {
  const db = await makeSqliteFile(":memory:", Object.keys(migrations).at(-1) ?? "");
  try {
    return await schemaBy(async <T>(query: string) => (await sql.raw<T>(query).execute(db)).rows);
  } finally {
    await db.destroy();
  }
}

/**
 * Of a file that may come from anybody: the tables of an earlier version are brought up to date. With other tables the site could not be opened once it is in place; and what
 * does something by itself there is ours alone: a trigger of others could keep the server busy for ever.
 * @param database whose triggers and views are those of this version then
 * @throws BackupError "not-whole"; DatabaseError "newer"
 */
export async function bringOwnSchema(database: string, named: string): Promise<void> {
  if (isOlderFile(database)) {
    const db = await openChecked(database);
    await db.destroy();
  }
  const ours = await ownSchema();
  const file = new Database(database);
  try {
    const theirs = await schemaBy(<T>(query: string) => file.prepare<[], T>(query).all());
    const lack = lackOf(ours, theirs);
    if (lack) throw notWhole(`its database lacks ${lack}`, named);
    const isIn = (all: readonly Deed[]) => (deed: Deed) => all.some((one) => isSame(one, deed));
    for (const { type, name } of theirs.deeds.filter((deed) => !isIn(ours.deeds)(deed)))
      file.exec(`drop ${type} "${name.replaceAll('"', '""')}"`);
    for (const deed of ours.deeds.filter((deed) => !isIn(theirs.deeds)(deed))) file.exec(deed.sql);
  } finally {
    file.close();
  }
}

const lackOf = (ours: Schema, theirs: Schema): string | undefined =>
  ours.columns.find((name) => !theirs.columns.includes(name)) ??
  ours.changes.find((name) => !theirs.changes.includes(name));

const isSame = (one: Deed, other: Deed) =>
  one.type === other.type && one.name === other.name && one.sql === other.sql;
