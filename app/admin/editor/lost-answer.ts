import { changedFields } from "#app/admin/session/changes.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";

/**
 * It was stored before, and only the answer was lost: there is no version of somebody else to
 * choose from.
 */
export function withLostAnswer<T extends object>(answer: ApiAnswer<T>, wanted: T): ApiAnswer<T> {
  if (answer.isOk || answer.status !== 409 || !answer.current) return answer;
  const isSame = changedFields(wanted, answer.current).length === 0;
  return isSame ? { isOk: true, status: 200, data: answer.current } : answer;
}
