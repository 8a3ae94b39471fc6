import Database from "better-sqlite3";
import { sql } from "kysely";
import { migrations } from "#server/db/migrations/index.ts";
import { makeSqliteFile, openChecked } from "#server/db/open-sqlite.server.ts";
import { codeOf } from "#server/errors/code-of.ts";
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

/** @param last name of the last change to its tables, as the version made it whose last one this was */
async function schemaAt(last: string): Promise<Schema> {
  const db = await makeSqliteFile(":memory:", last);
  try {
    return await schemaBy(async <T>(query: string) => (await sql.raw<T>(query).execute(db)).rows);
  } finally {
    await db.destroy();
  }
}

/**
 * Of a file that may come from anybody: the tables of an earlier version are brought up to date. With other tables the
 * site could not be opened once it is in place; and a trigger or a view of others could keep the server busy for ever.
 * @param database whose triggers and views are those of this version then
 * @throws BackupError "not-whole"; DatabaseError "newer"
 */
export async function bringOwnSchema(database: string, named: string): Promise<void> {
  const all = Object.keys(migrations);
  const older = isOlderFile(database) ? lastOf(all, changesIn(database)) : undefined;
  if (older) {
    // Before its tables are changed: what is written for that, triggers of others would hear of.
    await settle(database, await schemaAt(older), named);
    const db = await openChecked(database);
    await db.destroy();
  }
  await settle(database, await schemaAt(all.at(-1) ?? ""), named);
}

async function settle(database: string, ours: Schema, named: string): Promise<void> {
  const file = new Database(database);
  try {
    const theirs = await schemaBy(<T>(query: string) => file.prepare<[], T>(query).all());
    const lack = lackOf(ours, theirs);
    if (lack) throw notWhole(`its database lacks ${lack}`, named);
    const isIn = (all: readonly Deed[]) => (deed: Deed) => all.some((one) => isSame(one, deed));
    const foreign = theirs.deeds.filter((deed) => !isIn(ours.deeds)(deed));
    // A view takes its triggers along.
    for (const { type, name } of foreign)
      file.exec(`drop ${type} if exists "${name.replaceAll('"', '""')}"`);
    for (const deed of ours.deeds.filter((deed) => !isIn(theirs.deeds)(deed))) file.exec(deed.sql);
  } catch (error) {
    if (!codeOf(error).startsWith("SQLITE_")) throw error;
    throw notWhole("its tables cannot be read", named);
  } finally {
    file.close();
  }
}

function changesIn(database: string): string[] {
  const file = new Database(database, { readonly: true });
  try {
    return file.prepare<[], string>(CHANGES).pluck().all();
  } finally {
    file.close();
  }
}

const lastOf = (all: readonly string[], made: readonly string[]) =>
  all.findLast((name) => made.includes(name));

const lackOf = (ours: Schema, theirs: Schema): string | undefined =>
  ours.columns.find((name) => !theirs.columns.includes(name)) ??
  ours.changes.find((name) => !theirs.changes.includes(name));

const isSame = (one: Deed, other: Deed) =>
  one.type === other.type && one.name === other.name && one.sql === other.sql;
