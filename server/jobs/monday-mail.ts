import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";
import { isTold } from "./is-told.ts";

const MINUTE_MS = 60_000;

/** Looks each minute, at once too: who was off at eight sends it later that day. @returns what ends it */
export function startMondayMail(
  { mondayMail }: Pick<Site, "mondayMail">,
  log: Logger,
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const working = work();
  return async () => {
    ending.abort();
    await working;
  };

  async function work(): Promise<void> {
    while (!signal.aborted) {
      try {
        const count = await mondayMail.queue();
        if (count > 0) log.info({ count }, "what needs somebody goes out by mail");
      } catch (error) {
        if (!isTold(error))
          log.error({ err: error }, "the mail of a Monday failed; it is tried again");
      }
      await wait(MINUTE_MS, null, { signal }).catch(() => null);
    }
  }
}
