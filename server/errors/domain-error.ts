import type { ErrorParams, ParamsOf } from "#contracts/errors.ts";
import type { DomainErrorCode } from "#contracts/refusals.ts";

/** A broken rule. The doors turn the code into a status and a sentence. */
export class DomainError<Code extends DomainErrorCode = DomainErrorCode> extends Error {
  override readonly name = "DomainError";
  readonly code: Code;
  readonly params: Partial<ErrorParams[Code]>;

  constructor(code: Code, ...[params]: ParamsOf<Code>) {
    super(code);
    this.code = code;
    this.params = params ?? {};
  }
}
