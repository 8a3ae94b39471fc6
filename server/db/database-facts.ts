import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { sql } from "kysely";
import { type DatabasePlace, sqliteFile } from "./open.server.ts";
import { poolOf } from "./pool-of.ts";
import type { Db } from "./schema.ts";

/** A row that nobody else writes. */
const TRIED = "system-check";

/** What can be told of an open database without reading what is in it. */
export function createDatabaseFacts(db: Db, place: DatabasePlace) {
  const isPostgres = place.DATABASE_URL !== undefined;
  return {
    engine: isPostgres ? ("PostgreSQL" as const) : ("SQLite" as const),

    /** Bytes on its disk; of SQLite with the log beside it. */
    async bytes(): Promise<number> {
      if (!isPostgres) return fileBytes(sqliteFile(place));
      const { rows } = await sql<{ bytes: number }>`
        select pg_database_size(current_database()) as bytes
      `.execute(db);
      return rows[0]?.bytes ?? 0;
    },

    /** How long it takes to answer, in milliseconds. */
    async pingMs(): Promise<number> {
      const began = performance.now();
      await sql`select 1`.execute(db);
      return performance.now() - began;
    },

    /**
     * How long it takes to store something, read it and remove it, in milliseconds.
     * @throws where one of these fails
     */
    async writeMs(): Promise<number> {
      const began = performance.now();
      const row = { name: TRIED, until: randomUUID() };
      await db
        .insertInto("duty")
        .values(row)
        .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
        .execute();
      const kept = await db
        .selectFrom("duty")
        .select("until")
        .where("name", "=", TRIED)
        .executeTakeFirst();
      await db.deleteFrom("duty").where("name", "=", TRIED).execute();
      if (kept?.until !== row.until) throw new Error("what was stored was not read again");
      return performance.now() - began;
    },

    /** ISO 8601, UTC, by the clock of its machine; null: it is a file, and has none. */
    async now(): Promise<string | null> {
      if (!isPostgres) return null;
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
      return rows[0]?.now.toISOString() ?? null;
    },

    /** Null: it has one connection. */
    pool: () => poolOf(db),
  };
}

export type DatabaseFacts = ReturnType<typeof createDatabaseFacts>;

const fileBytes = (file: string) =>
  ["", "-wal"].reduce(
    (sum, end) => sum + (statSync(file + end, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
