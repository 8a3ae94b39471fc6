import type { FileWatch } from "#server/db/watch-sqlite-file.ts";
import type { Logger } from "#server/process/log.ts";

const LOOK_MS = 10_000;

/** Why nothing can be stored, in words with what to do; null while all is well. */
export type WhyNotStored = () => string | null;

/** @param watch of the file that the database was opened from */
export const tellWhy =
  (watch: FileWatch): WhyNotStored =>
  () => {
    const lost = watch.whyLost();
    if (lost) {
      return `Nothing can be saved: ${lost}. Stop the server, put the file back (npm run restore -- BACKUP), then start again.`;
    }
    if (watch.isFull()) {
      return "Nothing can be saved: the disk is full. The site is served for reading; make room on the disk.";
    }
    return watch.isCramped()
      ? "Nothing can be saved: the system does not let the database file grow. The site is served for reading; raise the quota, or the limit on the size of files (ulimit -f), or look whether the disk fails."
      : null;
  };

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
