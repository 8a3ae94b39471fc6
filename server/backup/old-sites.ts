import { readdirSync } from "node:fs";
import path from "node:path";
import { BEFORE_RESTORE } from "#server/data-folder/restore-folders.ts";
import type { Logger } from "#server/process/log.ts";
import { removeGently } from "./remove-gently.ts";

const DAY_MS = 86_400_000;
/** As long as a backup that somebody made. */
const OLD_SITE_DAYS = 30;
/** As `exchangeParts` calls them. */
const MADE = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;

/**
 * What was there before a backup was put back, once it has been kept for its time: the disk of a small agency does not
 * hold its site twice. Asks for a clock that can be trusted.
 * @param now ms
 */
export async function removeOldSites(
  dataFolder: string,
  log: Logger,
  now = Date.now(),
): Promise<void> {
  for (const name of readdirSync(dataFolder)) {
    if (!name.startsWith(BEFORE_RESTORE)) continue;
    const [, hour, minute, second] = MADE.exec(name.slice(BEFORE_RESTORE.length)) ?? [];
    const madeAt = Date.parse(`${hour}:${minute}:${second}`);
    if (!(now - madeAt > OLD_SITE_DAYS * DAY_MS)) continue;
    await removeGently(path.join(dataFolder, name)).catch((error: unknown) =>
      log.warn({ err: error, name }, "a site of before is still there: remove it"),
    );
  }
}
