type ConcurrencyLimits = {
  /** So much is done side by side. */
  atOnce: number;
  /** So many wait for their turn; the next is turned away. */
  mostWaiting: number;
  /** After each the next begins no sooner than it lasted itself: half of the time is others'. */
  rests?: boolean;
};

const LONGEST_REST_MS = 1000;

/** Some at work, some waiting, all others turned away: what comes in a flood ends in words, not in memory. */
export function createConcurrencyLimit({ atOnce, mostWaiting, rests = false }: ConcurrencyLimits) {
  let atWork = 0;
  const waiting: (() => void)[] = [];
  const handOver = () => {
    const following = waiting.shift();
    if (following) following();
    else atWork--;
  };

  /** @returns null: too many wait */
  return async <T>(work: () => Promise<T>): Promise<{ result: T } | null> => {
    if (atWork >= atOnce) {
      if (waiting.length >= mostWaiting) return null;
      // The turn is handed over by who ends.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      atWork++;
    }
    const began = performance.now();
    try {
      return { result: await work() };
    } finally {
      if (rests) setTimeout(handOver, Math.min(performance.now() - began, LONGEST_REST_MS));
      else handOver();
    }
  };
}
