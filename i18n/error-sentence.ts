import type { ErrorCode, ParamsOf } from "#contracts/errors.ts";
import { errors } from "./en/errors.ts";
import { comma } from "./en/language.ts";
import { fillParts } from "./fill.ts";

/** What people read about an error: made where it leaves the server. */
export function errorSentence<Code extends ErrorCode>(
  code: Code,
  ...[params]: ParamsOf<Code>
): string {
  const text: string = errors[code];
  return fillParts<string, unknown>(text, { ...params })
    .map((part) => (Array.isArray(part) ? part.join(comma) : part))
    .join("");
}
