import { sql } from "kysely";
import type { Db } from "./schema.ts";

export type TablePlan = {
  name: string;
  /** Those that are stored, not made by the database. */
  columns: string[];
  /** Columns of the primary key. */
  key: string[];
};

type Column = { table: string; column: string };

/** Kysely's own. */
const BOOKKEEPING = /^kysely_/;

/** Every table of ours in PostgreSQL, those that others refer to first. */
export async function planTables(postgres: Db): Promise<TablePlan[]> {
  const columns = await sql<Column>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER' order by ordinal_position
  `.execute(postgres);
  const keys = await sql<Column>`
    select c.relname as "table", a.attname as "column"
    from pg_index i join pg_class c on c.oid = i.indrelid
    cross join unnest(i.indkey) with ordinality as k (number, place)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
    where i.indisprimary and c.relnamespace = current_schema()::regnamespace order by k.place
  `.execute(postgres);
  const references = await sql<{ from: string; to: string }>`
    select f.relname as "from", t.relname as "to" from pg_constraint
    join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace
  `.execute(postgres);
  const inTable = (rows: Column[], name: string) =>
    rows.filter(({ table }) => table === name).map(({ column }) => column);

  const ordered = new Set<string>();
  const add = (name: string): void => {
    if (ordered.has(name)) return;
    for (const { from, to } of references.rows) if (from === name && to !== name) add(to);
    ordered.add(name);
  };
  for (const { table } of columns.rows) if (!BOOKKEEPING.test(table)) add(table);
  return [...ordered].map((name) => ({
    name,
    columns: inTable(columns.rows, name),
    key: inTable(keys.rows, name),
  }));
}
