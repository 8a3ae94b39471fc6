type ConcurrencyLimits = {
  /** So much is done side by side. */
  atOnce: number;
  /** So many wait for their turn; the next is turned away. */
  mostWaiting: number;
  /** After each the next begins no sooner than it lasted itself: half of the time is others'. */
  rests?: boolean;
};

const LONGEST_REST_MS = 1000;

type Waiting = { begin: () => void; turnAway: () => void };

/**
 * Some at work, some waiting, all others turned away: what comes in a flood ends in words, not in memory.
 * Those who wait come by turns of whoever asks, so that a flood of one holds up nobody else; where no more
 * may wait, whoever has the most waiting gives one up.
 */
export function createConcurrencyLimit({ atOnce, mostWaiting, rests = false }: ConcurrencyLimits) {
  let atWork = 0;
  /** By who asks; whose turn is next comes first. */
  const waiting = new Map<string, Waiting[]>();
  let count = 0;

  function handOver(): void {
    const [next] = waiting;
    if (!next) {
      atWork--;
      return;
    }
    const [who, theirs] = next;
    const following = theirs.shift();
    waiting.delete(who);
    if (theirs.length > 0) waiting.set(who, theirs);
    count--;
    following?.begin();
  }

  /** @returns false: nobody has more waiting than they would */
  function makeRoom(who: string): boolean {
    let [largest, most] = [who, (waiting.get(who)?.length ?? 0) + 1];
    for (const [other, { length }] of waiting) if (length > most) [largest, most] = [other, length];
    if (largest === who) return false;
    waiting.get(largest)?.pop()?.turnAway();
    count--;
    return true;
  }

  const wait = (who: string) =>
    new Promise<boolean>((resolve) => {
      const theirs = waiting.get(who) ?? [];
      theirs.push({ begin: () => resolve(true), turnAway: () => resolve(false) });
      waiting.set(who, theirs);
      count++;
    });

  /** @param who asks @returns null: too many wait */
  return async <T>(work: () => Promise<T>, who = ""): Promise<{ result: T } | null> => {
    if (atWork < atOnce) atWork++;
    // The turn is handed over by who ends.
    else if ((count >= mostWaiting && !makeRoom(who)) || !(await wait(who))) return null;
    const began = performance.now();
    try {
      return { result: await work() };
    } finally {
      if (rests) setTimeout(handOver, Math.min(performance.now() - began, LONGEST_REST_MS));
      else handOver();
    }
  };
}
