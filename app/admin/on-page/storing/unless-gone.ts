import { NOT_THERE } from "#app/admin/api/statuses.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";

/** How a document stands then. */
export const NOTHING = { version: null, savedAt: "", publishAt: null };

/** What is taken back and not there any more is taken back: the page shows then how it stands. */
export const unlessGone = (answer: ApiAnswer<unknown>): ApiAnswer<unknown> =>
  answer.status === NOT_THERE ? { isOk: true, status: NOT_THERE, data: null } : answer;
