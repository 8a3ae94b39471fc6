import { type Ask, apiAt } from "#app/admin/api/client.ts";
import { NOT_THERE, SIGNED_OUT } from "#app/admin/api/statuses.ts";
import type { Place } from "#app/admin/pieces/place.ts";
import type { Draft } from "#contracts/draft.ts";

/** Between two tries. */
const PAUSE_MS = 3000;

/**
 * After a call without an answer: asks until the site answers.
 * @returns what waits; null: nothing; undefined: nobody waits for it any more, or is signed in
 */
export async function howItStands(
  call: Ask,
  param: Place,
  isLeft: () => boolean,
): Promise<Draft | null | undefined> {
  while (!isLeft()) {
    const answer = await call(() => apiAt("drafts", param)[":kind"][":id"].$get({ param }));
    if (answer.isOk) return answer.data;
    if (answer.status === NOT_THERE) return null;
    if (answer.status === SIGNED_OUT) return undefined;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return undefined;
}
