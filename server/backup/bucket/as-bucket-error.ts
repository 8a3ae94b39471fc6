import { NoSuchKey, NotFound, S3ServiceException } from "@aws-sdk/client-s3";
import { isBucketFull } from "#server/bucket/s3-client.ts";
import { BucketError } from "./bucket-error.ts";

/** Of what a client is told to do: whoever tries again is told the same. */
const REFUSED = { from: 400, to: 499 };
/** Too slow, too many, just changed: these pass. */
const PASSING = [408, 409, 425, 429];
/** The clock of the server is minutes off, or a part arrived otherwise than it was sent. */
const OF_ONE_TRY = ["RequestTimeTooSkewed", "BadDigest", "RequestTimeout", "IncompleteBody"];

export function asBucketError(error: unknown): BucketError {
  if (error instanceof BucketError) return error;
  if (isBucketFull(error)) return new BucketError("full", error);
  if (error instanceof NoSuchKey || error instanceof NotFound)
    return new BucketError("gone", error);
  return new BucketError(isRefusal(error) ? "refused" : "away", error);
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof S3ServiceException) || OF_ONE_TRY.includes(error.name)) return false;
  const status = error.$metadata.httpStatusCode ?? 0;
  return status >= REFUSED.from && status <= REFUSED.to && !PASSING.includes(status);
}
