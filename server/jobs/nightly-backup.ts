import type { BackupsOf } from "#server/backup/backups.ts";
import { isTold } from "#server/errors/is-told.ts";
import type { Logger } from "#server/process/log.ts";
import { logFailure } from "#server/process/log-failure.ts";
import { eachMinute } from "./each-minute.ts";

/** What other nodes made is looked for once an hour. */
const LOOKS = 60;

/** @returns what ends it, and not what is being made: that has an end of its own */
export function startNightlyBackups(
  { night, look }: Pick<BackupsOf, "night" | "look">,
  log: Logger,
): () => Promise<void> {
  let minutes = 0;
  return eachMinute({
    onFailure: (error) => logFailure(log, error, "the backup of the night was not made"),
    async work(signal) {
      if (minutes++ % LOOKS === 0) {
        await look(signal).catch((error) => {
          if (isTold(error) || signal.aborted) return;
          logFailure(log, error, "the backups of other nodes were not looked for");
        });
      }
      if (signal.aborted) return;
      if (await night()) log.info("the backup of the night was made and tried");
    },
  });
}
