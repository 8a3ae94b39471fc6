/** Of all words of both, how many stand in both: less than so much is another text. */
const LEAST_ALIKE = 0.4;
/** All are compared with all: of more, none is sought. */
const MOST_COMPARED = 10_000;

export type Pair<T> = { before: T; after?: T } | { before?: T; after: T };

/** Which of those that went became which of those that came; both stay in their order. */
export function pairsOf<T>(removed: T[], added: T[], wordsOf: (one: T) => string[]): Pair<T>[] {
  if (removed.length * added.length > MOST_COMPARED) return unpaired(removed, added);
  const [gone, come] = [removed.map(wordsOf), added.map(wordsOf)];
  const likeness = gone.map((words) => come.map((others) => alike(words, others)));
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

function alike(words: string[], others: string[]): number {
  const left = new Map<string, number>();
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of others) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared++;
  }
  return (2 * shared) / Math.max(1, words.length + others.length);
}
