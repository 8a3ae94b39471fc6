import { sql } from "kysely";
import { OwnerError } from "#server/errors/owner-error.ts";
import { type Copied, copyTables, detailOf, firstFilled } from "./copy-tables.ts";
import { openPostgres } from "./open-postgres.server.ts";
import { openSqlite } from "./open-sqlite.server.ts";
import type { Db } from "./schema.ts";
import { shareSecret } from "./shared-secret.ts";
import { planTables } from "./table-plan.ts";

/**
 * Copies a site from its SQLite file into an empty PostgreSQL database, in one transaction, and reads
 * every row of it again there. Meanwhile nothing can be written to the file.
 * @param secret that signs sessions: whoever is signed in stays so
 * @throws OwnerError; then nothing is stored in PostgreSQL
 */
export async function moveDatabase(file: string, url: string, secret: string): Promise<Copied[]> {
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

async function copySite(source: Db, target: Db, secret: string): Promise<Copied[]> {
  await sql`begin immediate`.execute(source);
  let isCopied = false;
  try {
    return await target.transaction().execute(async (tx) => {
      const plans = await planTables(tx);
      const filled = await firstFilled(tx, plans);
      if (filled) {
        throw new OwnerError(
          `The PostgreSQL database is not empty: ${filled} holds rows. It was left untouched: name an empty one.`,
        );
      }
      const moved = await copyTables({ source, target: tx, plans, outcome: "Nothing was moved." });
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
