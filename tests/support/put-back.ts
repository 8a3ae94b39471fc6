import type { Db } from "#server/db/schema.ts";

const TABLES = ["draft", "draftStep", "revision", "document"] as const;

/** What is written, as a backup holds it. @returns puts it back; versions up to `floor` were given out by then */
export async function backUpWritten(db: Db): Promise<(floor: number) => Promise<void>> {
  const kept = await Promise.all(
    TABLES.map(async (table) => ({
      table,
      rows: await db.selectFrom(table).selectAll().execute(),
    })),
  );
  return async (floor) => {
    for (const { table, rows } of kept) {
      await db.deleteFrom(table).execute();
      for (const row of rows) await db.insertInto(table).values(row).execute();
    }
    await db.updateTable("contentVersion").set({ floor }).execute();
  };
}
