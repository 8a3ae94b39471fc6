/** The same numbers for the same seed, so that a loss can be seen again. Mulberry32. */
export function createDice(seed: number) {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    of<T>(ones: readonly T[]): T {
      const one = ones[below(ones.length)];
      if (one === undefined) throw new Error("nothing to choose from");
      return one;
    },
  };
}
