import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { UPLOAD_BYTES } from "#contracts/media-limits.ts";
import { connectBucket, isBucketFull } from "#server/bucket/s3-client.ts";
import type { Env } from "#server/env.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { createConcurrencyLimit } from "#server/jobs/concurrency-limit.ts";
import type { MediaStorage } from "./storage.ts";
import { picturesAway } from "./store-fault.ts";

/** How long we wait for a bucket: one that hangs must not block uploads or a start for ever. */
const LIMITS = { answerMs: 10_000, /** 20 MB are sent in it. */ putMs: 30_000 };

/** What is made of a picture may be larger than what was uploaded, though hardly ever. */
const MOST_OF_PICTURE = 2 * UPLOAD_BYTES;

/** Each is whole in memory before it is sent. */
const READ_AT_ONCE = 32;
const MOST_WAITING = 1000;

/** Pictures as objects of an S3-compatible bucket, below `media/`. */
export function createBucket(
  settings: NonNullable<Env["S3"]>,
  { answerMs, putMs } = LIMITS,
): MediaStorage {
  const Bucket = settings.bucket;
  const client = connectBucket(settings, { mostOfObject: MOST_OF_PICTURE });
  const inTurn = createConcurrencyLimit({
    atOnce: READ_AT_ONCE,
    mostWaiting: MOST_WAITING,
  });
  const keyOf = (name: string) => `media/${name}`;

  /** Their keys. A picture has a dozen files: one page of the list holds them all. */
  async function objectsIn(folder: string): Promise<string[]> {
    const list = new ListObjectsV2Command({ Bucket, Prefix: keyOf(`${folder}/`) });
    const { Contents = [] } = await within(answerMs, (options) => client.send(list, options));
    return Contents.flatMap(({ Key }) => Key ?? []);
  }

  async function readObject(Key: string, options: { abortSignal: AbortSignal }) {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), options);
      return Body ? new Uint8Array(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  return {
    async put(name, bytes, type) {
      const command = new PutObjectCommand({
        Bucket,
        Key: keyOf(name),
        Body: bytes,
        ContentType: type,
        ContentLength: bytes.length,
      });
      await within(putMs, (options) => client.send(command, options));
    },

    // Waiting for its turn is part of the time.
    read: (name) =>
      within(answerMs, async (options) => {
        const turn = inTurn(() => readObject(keyOf(name), options));
        const read = await Promise.race([turn, over(options.abortSignal)]);
        if (!read) throw new Error(`more than ${MOST_WAITING} pictures wait for the bucket`);
        return read.result;
      }),

    list: async (folder) =>
      (await objectsIn(folder)).map((key) => key.slice(keyOf(`${folder}/`).length)),

    async removeFolder(folder) {
      const keys = await objectsIn(folder);
      if (keys.length === 0) return;
      const removal = new DeleteObjectsCommand({
        Bucket,
        Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true },
      });
      const { Errors = [] } = await within(answerMs, (options) => client.send(removal, options));
      const [kept] = Errors;
      if (kept) throw picturesAway(new Error(`the bucket kept ${kept.Key}: ${kept.Message}`));
    },

    async check() {
      const abortSignal = AbortSignal.timeout(answerMs);
      await client.send(new HeadBucketCommand({ Bucket }), { abortSignal });
    },
  };
}

const over = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** @throws DomainError "disk-full", "pictures-away" */
async function within<T>(
  ms: number,
  ask: (options: { abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> {
  try {
    return await ask({ abortSignal: AbortSignal.timeout(ms) });
  } catch (error) {
    if (!isBucketFull(error)) throw picturesAway(error);
    const full = new DomainError("disk-full");
    full.cause = error;
    throw full;
  }
}
