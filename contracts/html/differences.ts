import { diffArrays } from "diff";

/**
 * What a comparison may cost altogether, however many texts, paragraphs and words are compared. It is counted, not
 * timed: on every machine the same comes of it. One is some 60 ns.
 */
export type Budget = {
  /** Whether there is so much left; then it is spent. */
  spend: (cost: number) => boolean;
  /** Whether something could not be paid: what was compared may be more alike than was found. */
  isShort: () => boolean;
};

export function createBudget(units: number): Budget {
  let left = units;
  let isShort = false;
  return {
    spend(cost) {
      isShort ||= cost > left;
      if (cost > left) return false;
      left -= cost;
      return true;
    },
    isShort: () => isShort,
  };
}

/** A step on each way that is tried. */
const STEP = 4;
/** Characters of a key that are made and looked up for one. */
const KEY_LENGTH = 25;

export type Part = { added: boolean; removed: boolean; count: number };

/**
 * The fewest that must be taken out and put in.
 * @returns null where finding them costs more than is left
 */
export function differences<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (one: T) => string,
  budget: Budget,
): Part[] | null {
  const known = new Map<string, number>();
  const spend = (cost: number) => {
    if (!budget.spend(cost)) throw TOO_DEAR;
  };
  // What is long is read once, not at every step.
  const numberOf = (one: T) => {
    const key = keyOf(one);
    spend(key.length / KEY_LENGTH);
    const number = known.get(key) ?? known.size;
    known.set(key, number);
    return number;
  };
  const comparator = (one: number, other: number) => {
    const isSame = one === other;
    spend(isSame ? 1 : STEP);
    return isSame;
  };
  try {
    return diffArrays(before.map(numberOf), after.map(numberOf), { comparator });
  } catch (error) {
    if (error === TOO_DEAR) return null;
    throw error;
  }
}

/** The search cannot be ended otherwise. */
const TOO_DEAR = Symbol("too dear");
