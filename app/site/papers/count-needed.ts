import type { Paper, PaperGroup } from "./papers-of.ts";

/** How many have to be there: of those that stand for each other, one. */
export function countNeeded(groups: readonly PaperGroup[], ticked: ReadonlySet<string>) {
  const papers = groups.flatMap((group) => group.papers);
  const sets = Map.groupBy(papers, ({ id, set }) => set || id);
  const isDone = (ids: readonly Paper[]) => ids.some(({ id }) => ticked.has(id));
  return { all: sets.size, done: [...sets.values()].filter(isDone).length };
}

/** Those that are still to be found: of papers that stand for each other none, once one of them is there. */
export function missingOf(groups: readonly PaperGroup[], ticked: ReadonlySet<string>): Paper[] {
  const papers = groups.flatMap((group) => group.papers);
  const isThere = ({ id, set }: Paper) =>
    ticked.has(id) || (set !== "" && papers.some((one) => one.set === set && ticked.has(one.id)));
  return papers.filter((paper) => !isThere(paper));
}
