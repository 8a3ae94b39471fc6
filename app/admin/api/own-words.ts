import type { ApiAnswer, ApiFault } from "#app/forms/api-answer.ts";
import type { ErrorCode } from "#contracts/errors.ts";
import { errors } from "#i18n/en/errors.ts";
import { errorSentence } from "#i18n/error-sentence.ts";
import { messageOf, mistakeIn } from "#i18n/field-mistake.ts";

/** The server speaks English; this area says the same in the language of whoever uses it. */
export function inOwnWords<T>(answer: ApiAnswer<T>): ApiAnswer<T> {
  if (answer.isOk) return answer;
  const issues = answer.issues.map((issue) => ({ ...issue, message: wordsOf(issue) }));
  const mistakes = issues.map(({ path, message }) => `${path} ${message}`).join("; ");
  const params = { ...answer.params, mistakes };
  return { ...answer, issues, message: wordsOf({ ...answer, params }) };
}

function wordsOf({ code = "", params, message }: ApiFault): string {
  const mistake = mistakeIn({ code, params });
  if (mistake) return messageOf(mistake);
  // A newer server may know others.
  return code in errors ? errorSentence(code as ErrorCode, params as never) : message;
}
