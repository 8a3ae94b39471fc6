import { type FileWatch, UNKEPT } from "#server/db/watch-sqlite-file.ts";
import { INDEX_GONE } from "#server/db/watch-sqlite-log.ts";
import type { Logger } from "#server/process/log.ts";

const LOOK_MS = 10_000;

/** Why nothing can be stored, in words with what to do; null while all is well. */
export type WhyNotStored = () => string | null;

/** @param watch of the file that the database was opened from */
export const tellWhy =
  (watch: FileWatch): WhyNotStored =>
  () => {
    const shut = watch.whyShut();
    if (shut) {
      return `Nothing can be saved: ${shut}. The site is served for reading as far as it can be read, and nothing of it is lost. Give the data folder back to the account that runs Rihla, or mount its disk for writing: then it goes on by itself.`;
    }
    const lost = watch.whyLost();
    if (lost === UNKEPT) {
      return `Nothing can be saved: ${lost}. The site is served for reading. Look at the disk and its cable (dmesg says more), then start the server again; restore a backup (npm run restore -- BACKUP) only if it does not start.`;
    }
    if (lost === INDEX_GONE) {
      return `Nothing can be saved: ${lost}. The site is served for reading, and nothing of it is lost. Start the server again.`;
    }
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

/** Why pictures are not found, in words with what to do; null while they are. */
export type WhyNotFound = () => string | null;

/** @param areGone whether the folder that they lie in is another one, or none */
export const tellPicturesGone =
  (areGone: () => boolean): WhyNotFound =>
  () =>
    areGone()
      ? "Pictures are not found: their folder, media in the data folder, was removed or replaced. Put it back as it was; or stop the server, restore a backup (npm run restore -- BACKUP), then start again."
      : null;

export type Whys = { whyNotStored: WhyNotStored; whyNotFound: WhyNotFound };

/** Logs each once, now and whenever it changes. @returns what ends it */
export function logChanges({ whyNotStored, whyNotFound }: Whys, log: Logger): () => void {
  const stops = [
    logChange(whyNotStored, "What is saved is stored again", log),
    logChange(whyNotFound, "Pictures are found again", log),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function logChange(why: () => string | null, wellAgain: string, log: Logger): () => void {
  let told: string | null = null;
  const look = () => {
    const words = why();
    if (words === told) return;
    if (words) log.error(words);
    else log.info(wellAgain);
    told = words;
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}
