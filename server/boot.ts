import { mkdirSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "./db/open.server.ts";
import type { Db } from "./db/schema.ts";
import { isEmpty, seedDemo } from "./db/seed.ts";
import { createSite } from "./domain/index.ts";
import type { Env } from "./env.ts";
import { createLibrary, type Library } from "./media/library.ts";
import { openMediaStorage } from "./media/storage.ts";
import { readSecret } from "./secret.ts";

export type Booted = {
  db: Db;
  /** Signs session cookies. */
  secret: string;
  library: Library;
};

type BootEnv = Pick<Env, "DATA_DIR" | "SEED_DEMO"> & Partial<Pick<Env, "S3">>;

/**
 * Data folder, database, migrations and, in an empty database, the demo agency; pictures that broke
 * off are removed.
 * @throws DatabaseError
 */
export async function boot(env: BootEnv): Promise<Booted> {
  mkdirSync(env.DATA_DIR, { recursive: true });
  const db = await openDatabase(path.join(env.DATA_DIR, "rihla.sqlite"));
  if (env.SEED_DEMO && (await isEmpty(db))) await seedDemo(db);
  const library = createLibrary({
    records: createSite(db).media,
    storage: openMediaStorage(env),
    dataFolder: env.DATA_DIR,
  });
  await library.tidy();
  return { db, library, secret: readSecret(env.DATA_DIR) };
}
