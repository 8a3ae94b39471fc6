type ConcurrencyLimits = {
  /** So much is done side by side. */
  atOnce: number;
  /** So many wait for their turn; the next is turned away. */
  mostWaiting: number;
  /** After each work there is a pause as long as the work: half of the time is left to others. */
  rests?: boolean;
};

const LONGEST_REST_MS = 1000;

type Waiting = { begin: () => void; turnAway: () => void };

/**
 * Some work, some wait, all others are refused: a flood gets answers and does not fill the memory.
 * Callers take turns: a flood of one does not hold up others. When no more may wait, the caller
 * who has the most waiting loses one.
 */
export function createConcurrencyLimit({ atOnce, mostWaiting, rests = false }: ConcurrencyLimits) {
  let atWork = 0;
  /** By caller; the one whose turn is next comes first. */
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

  /** @returns false: no other caller has more waiting */
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
  async function inTurn<T>(work: () => Promise<T>, who = ""): Promise<{ result: T } | null> {
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
  }

  return Object.assign(inTurn, { load: () => ({ atWork, waiting: count }) });
}
