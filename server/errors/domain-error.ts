import type { DomainErrorCode } from "#contracts/refusals.ts";

type Details = {
  /** With "changed-meanwhile": what is stored now. */
  current?: unknown;
  /** With "too-many-tries": whole seconds to wait. */
  retryAfterS?: number;
  /** With "picture-in-use": the pages and posts that show it. */
  places?: string[];
};

/** A broken rule. The doors turn the code into a status and a sentence. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: DomainErrorCode;
  readonly details: Details;

  constructor(code: DomainErrorCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
