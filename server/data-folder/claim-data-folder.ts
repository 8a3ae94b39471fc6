import { sqliteFile } from "#server/db/open.server.ts";
import type { Env } from "#server/env.ts";
import { OWN_FILES_ONLY, openDataFolder } from "./data-folder.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import { settleFirst } from "./exchange-journal.ts";
import { rememberPostgres } from "./kept-elsewhere.ts";
import { rememberSite } from "./known-sites.ts";
import { refuseLostSite } from "./lost-site.ts";
import { keepTemporaryBeside } from "./temporary-beside.ts";

/**
 * For a server, before it opens anything: only this account may use the folder, and only this
 * process when the database is in it. Other accounts cannot read what the process makes from here
 * on.
 * @throws OwnerError
 */
export function claimDataFolder(env: Pick<Env, "DATA_DIR" | "DATABASE_URL" | "EXPECT_SITE">): {
  /** Whether a restore was killed here: the site is as it was before it. */
  wasSettled: boolean;
  /** Called when the site is open: from then on the server refuses to start without its folder, or database. */
  remember: () => void;
} {
  const { DATA_DIR, DATABASE_URL } = env;
  process.umask(OWN_FILES_ONLY);
  keepTemporaryBeside(DATA_DIR);
  // In the middle of a restore a whole site looks like one that is lost.
  const wasSettled = settleFirst(DATA_DIR);
  if (!DATABASE_URL) refuseLostSite(sqliteFile(env), env);
  openDataFolder(DATA_DIR);
  // Nodes that share a PostgreSQL may share a folder for their pictures.
  if (DATABASE_URL) return { wasSettled, remember: () => rememberPostgres(DATA_DIR) };
  lockDataFolder(DATA_DIR);
  return { wasSettled, remember: () => rememberSite(DATA_DIR) };
}
