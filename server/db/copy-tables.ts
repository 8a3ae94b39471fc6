import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { DomainError } from "#server/errors/domain-error.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { batches, namesOf } from "./batches.ts";
import type { Db } from "./schema.ts";
import type { TablePlan } from "./table-plan.ts";

export type Copied = { table: string; rows: number };

/** The only table that a migration fills. */
const FILLED_BY_MIGRATION = "contentVersion";

type Copying = {
  /** Of SQLite or PostgreSQL, in a transaction that nothing is written beside. */
  source: Db;
  /** Of the other one, or of the same. */
  target: Db;
  plans: readonly TablePlan[];
  /** What the caller then has: "Nothing was moved." */
  outcome: string;
};

/**
 * Copies every row into empty tables, and reads it again there.
 * @param plans those that others refer to first
 * @throws OwnerError naming the table; the caller takes back what was copied
 */
export async function copyTables({ source, target, plans, outcome }: Copying): Promise<Copied[]> {
  await target.deleteFrom(FILLED_BY_MIGRATION).execute();
  const copied = [];
  for (const plan of plans) {
    const rows = await inWords(plan, outcome, async () => {
      const count = await copyTable(source, target, plan);
      await compareTable({ source, target, plan, outcome });
      return count;
    });
    copied.push({ table: plan.name, rows });
  }
  return copied;
}

/** The first table that somebody has written into; null: none. */
export async function firstFilled(db: Db, plans: readonly TablePlan[]): Promise<string | null> {
  for (const { name } of plans) {
    if (name === FILLED_BY_MIGRATION) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return name;
  }
  return null;
}

/** What a table holds may not fit, somebody else may fill it meanwhile, the connection may break. */
async function inWords<T>({ name }: TablePlan, outcome: string, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OwnerError) throw error;
    throw new OwnerError(`${name} could not be copied: ${detailOf(error)}. ${outcome}`, {
      cause: error,
    });
  }
}

export function detailOf(error: unknown): string {
  const cause = error instanceof DomainError ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

async function copyTable(source: Db, target: Db, plan: TablePlan): Promise<number> {
  let count = 0;
  for await (const rows of batches(source, plan)) {
    const values = rows.map((row) => sql`(${sql.join(plan.columns.map((name) => row[name]))})`);
    await sql`
      insert into ${sql.table(plan.name)} (${namesOf(plan.columns)}) values ${sql.join(values)}
    `.execute(target);
    count += rows.length;
  }
  return count;
}

type Comparing = Omit<Copying, "plans"> & { plan: TablePlan };

/** Row by row, in the order of the key. */
async function compareTable({ source, target, plan, outcome }: Comparing): Promise<void> {
  const tooMany = () => new OwnerError(`${plan.name} holds more rows than were copied. ${outcome}`);
  const copies = batches(target, plan);
  for await (const rows of batches(source, plan)) {
    const { value: copied = [] } = await copies.next();
    for (const [index, row] of rows.entries()) {
      if (isDeepStrictEqual(row, copied[index])) continue;
      const key = plan.key.map((name) => row[name]).join(", ");
      throw new OwnerError(`A row of ${plan.name} did not arrive as it was: ${key}. ${outcome}`);
    }
    if (copied.length > rows.length) throw tooMany();
  }
  if (!(await copies.next()).done) throw tooMany();
}
