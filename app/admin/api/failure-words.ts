import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { mayBeSaved } from "#i18n/en/admin/editor.ts";
import { mayBeDone } from "#i18n/en/admin/session.ts";
import { fill } from "#i18n/fill.ts";

type Refusal = Extract<ApiAnswer<unknown>, { isOk: false }>;

export type Failure = Pick<Refusal, "status" | "message" | "error">;

/** No answer of ours came, be it that a proxy gave up waiting for it: nobody knows, it may be done. */
export const isUnanswered = ({ status, error }: Pick<Failure, "status" | "error">): boolean =>
  error !== undefined || status < 400 || status === 502 || status === 504;

/** Why something was not done; it may be. */
export const failureMessage = (failure: Failure): string =>
  isUnanswered(failure) ? mayBeDone : failure.message;

/** That something was not done, and why. @param named what the sentence names beside the reason */
export const failureWords = (
  sentence: string,
  failure: Failure,
  named: Record<string, string> = {},
): string =>
  isUnanswered(failure) ? mayBeDone : fill(sentence, { ...named, message: failure.message });

/** The same of a form that can be sent again: it is stored once. @param named what the sentence names beside the reason */
export const unsavedWords = (
  sentence: string,
  failure: Failure,
  named: Record<string, string> = {},
): string =>
  isUnanswered(failure) ? mayBeSaved : fill(sentence, { ...named, message: failure.message });
