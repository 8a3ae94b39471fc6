import { sqliteFile } from "./db/open.server.ts";
import { type FileWatch, watchSqliteFile } from "./db/watch-sqlite-file.ts";
import type { Env } from "./env.ts";
import type { Logger } from "./log.ts";

const LOOK_MS = 10_000;

/** Why nothing can be stored, in words with what to do; null while all is well. */
export type WhyNotStored = () => string | null;

const wordsOf = (watch: FileWatch): string | null => {
  const lost = watch.whyLost();
  if (lost) {
    return `Nothing can be saved: ${lost}. Stop the server, put the file back (npm run restore -- BACKUP), then start again.`;
  }
  return watch.isFull()
    ? "Nothing can be saved: the disk is full. The site is served for reading; make room on the disk."
    : null;
};

/** @returns what tells it at any moment; with PostgreSQL, which answers for itself, always null */
export function watchDatabase(env: Pick<Env, "DATA_DIR" | "DATABASE_URL">): WhyNotStored {
  if (env.DATABASE_URL) return () => null;
  const watch = watchSqliteFile(sqliteFile(env));
  return () => wordsOf(watch);
}

/** Logs it once, now and whenever it changes. @returns what ends it */
export function tellNotStored(whyNotStored: WhyNotStored, log: Logger): () => void {
  let told: string | null = null;
  const look = () => {
    const words = whyNotStored();
    if (words === told) return;
    if (words) log.error(words);
    else log.info("What is saved is stored again");
    told = words;
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}
