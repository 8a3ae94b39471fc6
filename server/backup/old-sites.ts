import { readdirSync } from "node:fs";
import path from "node:path";
import { putAsideAt } from "#server/data-folder/restore-folders.ts";
import type { Logger } from "#server/process/log.ts";
import { OWN_DAYS } from "./keep.ts";
import { removeGently } from "./remove-gently.ts";

const DAY_MS = 86_400_000;

/**
 * What was there before a backup was put back, once it has been kept as long as a backup that somebody made: the disk of a small agency does not
 * hold its site twice. Asks for a clock that can be trusted.
 * @param now ms
 */
export async function removeOldSites(
  dataFolder: string,
  log: Logger,
  now = Date.now(),
): Promise<void> {
  for (const name of readdirSync(dataFolder)) {
    const isOld = now - putAsideAt(name) > OWN_DAYS * DAY_MS;
    if (!isOld) continue;
    await removeGently(path.join(dataFolder, name)).catch((error: unknown) =>
      log.warn({ err: error, name }, "a site of before is still there: remove it"),
    );
  }
}
