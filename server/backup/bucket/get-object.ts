import { addAbortSignal, Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { GetObjectCommand } from "@aws-sdk/client-s3";
import { asBucketError } from "./as-bucket-error.ts";
import { BucketError } from "./bucket-error.ts";
import type { Place } from "./put-in-parts.ts";

export type Fetching = { signal: AbortSignal; onProgress?: (arrivedBytes: number) => void };

/** Each span brings so much, or it is given up. */
type Getting = Fetching & { spanMs: number; spanBytes: number };

/** @throws BucketError, the signal's reason, or what `writing` says */
export async function getObject(
  { client, ask, Bucket }: Place,
  Key: string,
  writing: Writable,
  { signal, onProgress, spanMs, spanBytes }: Getting,
): Promise<void> {
  let arrived = 0;
  const { answer, watch } = await ask(signal, async () => {
    const watch = watchSpans(spanMs, spanBytes, () => arrived, signal);
    try {
      const get = new GetObjectCommand({ Bucket, Key });
      return { answer: await client.send(get, { abortSignal: watch.signal }), watch };
    } catch (error) {
      watch.end();
      throw error;
    }
  });
  const { Body, ContentLength } = answer;
  if (!(Body instanceof Readable)) throw new BucketError("away");
  watch.begin();
  addAbortSignal(watch.signal, Body);
  async function* arriving(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of Body as Readable) {
        arrived += chunk.length;
        onProgress?.(arrived);
        // Without a length it could go on until the disk is full.
        if (arrived > (ContentLength ?? 0)) throw new BucketError("away");
        yield chunk;
      }
    } catch (error) {
      throw asBucketError(error);
    }
  }
  try {
    await pipeline(arriving, writing, { signal: watch.signal });
  } catch (error) {
    watch.signal.throwIfAborted();
    throw error;
  } finally {
    watch.end();
  }
  if (arrived !== ContentLength) throw new BucketError("away");
}

/** Its signal is aborted with the caller's, or once a span brought too little: the first is that of the answer. */
function watchSpans(ms: number, bytes: number, arrived: () => number, signal: AbortSignal) {
  const slow = new AbortController();
  const fault = new BucketError("away", new Error("it gave too little in its time"));
  let before = 0;
  const timer = setInterval(() => {
    if (arrived() - before < bytes) slow.abort(fault);
    before = arrived();
  }, ms);
  return {
    signal: AbortSignal.any([signal, slow.signal]),
    begin: () => void timer.refresh(),
    end: () => clearInterval(timer),
  };
}
