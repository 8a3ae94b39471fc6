type TurnLimits = {
  /** So much is done side by side. */
  atOnce: number;
  /** So many wait for their turn; the next is turned away. */
  mostWaiting: number;
};

/** Some at work, some waiting, all others turned away: what comes in a flood ends in words, not in memory. */
export function createTurns({ atOnce, mostWaiting }: TurnLimits) {
  let atWork = 0;
  const waiting: (() => void)[] = [];

  /** @returns null: too many wait */
  return async <T>(work: () => Promise<T>): Promise<{ result: T } | null> => {
    if (atWork >= atOnce) {
      if (waiting.length >= mostWaiting) return null;
      // The turn is handed over by who ends.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      atWork++;
    }
    try {
      return { result: await work() };
    } finally {
      const following = waiting.shift();
      if (following) following();
      else atWork--;
    }
  };
}
