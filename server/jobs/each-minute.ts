import { setTimeout as wait } from "node:timers/promises";
import { isTold } from "#server/errors/is-told.ts";

const MINUTE_MS = 60_000;

type Work = {
  /** Within one of its steps it ends as soon as it can. */
  work: (signal: AbortSignal) => Promise<void>;
  /** It is tried again. What everybody is told already is not told here. */
  onFailure: (error: unknown) => void;
  /** Before the first time. */
  waitMs?: number;
};

/** Beside answering: again a minute after it was done. @returns what ends it */
export function eachMinute({ work, onFailure, waitMs = 0 }: Work): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const working = go();
  return async () => {
    ending.abort();
    await working;
  };

  async function go(): Promise<void> {
    if (waitMs > 0) await pause(waitMs);
    while (!signal.aborted) {
      try {
        await work(signal);
      } catch (error) {
        if (!isTold(error)) onFailure(error);
      }
      await pause(MINUTE_MS);
    }
  }

  async function pause(ms: number): Promise<void> {
    await wait(ms, null, { signal }).catch(() => null);
  }
}
