import { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import type { Bucket } from "#server/env.ts";
import { boundAnswers } from "./bound-answers.ts";

type Connecting = {
  /** Unset: the library tries a request three times. */
  maxAttempts?: number;
  /** Bytes of an object that is read into memory; unset: whoever reads one keeps none of it there. */
  mostOfObject?: number;
};

export function connectBucket(
  settings: Bucket,
  { maxAttempts, mostOfObject = Number.POSITIVE_INFINITY }: Connecting = {},
): S3Client {
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    forcePathStyle: settings.forcePathStyle,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    ...(maxAttempts ? { maxAttempts } : {}),
    // Many compatible servers do not know Amazon's checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  boundAnswers(client, mostOfObject);
  return client;
}

/** Servers that have an end say so in one of two ways. */
export const isBucketFull = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  (error.name === "QuotaExceeded" || error.$metadata.httpStatusCode === 507);
