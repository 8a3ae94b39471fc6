import type { BlogFinding } from "#contracts/blog.ts";
import type { Waiting } from "#contracts/waiting.ts";
import type { WaitingState } from "#contracts/waiting-state.ts";

/** A post of the list that can be chosen, with others, for what is done to all of them. */
export type Choosable = {
  id: string;
  title: string;
  /** Something of it is not public. */
  isWaiting: boolean;
};

/** Each once: a public one may wait above, too. */
export function choosable(
  waiting: Waiting[],
  posts: BlogFinding[],
  states: Record<string, WaitingState>,
): Choosable[] {
  const above = waiting.map(({ id, title }) => ({ id, title, isWaiting: true }));
  const below = posts
    .filter(({ _id }) => !above.some(({ id }) => id === _id))
    .map(({ _id, title }) => ({
      ...{ id: _id, title },
      isWaiting: states[_id] !== undefined,
    }));
  return [...above, ...below];
}
