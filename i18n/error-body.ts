import type { ErrorBody } from "#contracts/error.ts";
import type { ErrorCode, ParamsOf } from "#contracts/errors.ts";
import { errorSentence } from "./error-sentence.ts";

/** The sentence, and what it was made from: a screen says it in its reader's language. */
export function errorBody<Code extends ErrorCode>(
  code: Code,
  ...params: ParamsOf<Code>
): ErrorBody {
  // What is stored now is answered beside the sentence, which names nothing of it.
  const { current, fields, ...named }: Record<string, unknown> = { ...params[0] };
  return {
    code,
    ...(Object.keys(named).length > 0 ? { params: named } : {}),
    message: errorSentence(code, ...params),
  };
}
