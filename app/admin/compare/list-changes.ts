import type { Budget } from "#contracts/html/differences.ts";
import { stepsBetween } from "./changes.ts";
import { hunksOf } from "./hunks.ts";
import { type Pair, pairsOf } from "./pairs.ts";

/** One item of a list: as it was, as it is. */
export type Entry<T> = Pair<T> & {
  /** From 1; of one that is gone, where it stood. */
  place: number;
  /** Where it stood, of one that moved past others. */
  movedFrom: number | null;
};

type Placed<T> = { one: T; place: number };

/** What became of the items of a list, in the order of the newer one. */
export function listChanges<T>(
  before: T[],
  after: T[],
  { keyOf, wordsOf }: { keyOf: (one: T) => string; wordsOf: (one: T) => string[] },
  budget: Budget,
): Entry<T>[] {
  const placed = (all: T[]) => all.map((one, index) => ({ one, place: index + 1 }));
  const key = ({ one }: Placed<T>) => keyOf(one);
  const hunks = hunksOf(stepsBetween(placed(before), placed(after), key, budget));
  const gone = Map.groupBy(
    hunks.flatMap((hunk) => ("same" in hunk ? [] : hunk.removed)),
    key,
  );
  const moved = new Map<Placed<T>, Placed<T>>();
  for (const hunk of hunks) {
    for (const item of "same" in hunk ? [] : hunk.added) {
      const origin = gone.get(key(item))?.shift();
      if (origin) moved.set(item, origin);
    }
  }
  const origins = new Set(moved.values());
  return hunks.flatMap((hunk): Entry<T>[] => {
    if ("same" in hunk) return [entryOf(hunk.same)];
    const removed = hunk.removed.filter((item) => !origins.has(item));
    const added = hunk.added.filter((item) => !moved.has(item));
    const pairs = pairsOf(removed, added, ({ one }) => wordsOf(one), budget);
    const arrived = hunk.added.flatMap((item) => {
      const origin = moved.get(item);
      if (!origin) return [];
      return { ...entryOf({ before: origin, after: item }), movedFrom: origin.place };
    });
    let put = 0;
    const upTo = (place: number) => {
      const from = put;
      while ((arrived[put]?.place ?? Number.POSITIVE_INFINITY) < place) put++;
      return arrived.slice(from, put);
    };
    const entries = pairs.map((pair) => entryOf(pair));
    return [
      ...entries.flatMap((entry) => [...("after" in entry ? upTo(entry.place) : []), entry]),
      ...upTo(Number.POSITIVE_INFINITY),
    ];
  });
}

function entryOf<T>(pair: Pair<Placed<T>>): Entry<T> {
  const { before, after } = pair;
  const place = (after ?? before)?.place ?? 0;
  return {
    ...(before ? { before: before.one } : {}),
    ...(after ? { after: after.one } : {}),
    place,
    movedFrom: null,
  } as Entry<T>;
}
