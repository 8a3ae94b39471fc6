import { NoSuchKey, NotFound, S3ServiceException } from "@aws-sdk/client-s3";
import { isBucketFull } from "#server/bucket/s3-client.ts";
import { OwnerError } from "#server/errors/owner-error.ts";

const SENTENCES = {
  away: "The bucket for backups does not answer as it should. Try again later; if it stays so, look whether S3_ENDPOINT is right and its server runs.",
  refused:
    "The bucket for backups refuses this. Look whether S3_BUCKET, S3_REGION and the keys of S3_ACCESS_KEY_ID are right, and whether these may read, write, list and delete there.",
  full: "The bucket for backups is full: make room in it, or raise its limit, then try again.",
  gone: "There is no such backup in the bucket: it was removed, or has another name.",
  mangled:
    "The bucket for backups did not keep what was sent to it. Nothing of it is used: try again, and look at its server.",
} as const;

export type BucketFlaw = keyof typeof SENTENCES;

/** Why a bucket is not used; said in a language by its flaw, in the terminal as it is. */
export class BucketError extends OwnerError {
  override readonly name = "BucketError";
  readonly flaw: BucketFlaw;

  /** @param cause what the library, or the network, said */
  constructor(flaw: BucketFlaw, cause?: unknown) {
    const said = cause instanceof Error ? ` (${cause.name}: ${cause.message.slice(0, 200)})` : "";
    super(SENTENCES[flaw] + said);
    this.flaw = flaw;
    this.cause = cause;
  }
}

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
