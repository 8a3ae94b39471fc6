type Window = { tries: number; endsAt: number };

type Options = { tries: number; windowMs: number; now?: () => number };

/** Beyond this many, the oldest is forgotten: the memory is bounded whoever asks. */
const MOST_KEYS = 50_000;

/** Counts tries by key, in memory: a restart forgets them, which nobody outside can bring about. */
export function createLimiter({ tries, windowMs, now = Date.now }: Options) {
  const windows = new Map<string, Window>();

  const current = (key: string): Window => {
    const found = windows.get(key);
    if (found && found.endsAt > now()) return found;
    const fresh = { tries: 0, endsAt: now() + windowMs };
    // At the end of the order again.
    windows.delete(key);
    windows.set(key, fresh);
    const oldest = windows.keys().next();
    if (windows.size > MOST_KEYS && !oldest.done) windows.delete(oldest.value);
    return fresh;
  };

  return {
    /**
     * Counts at once, so that many at the same moment count too.
     * @returns whole seconds to wait, or null when the try may go on
     */
    take(key: string): number | null {
      const window = current(key);
      if (window.tries >= tries) return Math.ceil((window.endsAt - now()) / 1000);
      window.tries += 1;
      return null;
    },

    /** The try was right after all. */
    giveBack(key: string): void {
      const window = windows.get(key);
      if (window && window.tries > 0) window.tries -= 1;
    },
  };
}

export type Limiter = ReturnType<typeof createLimiter>;
