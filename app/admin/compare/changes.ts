import { type Budget, differences } from "#contracts/html/differences.ts";

/** One of two sequences, in the order of the newer one. */
export type Step<T> = { is: "same"; before: T; after: T } | { is: "removed" | "added"; one: T };

/**
 * What became of a sequence; what is removed stands before what is added in its place. Beyond the budget all of it is
 * removed and added.
 */
export function stepsBetween<T>(
  before: T[],
  after: T[],
  keyOf: (one: T) => string,
  budget: Budget,
): Step<T>[] {
  const parts = differences(before, after, keyOf, budget);
  if (!parts) {
    return [
      ...before.map((one) => ({ is: "removed", one }) as const),
      ...after.map((one) => ({ is: "added", one }) as const),
    ];
  }
  let [from, to] = [0, 0];
  return parts.flatMap(({ added, removed, count }): Step<T>[] => {
    const [gone, come] = [before.slice(from, from + count), after.slice(to, to + count)];
    if (!added) from += count;
    if (!removed) to += count;
    if (added) return come.map((one) => ({ is: "added", one }));
    if (removed) return gone.map((one) => ({ is: "removed", one }));
    return gone.map((one, index) => ({ is: "same", before: one, after: come[index] as T }));
  });
}

/** Of all that one screen or one answer compares. */
export const MOST_SPENT = 2_400_000;
