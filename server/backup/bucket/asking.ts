import { setTimeout } from "node:timers/promises";
import { asBucketError } from "./as-bucket-error.ts";

export type Limits = {
  /** For an answer to a question without a body. */
  answerMs: number;
  /** What is sent more slowly than this is given up. */
  slowestBytesPerS: number;
  /** What is fetched more slowly than this, in any span of `answerMs`. */
  slowestFetchedBytesPerS: number;
  /** Of each request. */
  tries: number;
  /** Before the second try; doubled before each further one. */
  pauseMs: number;
  /** To clear away what was begun, when whoever stopped it waits. */
  hurryMs: number;
};

export const LIMITS: Limits = {
  answerMs: 30_000,
  slowestBytesPerS: 32 * 1024,
  slowestFetchedBytesPerS: 32 * 1024,
  tries: 4,
  pauseMs: 1000,
  hurryMs: 5000,
};

type Options = { abortSignal: AbortSignal };

/** @returns what asks a bucket, each time with an end, and again where it may help */
export function createAsking({ answerMs, slowestBytesPerS, tries, pauseMs }: Limits) {
  /**
   * @param bytes that go with it
   * @throws BucketError, or the signal's reason
   */
  return async function ask<T>(
    signal: AbortSignal,
    send: (options: Options) => Promise<T>,
    bytes = 0,
  ): Promise<T> {
    const ms = Math.ceil(answerMs + (bytes / slowestBytesPerS) * 1000);
    for (let tried = 1; ; tried++) {
      signal.throwIfAborted();
      try {
        return await send({ abortSignal: AbortSignal.any([signal, AbortSignal.timeout(ms)]) });
      } catch (error) {
        signal.throwIfAborted();
        const fault = asBucketError(error);
        if (fault.flaw !== "away" || tried >= tries) throw fault;
        await setTimeout(pauseMs * 2 ** (tried - 1), null, { signal }).catch(() => {});
      }
    }
  };
}

export type Ask = ReturnType<typeof createAsking>;
