import type { SharedNumbers } from "#server/content/content-version.ts";
import { refuseLostPostgres, refuseLostTables } from "#server/data-folder/lost-postgres.ts";
import { makeSecret } from "#server/data-folder/secret.ts";
import { secretOfSite } from "#server/data-folder/secret-of-site.ts";
import { createHeldLocks, type HeldLocks } from "#server/db/held-locks.ts";
import { openDatabase, sqliteFile } from "#server/db/open.server.ts";
import { createPulse, type Pulse } from "#server/db/pulse.ts";
import type { Db } from "#server/db/schema.ts";
import { shareSecret } from "#server/db/shared-secret.ts";
import { sqliteErrorFrom } from "#server/db/sqlite-error.ts";
import { createFileWatch, type FileWatch } from "#server/db/watch-sqlite-file.ts";
import type { WriteTurns } from "#server/db/write-turns.ts";
import { seedDemo } from "#server/demo/seed.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { createLibrary, type Library } from "#server/media/library.ts";
import { openMediaStorage } from "#server/media/storage.ts";
import type { Colleagues } from "#server/workers/colleagues.ts";
import type { Env } from "./env.ts";
import { createSite, type Site } from "./site.ts";

export type Booted = {
  db: Db;
  /** Of PostgreSQL, for who follows it. */
  pulse: Pulse;
  /** Of SQLite's file. */
  fileWatch: FileWatch;
  /** What others hold in the database for too long. */
  locks: HeldLocks;
  /** The library's too: what either changes is of one content version. */
  site: Site;
  /** Signs session cookies. */
  secret: string;
  library: Library;
};

type BootEnv = Pick<Env, "DATA_DIR" | "SEED_DEMO"> &
  Partial<Pick<Env, "DATABASE_URL" | "S3" | "EXPECT_SITE">>;

/** Workers that serve the same site on this machine, and what they share. */
export type Others = {
  count: number;
  turns: WriteTurns;
  numbers: SharedNumbers;
  colleagues: Colleagues;
};

type BootOptions = { isAlone?: boolean; others?: Others | undefined };

/**
 * Database, migrations and, in an empty database, the demo agency; pictures that broke
 * off are removed.
 * @param isAlone a server's: no other process may have the database file open
 * @param others whose uploads and pictures under way are left alone
 * @throws OwnerError
 */
export async function boot(
  env: BootEnv,
  { isAlone = false, others }: BootOptions = {},
): Promise<Booted> {
  const { DATABASE_URL } = env;
  const pulse = createPulse();
  const fileWatch = createFileWatch();
  const locks = createHeldLocks();
  if (DATABASE_URL) await refuseLostTables(DATABASE_URL, env);
  const db = await openDatabase(env, { pulse, fileWatch, locks, isAlone, others });
  others?.colleagues.onAsked("database-file", fileWatch.opened);
  others?.colleagues.tell("database-file", fileWatch.opened());
  try {
    return { db, pulse, fileWatch, locks, ...(await makeReady(db, env, others)) };
  } catch (error) {
    // As the disk is now: what is closed makes room on it.
    const told = DATABASE_URL || !isOfFile(error) ? error : sqliteErrorFrom(error, sqliteFile(env));
    await db.destroy();
    throw told;
  }
}

async function makeReady(db: Db, env: BootEnv, others: Others | undefined) {
  const { DATA_DIR, DATABASE_URL } = env;
  if (DATABASE_URL) await refuseLostPostgres(db, env);
  if (env.SEED_DEMO) await seedDemo(db);
  const { site, library } = await composeSite(db, env, others);
  // Nodes that share a database share the secret in it: a session of one holds on every other.
  const secret = DATABASE_URL
    ? await shareSecret(db, "session", makeSecret())
    : await secretOfSite(db, DATA_DIR);
  // Another node may be making a picture at this moment.
  await library.tidy({ isAlone: !DATABASE_URL && !others });
  return { site, library, secret };
}

const isOfFile = (error: unknown) => error instanceof DomainError && error.cause !== undefined;

/** The rules on an open database, and the picture library that shares their content version. */
export async function composeSite(
  db: Db,
  env: BootEnv,
  others?: Others,
): Promise<Pick<Booted, "site" | "library">> {
  const site = createSite(db, { dataFolder: env.DATA_DIR, numbers: others?.numbers });
  const library = createLibrary({
    records: site.media,
    storage: await openMediaStorage(env),
    dataFolder: env.DATA_DIR,
    colleagues: others?.colleagues ?? null,
  });
  return { site, library };
}
