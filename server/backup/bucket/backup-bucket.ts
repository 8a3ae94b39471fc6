import { DeleteObjectsCommand, ListObjectsV2Command } from "@aws-sdk/client-s3";
import { connectBucket } from "#server/bucket/s3-client.ts";
import { makeFile } from "#server/data-folder/make-file.ts";
import type { Bucket } from "#server/env.ts";
import { createAsking, LIMITS, type Limits } from "./asking.ts";
import { BACKUPS, isBackupKey } from "./backup-keys.ts";
import { BucketError } from "./bucket-error.ts";
import { type Fetching, getObject } from "./get-object.ts";
import { type Place, putInParts, type Sending } from "./put-in-parts.ts";

/** So many are removed at once, as the protocol has it. */
const MOST_REMOVED = 1000;
/** A thousand names each. A server that always says that there are more does not hold us for ever. */
const MOST_PAGES = 100;

/** `at`: when it was put there, ISO 8601, UTC, by the clock of the bucket. */
export type Kept = { key: string; bytes: number; at: string };

export type BackupBucket = ReturnType<typeof createBackupBucket>;

/** Backups in an S3-compatible bucket, below `backups/`. Its library takes 30 MB of memory: import it late. */
export function createBackupBucket(settings: Bucket, limits: Limits = LIMITS) {
  // It tries again by itself, with an end that we do not know.
  const client = connectBucket(settings, { maxAttempts: 1 });
  const ask = createAsking(limits);
  const place: Place = { client, ask, hurryMs: limits.hurryMs, Bucket: settings.bucket };
  const { Bucket } = place;

  return {
    /** @throws as `putInParts` does; then it is not there */
    putFile: (key: string, file: string, sending: Sending): Promise<void> =>
      putInParts(place, key, file, sending),

    /**
     * @param target is not there yet; it is whole when this is done
     * @throws BucketError, the signal's reason, or what the disk says; then there is no target
     */
    getFile: (key: string, target: string, fetching: Fetching): Promise<void> =>
      makeFile(target, fetching.signal, (writing) =>
        getObject(place, key, writing, {
          ...fetching,
          spanMs: limits.answerMs,
          spanBytes: (limits.slowestFetchedBytesPerS * limits.answerMs) / 1000,
        }),
      ),

    /**
     * What lies there, sorted by key; foreign things too where they lie below.
     * @throws BucketError, or the signal's reason
     */
    async list(signal: AbortSignal, prefix: string = BACKUPS): Promise<Kept[]> {
      const kept: Kept[] = [];
      let ContinuationToken: string | undefined;
      for (let page = 0; page < MOST_PAGES; page++) {
        const command = new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken });
        const answer = await ask(signal, (options) => client.send(command, options));
        for (const { Key, Size, LastModified } of answer.Contents ?? []) {
          if (!Key?.startsWith(prefix)) continue;
          kept.push({
            key: Key,
            bytes: Size ?? 0,
            at: (LastModified ?? new Date(0)).toISOString(),
          });
        }
        if (!answer.IsTruncated) return kept;
        ContinuationToken = answer.NextContinuationToken;
        if (!ContinuationToken) break;
      }
      throw new BucketError("away", new Error("its list does not end"));
    },

    /**
     * @throws BucketError, or the signal's reason; Error for a key that is none of ours: then nothing is removed
     */
    async remove(keys: string[], signal: AbortSignal): Promise<void> {
      const foreign = keys.find((key) => !isBackupKey(key));
      if (foreign !== undefined) throw new Error(`not a backup of ours: ${foreign}`);
      for (let at = 0; at < keys.length; at += MOST_REMOVED) {
        const Objects = keys.slice(at, at + MOST_REMOVED).map((Key) => ({ Key }));
        const removal = new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } });
        const { Errors = [] } = await ask(signal, (options) => client.send(removal, options));
        const [kept] = Errors;
        if (kept) throw new BucketError("refused", new Error(`${kept.Key}: ${kept.Code}`));
      }
    },

    close: (): void => client.destroy(),
  };
}
