import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { mayBeDone } from "#i18n/en/admin/session.ts";
import { fill } from "#i18n/fill.ts";

export type Failure = Pick<Extract<ApiAnswer<unknown>, { isOk: false }>, "status" | "message">;

/** That something was not done, and why. Where no answer came nobody knows: it may be done. */
export const failureWords = (sentence: string, { status, message }: Failure): string =>
  status === 0 ? mayBeDone : fill(sentence, { message });
