import { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import type { Bucket } from "#server/env.ts";

/** @param maxAttempts unset: the library tries a request three times */
export const connectBucket = (settings: Bucket, maxAttempts?: number): S3Client =>
  new S3Client({
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

/** Servers that have an end say so in one of two ways. */
export const isBucketFull = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  (error.name === "QuotaExceeded" || error.$metadata.httpStatusCode === 507);
