import type { Selectable } from "kysely";
import { batches } from "#server/db/batches.ts";
import type { Db, Tables } from "#server/db/schema.ts";
import type { Findings } from "./findings.ts";

/** Texts are long: so many are in memory at once. */
const ROWS_AT_ONCE = 100;

type Row<T extends keyof Tables> = Selectable<Tables[T]>;

export type Checked = { db: Db; findings: Findings };

/** All rows of a table in the order of its key, counted as they are read. */
export async function* rowsOf<T extends keyof Tables & string>(
  { db, findings }: Checked,
  name: T,
  key: readonly string[] = ["id"],
): AsyncGenerator<Row<T>[]> {
  findings.count(name, 0);
  for await (const rows of batches(db, { name, key }, ROWS_AT_ONCE)) {
    findings.count(name, rows.length);
    yield rows as Row<T>[];
  }
}
