import { setTimeout } from "node:timers/promises";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";
import { isTold } from "./is-told.ts";

const AGAIN_MS = 60_000;

/**
 * Beside answering: of a hundred thousand posts it takes minutes. Where languages are shown or hidden, posts wait
 * for it again.
 * @returns what ends it, between two of its steps
 */
export function startIndexing({ blog }: Pick<Site, "blog">, log: Logger): () => Promise<void> {
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
        const count = await blog.indexAnew(signal);
        if (count > 0) log.info({ count }, "posts indexed anew for the search");
      } catch (error) {
        if (!isTold(error)) {
          log.error({ err: error }, "posts could not be indexed anew; it is tried again");
        }
      }
      await setTimeout(AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }
}
