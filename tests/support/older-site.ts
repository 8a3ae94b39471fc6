import { inject, onTestFinished } from "vitest";
import { readSecret } from "#server/data-folder/secret.ts";
import { createHeldLocks } from "#server/db/held-locks.ts";
import { migrateTo } from "#server/db/migrate.ts";
import { type DatabasePlace, sqliteFile } from "#server/db/open.server.ts";
import { connect } from "#server/db/open-postgres.server.ts";
import { makeSqliteFile } from "#server/db/open-sqlite.server.ts";
import { createPulse } from "#server/db/pulse.ts";
import { shareSecret } from "#server/db/shared-secret.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { testDatabase } from "./test-place.ts";

export type Engine = "sqlite" | "postgres";

/** That this run has. */
export const engineHere = (): Engine => (inject("postgresUrl") ? "postgres" : "sqlite");

/** Without tables. */
export async function blankPlace(engine = engineHere()): Promise<DatabasePlace> {
  const DATA_DIR = temporaryFolder();
  if (engine === "sqlite") return { DATA_DIR };
  return { DATA_DIR, DATABASE_URL: await testDatabase("blank") };
}

/** A database as an earlier version made it. @param last name of its last migration */
export async function olderSite(last: string, engine = engineHere()) {
  const place = await blankPlace(engine);
  const { DATABASE_URL } = place;
  const db = DATABASE_URL
    ? connect(DATABASE_URL, { pulse: createPulse(), locks: createHeldLocks() }, { max: 1 })
    : await makeSqliteFile(sqliteFile(place), last);
  onTestFinished(() => db.destroy());
  if (DATABASE_URL) await migrateTo(db, last);
  if (DATABASE_URL && last > "0011") await shareSecret(db, "session", "s".repeat(64));
  else readSecret(place.DATA_DIR);
  return { db, place };
}
