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

export async function isMigrated(db: Db): Promise<boolean> {
  const known = await migratorOf(db).getMigrations();
  return known.every((migration) => migration.executedAt);
}
