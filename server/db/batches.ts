import { type RawBuilder, sql } from "kysely";
import type { Db } from "./schema.ts";

type Row = Record<string, unknown>;

const ROWS_AT_ONCE = 500;

type Which = {
  name: string;
  /** Columns of its primary key. */
  key: readonly string[];
  /** Without them all. */
  columns?: readonly string[];
};

/**
 * All rows of a table, in the order of its key.
 * @param size rows that are in memory at once
 */
export async function* batches(
  db: Db,
  { name, columns, key }: Which,
  size = ROWS_AT_ONCE,
): AsyncGenerator<Row[]> {
  let after: Row | undefined;
  while (true) {
    const place: RawBuilder<unknown> = after
      ? sql`where (${namesOf(key)}) > (${sql.join(key.map((column) => after?.[column]))})`
      : sql``;
    const { rows } = await sql<Row>`
      select ${columns ? namesOf(columns) : sql`*`} from ${sql.table(name)} ${place}
      order by ${namesOf(key)} limit ${sql.lit(size)}
    `.execute(db);
    if (rows.length > 0) yield rows.map((row) => ({ ...row }));
    if (rows.length < size) return;
    after = rows.at(-1);
  }
}

export const namesOf = (columns: readonly string[]) =>
  sql.join(columns.map((name) => sql.ref(name)));
