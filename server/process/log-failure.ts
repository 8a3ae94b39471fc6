import { Stopped } from "#server/errors/stopped.ts";
import type { Logger } from "./log.ts";

/** That something did not come about: who stopped the server need not look into it. */
export function logFailure(log: Logger, error: unknown, words: string): void {
  if (error instanceof Stopped) log.info(`${words}: ${error.message}`);
  else log.error({ err: error }, words);
}
