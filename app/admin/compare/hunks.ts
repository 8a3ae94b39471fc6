import type { Step } from "./changes.ts";

export type Hunk<T> = { same: { before: T; after: T } } | { removed: T[]; added: T[] };

/** Steps with what was removed and what was added in one place together. */
export function hunksOf<T>(steps: Step<T>[]): Hunk<T>[] {
  const hunks: Hunk<T>[] = [];
  for (const step of steps) {
    if (step.is === "same") {
      hunks.push({ same: step });
      continue;
    }
    let last = hunks.at(-1);
    if (!last || "same" in last) {
      last = { removed: [], added: [] };
      hunks.push(last);
    }
    last[step.is].push(step.one);
  }
  return hunks;
}
