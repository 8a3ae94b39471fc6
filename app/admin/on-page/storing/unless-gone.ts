import type { ApiAnswer } from "#app/forms/api-answer.ts";

const NOTHING_WAITS = 404;

/** What is taken back and not there any more is taken back: the page shows then how it stands. */
export const unlessGone = (answer: ApiAnswer<unknown>): ApiAnswer<unknown> =>
  answer.status === NOTHING_WAITS ? { isOk: true, status: NOTHING_WAITS, data: null } : answer;
