import type { ErrorBody } from "#contracts/error.ts";
import type { ErrorCode, ParamsOf } from "#contracts/errors.ts";
import type { Mistake } from "#contracts/mistakes.ts";
import { errorSentence } from "./error-sentence.ts";
import { messageOf } from "./field-mistake.ts";

type Said = Pick<ErrorBody, "code" | "params" | "message">;

/** The sentence, and what it was made from: a screen says it in its reader's language. */
export function errorBody<Code extends ErrorCode>(
  code: Code,
  ...params: ParamsOf<Code>
): ErrorBody {
  // What is stored now is answered beside the sentence, which names nothing of it.
  const { current, fields, ...named }: Record<string, unknown> = { ...params[0] };
  return coded(code, named, errorSentence(code, ...params));
}

/** The same of what is wrong with a field. */
export function mistakeBody(mistake: Mistake): Said {
  const { code, ...params } = mistake;
  return coded(code, params, messageOf(mistake));
}

const coded = (code: string, params: Record<string, unknown>, message: string): Said => ({
  ...{ code, ...(Object.keys(params).length > 0 ? { params } : {}), message },
});
