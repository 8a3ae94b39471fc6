import { isUnanswered } from "#app/admin/api/failure-words.ts";
import { SIGNED_OUT } from "#app/admin/api/statuses.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";

export type Failure = Extract<ApiAnswer<unknown>, { isOk: false }>;

/** Why what is typed is only on the device. */
export type Trouble =
  | { kind: "offline" | "signed-out" | "too-long" }
  | { kind: "away" | "refused"; message: string };

const TOO_MANY = 429;

export function troubleOf(failure: Failure): Trouble {
  const { status, message } = failure;
  if (status === 0) return { kind: "offline" };
  if (status === SIGNED_OUT) return { kind: "signed-out" };
  if (status === 413) return { kind: "too-long" };
  const isAway = status >= TOO_MANY || isUnanswered(failure);
  return { kind: isAway ? "away" : "refused", message };
}

/** The same words may be stored in a while. */
export const isPassing = ({ kind }: Trouble): boolean => kind !== "too-long" && kind !== "refused";
