import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { DomainError } from "#server/errors/domain-error.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { batches, namesOf } from "./batches.ts";
import { openPostgres } from "./open-postgres.server.ts";
import { openSqlite } from "./open-sqlite.server.ts";
import type { Db } from "./schema.ts";
import { shareSecret } from "./shared-secret.ts";
import { planTables, type TablePlan } from "./table-plan.ts";

export type Moved = { table: string; rows: number };

/** The only table that a migration fills. */
const FILLED_BY_MIGRATION = "contentVersion";

/**
 * Copies a site from its SQLite file into an empty PostgreSQL database, in one transaction, and reads
 * every row of it again there. Meanwhile nothing can be written to the file.
 * @param secret that signs sessions: whoever is signed in stays so
 * @throws OwnerError; then nothing is stored in PostgreSQL
 */
export async function moveDatabase(file: string, url: string, secret: string): Promise<Moved[]> {
  const source = await openSqlite(file);
  try {
    const target = await openPostgres(url);
    try {
      return await source.connection().execute((reading) => copySite(reading, target, secret));
    } finally {
      await target.destroy();
    }
  } finally {
    await source.destroy();
  }
}

async function copySite(source: Db, target: Db, secret: string): Promise<Moved[]> {
  await sql`begin immediate`.execute(source);
  let isCopied = false;
  try {
    return await target.transaction().execute(async (tx) => {
      const plans = await planTables(tx);
      for (const plan of plans) await refuseFilled(tx, plan);
      await tx.deleteFrom(FILLED_BY_MIGRATION).execute();
      const moved = [];
      for (const plan of plans) {
        const rows = await inWords(plan, async () => {
          const count = await copyTable(source, tx, plan);
          await compareTable(source, tx, plan);
          return count;
        });
        moved.push({ table: plan.name, rows });
      }
      await shareSecret(tx, "session", secret);
      isCopied = true;
      return moved;
    });
  } catch (error) {
    if (error instanceof OwnerError) throw error;
    // A connection that is gone fails again when the copying is taken back.
    throw new OwnerError(
      isCopied
        ? `All was copied, but PostgreSQL did not say whether it is stored: ${detailOf(error)}. Run this again: where the database is then not empty, the site is in it.`
        : `The copying broke off: ${detailOf(error)}. Nothing was moved.`,
    );
  } finally {
    await sql`rollback`.execute(source);
  }
}

/** What a table holds may not fit, somebody else may fill it meanwhile, the connection may break. */
async function inWords<T>({ name }: TablePlan, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OwnerError) throw error;
    throw new OwnerError(`${name} could not be copied: ${detailOf(error)}. Nothing was moved.`);
  }
}

function detailOf(error: unknown): string {
  const cause = error instanceof DomainError ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

async function refuseFilled(target: Db, { name }: TablePlan): Promise<void> {
  if (name === FILLED_BY_MIGRATION) return;
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(target);
  if (rows.length > 0) {
    throw new OwnerError(
      `The PostgreSQL database is not empty: ${name} holds rows. It was left untouched: name an empty one.`,
    );
  }
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

/** Row by row, in the order of the key. */
async function compareTable(source: Db, target: Db, plan: TablePlan): Promise<void> {
  const copies = batches(target, plan);
  for await (const rows of batches(source, plan)) {
    const { value: copied = [] } = await copies.next();
    for (const [index, row] of rows.entries()) {
      if (isDeepStrictEqual(row, copied[index])) continue;
      const key = plan.key.map((name) => row[name]).join(", ");
      throw new OwnerError(
        `A row of ${plan.name} did not arrive as it was: ${key}. Nothing was moved.`,
      );
    }
  }
  if (!(await copies.next()).done) {
    throw new OwnerError(`${plan.name} holds more rows than were copied. Nothing was moved.`);
  }
}
