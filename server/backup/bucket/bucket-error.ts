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
