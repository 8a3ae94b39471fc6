/**
 * What somebody else holds in the database for so long that nobody here waits on: who runs the
 * server is told once, until it was free again.
 */
export function createHeldLocks() {
  const held = new Set<string>();
  let listener = (_words: string) => {};

  return {
    /** @param words for the log */
    note(lock: string, words: string): void {
      if (held.has(lock)) return;
      held.add(lock);
      listener(words);
    },

    isHeld: (lock: string): boolean => held.has(lock),

    free(lock: string): void {
      held.delete(lock);
    },

    onHeld(listening: (words: string) => void): void {
      listener = listening;
    },
  };
}

export type HeldLocks = ReturnType<typeof createHeldLocks>;
