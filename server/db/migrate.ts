import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/index.ts";
import type { Db } from "./schema.ts";

const migratorOf = (db: Db) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** Runs what is missing, all of it in one transaction. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}

/** Up to this one, which an earlier version knew as its last. */
export async function migrateTo(db: Db, last: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(last);
  if (error) throw error;
}

/** Name of the last one that this database went through; null: of none. */
export async function lastMigration(db: Db): Promise<string | null> {
  const known = await migratorOf(db).getMigrations();
  return known.findLast((migration) => migration.executedAt)?.name ?? null;
}

export async function isMigrated(db: Db): Promise<boolean> {
  const known = await migratorOf(db).getMigrations();
  return known.every((migration) => migration.executedAt);
}
