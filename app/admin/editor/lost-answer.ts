import { useState } from "react";
import { isUnanswered } from "#app/admin/api/failure-words.ts";
import { CONFLICT } from "#app/admin/api/statuses.ts";
import { changedFields } from "#app/admin/session/changes.ts";
import { createUnanswered } from "#app/admin/session/unanswered.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { numbersOf } from "./made-from.ts";

/**
 * It was stored before, and only the answer was lost: there is no version of somebody else to
 * choose from.
 */
export function withLostAnswer<T extends object>(answer: ApiAnswer<T>, wanted: T): ApiAnswer<T> {
  if (answer.isOk || answer.status !== CONFLICT || !answer.current) return answer;
  const isSame = changedFields(wanted, answer.current).length === 0;
  return isSame ? { isOk: true, status: 200, data: answer.current } : answer;
}

/** Sends a thing without waiting changes: what was stored before without an answer is nobody else's. */
export function useSentBefore<T extends object>(send: (values: T) => Promise<ApiAnswer<T>>) {
  const [unanswered] = useState(createUnanswered);
  return async (values: T): Promise<ApiAnswer<T>> => {
    const answer = await send(values);
    if (answer.isOk) unanswered.forget();
    else if (isUnanswered(answer)) unanswered.add(values);
    if (answer.isOk || answer.status !== CONFLICT) return answer;
    const { current } = answer;
    return current && unanswered.isStored(current)
      ? send({ ...values, ...numbersOf(current) })
      : answer;
  };
}
