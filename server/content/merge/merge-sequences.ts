import { type Budget, differences } from "#contracts/html/differences.ts";

/** What two made of one thing at the same time. */
export type Three<T> = { base: T; one: T; other: T };

/** A stretch of the base that one of them replaced. */
type Hunk = { from: number; until: number; by: readonly string[] };

type Rules = {
  /** What becomes of an item that both replaced; null: they contradict each other. */
  both: (items: Three<string>) => string | null;
  /** What must lie between changes of the two. Without it they may touch. */
  isApart?: (between: readonly string[]) => boolean;
};

/**
 * Both of two changes of a sequence. Libraries that merge so count changes that touch as one, which keeps two
 * neighbouring paragraphs apart, or as none, which makes "Begin from" of "Begin with" and "Start from".
 * @returns null where they contradict each other, or finding what they changed costs more than is left
 */
export function mergeSequences(
  { base, one, other }: Three<readonly string[]>,
  { both, isApart = () => true }: Rules,
  budget: Budget,
): string[] | null {
  const ones = hunksOf(base, one, budget);
  const others = hunksOf(base, other, budget);
  if (!ones || !others) return null;
  const parts: (readonly string[])[] = [];
  let at = 0;
  let last: readonly Hunk[] | null = null;
  while (ones.length > 0 || others.length > 0) {
    const [mine, theirs] = [ones[0], others[0]];
    const isShared = mine && theirs && isMeeting(mine, theirs);
    const taken = isShared || isFirst(mine, theirs) ? ones : others;
    const next = isShared ? together(base, mine, theirs, both) : taken[0];
    if (!next) return null;
    if (last && (isShared || last !== taken) && !isApart(base.slice(at, next.from))) return null;
    parts.push(base.slice(at, next.from), next.by);
    at = next.until;
    last = isShared ? null : taken;
    taken.shift();
    if (isShared) others.shift();
  }
  return [...parts, base.slice(at)].flat();
}

function hunksOf(base: readonly string[], side: readonly string[], budget: Budget): Hunk[] | null {
  const changes = differences(base, side, (item) => item, budget);
  if (!changes) return null;
  const hunks: Hunk[] = [];
  let [at, to] = [0, 0];
  for (const { added, removed, count } of changes) {
    if (!added) at += count;
    if (!removed) to += count;
    if (!added && !removed) continue;
    const from = removed ? at - count : at;
    const before = hunks.at(-1);
    const hunk = before?.until === from ? before : { from, until: from, by: [] };
    if (hunk !== before) hunks.push(hunk);
    hunk.until = at;
    if (added) hunk.by = [...hunk.by, ...side.slice(to - count, to)];
  }
  return hunks.flatMap(itemByItem);
}

/** As many came as went: each stands for one. */
function itemByItem({ from, until, by }: Hunk): Hunk[] {
  if (by.length !== until - from) return [{ from, until, by }];
  return by.map((item, index) => ({ from: from + index, until: from + index + 1, by: [item] }));
}

/** They replace some item both, or put something at the same place. */
function isMeeting(one: Hunk, other: Hunk): boolean {
  const isSamePlace = one.from === other.from && one.until === other.until;
  const from = Math.max(one.from, other.from);
  return isSamePlace || from < Math.min(one.until, other.until) || isWithin(one, other);
}

/** One puts something in the middle of what the other replaces. */
const isWithin = (one: Hunk, other: Hunk) =>
  (one.from === one.until && other.from < one.from && one.from < other.until) ||
  (other.from === other.until && one.from < other.from && other.from < one.until);

const isFirst = (one: Hunk | undefined, other: Hunk | undefined): boolean =>
  !other || (!!one && (one.from - other.from || one.until - other.until) <= 0);

function together(
  base: readonly string[],
  one: Hunk,
  other: Hunk,
  both: Rules["both"],
): Hunk | null {
  if (one.from !== other.from || one.until !== other.until) return null;
  if (one.by.length === other.by.length && one.by.every((item, at) => item === other.by[at])) {
    return one;
  }
  const [old, mine, theirs] = [base[one.from], one.by[0], other.by[0]];
  const isOne = one.until - one.from === 1 && one.by.length === 1 && other.by.length === 1;
  if (!isOne || old === undefined || mine === undefined || theirs === undefined) return null;
  const item = both({ base: old, one: mine, other: theirs });
  return item === null ? null : { ...one, by: [item] };
}
