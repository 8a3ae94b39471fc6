import type { Budget } from "#contracts/html/differences.ts";

/** Of all words of both, how many stand in both: less than so much is another text. */
const LEAST_ALIKE = 0.4;
/** All are compared with all: of more, or beyond the budget, none is sought. */
const MOST_COMPARED = 10_000;

export type Pair<T> = { before: T; after?: T } | { before?: T; after: T };

/** Which of those that went became which of those that came; both stay in their order. */
export function pairsOf<T>(
  removed: T[],
  added: T[],
  wordsOf: (one: T) => string[],
  budget: Budget,
): Pair<T>[] {
  if (removed.length === 0 || added.length === 0) return unpaired(removed, added);
  const isTooMuch = removed.length * added.length > MOST_COMPARED;
  const likeness = isTooMuch ? null : likenessOf(removed.map(wordsOf), added.map(wordsOf), budget);
  if (!likeness) return unpaired(removed, added);
  // Of what is left from there on, how much can be alike.
  const best = Array.from({ length: removed.length + 1 }, () =>
    new Array<number>(added.length + 1).fill(0),
  );
  const at = (from: number, to: number) => best[from]?.[to] ?? 0;
  const both = (from: number, to: number) => {
    const much = likeness[from]?.[to] ?? 0;
    return much < LEAST_ALIKE ? 0 : much + at(from + 1, to + 1);
  };
  for (let from = removed.length - 1; from >= 0; from--) {
    for (let to = added.length - 1; to >= 0; to--) {
      const row = best[from] as number[];
      row[to] = Math.max(at(from + 1, to), at(from, to + 1), both(from, to));
    }
  }

  const pairs: Pair<T>[] = [];
  let [from, to] = [0, 0];
  while (from < removed.length && to < added.length) {
    const much = both(from, to);
    if (much > 0 && much === at(from, to)) {
      pairs.push({ before: removed[from++] as T, after: added[to++] as T });
    } else if (at(from + 1, to) >= at(from, to + 1)) pairs.push({ before: removed[from++] as T });
    else pairs.push({ after: added[to++] as T });
  }
  return [...pairs, ...unpaired(removed.slice(from), added.slice(to))];
}

const unpaired = <T>(removed: T[], added: T[]): Pair<T>[] => [
  ...removed.map((before) => ({ before })),
  ...added.map((after) => ({ after })),
];

/** Of each of the ones with each of the others; null: that costs more than is left. */
function likenessOf(ones: string[][], others: string[][], budget: Budget): number[][] | null {
  const [gone, come] = [ones.map(counted), others.map(counted)];
  const cost = (one: Counted, other: Counted) =>
    1 + Math.min(one.of.size, other.of.size) / LOOK_UPS;
  const isPaid = gone.every((one) => come.every((other) => budget.spend(cost(one, other))));
  return isPaid ? gone.map((one) => come.map((other) => alike(one, other))) : null;
}

/** How many words are looked up for one unit. */
const LOOK_UPS = 2;

type Counted = { all: number; of: Map<string, number> };

function counted(words: string[]): Counted {
  const of = new Map<string, number>();
  for (const word of words) of.set(word, (of.get(word) ?? 0) + 1);
  return { all: words.length, of };
}

function alike(one: Counted, other: Counted): number {
  const [few, many] = one.of.size < other.of.size ? [one.of, other.of] : [other.of, one.of];
  let shared = 0;
  for (const [word, count] of few) shared += Math.min(count, many.get(word) ?? 0);
  return (2 * shared) / Math.max(1, one.all + other.all);
}
