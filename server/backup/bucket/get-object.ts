import { addAbortSignal, Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { GetObjectCommand } from "@aws-sdk/client-s3";
import { asBucketError } from "./as-bucket-error.ts";
import { BucketError } from "./bucket-error.ts";
import type { Place } from "./put-in-parts.ts";

type Getting = { signal: AbortSignal /** Without a byte. */; longestMs: number };

/** @throws BucketError, the signal's reason, or what `writing` says */
export async function getObject(
  { client, ask, Bucket }: Place,
  Key: string,
  writing: Writable,
  { signal, longestMs }: Getting,
): Promise<void> {
  const { answer, silence } = await ask(signal, async () => {
    const silence = watchSilence(longestMs, signal);
    try {
      const get = new GetObjectCommand({ Bucket, Key });
      return { answer: await client.send(get, { abortSignal: silence.signal }), silence };
    } catch (error) {
      silence.end();
      throw error;
    }
  });
  const { Body, ContentLength } = answer;
  if (!(Body instanceof Readable)) throw new BucketError("away");
  addAbortSignal(silence.signal, Body);
  let arrived = 0;
  async function* arriving(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of Body as Readable) {
        silence.heard();
        arrived += chunk.length;
        // Without a length it could go on until the disk is full.
        if (arrived > (ContentLength ?? 0)) throw new BucketError("away");
        yield chunk;
      }
    } catch (error) {
      throw asBucketError(error);
    }
  }
  try {
    await pipeline(arriving, writing, { signal: silence.signal });
  } catch (error) {
    silence.signal.throwIfAborted();
    throw error;
  } finally {
    silence.end();
  }
  if (arrived !== ContentLength) throw new BucketError("away");
}

/** Its signal is aborted with the caller's, or once nothing was heard for so long. */
function watchSilence(ms: number, signal: AbortSignal) {
  const quiet = new AbortController();
  const fault = new BucketError("away", new Error("it fell silent"));
  const timer = setTimeout(() => quiet.abort(fault), ms);
  return {
    signal: AbortSignal.any([signal, quiet.signal]),
    heard: () => void timer.refresh(),
    end: () => clearTimeout(timer),
  };
}
