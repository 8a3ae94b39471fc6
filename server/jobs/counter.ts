import type { Logger } from "#server/process/log.ts";

/** Names that wait to be written; no more are asked for within five seconds. */
const MOST_NAMES = 1000;

type CounterDeps = {
  write: (counts: ReadonlyMap<string, number>) => Promise<void>;
  log: Logger;
  /** Of what: for the log. */
  what: string;
};

/**
 * Counts in memory: no request waits for the database. When the process is killed, the counts of the
 * last seconds are lost.
 */
export function createCounter({ write, log, what }: CounterDeps) {
  let counts = new Map<string, number>();
  let writing = Promise.resolve();

  function add(name: string, count: number): void {
    if (counts.size >= MOST_NAMES && !counts.has(name)) return;
    counts.set(name, (counts.get(name) ?? 0) + count);
  }

  async function writeAll(): Promise<void> {
    if (counts.size === 0) return;
    const taken = counts;
    counts = new Map();
    try {
      await write(taken);
    } catch (error) {
      log.error({ err: error }, `${what} could not be written; they are tried again`);
      for (const [name, count] of taken) add(name, count);
    }
  }

  return {
    count: (name: string, times = 1): void => add(name, times),

    /** Writes what was counted, one write at a time. Never rejects. */
    flush(): Promise<void> {
      writing = writing.then(writeAll);
      return writing;
    },
  };
}

export type Counter = ReturnType<typeof createCounter>;
