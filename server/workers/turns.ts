type Wait = { who: number; id: number; had: (isHad: boolean) => void; timer?: NodeJS.Timeout };

/** Turns by name, in the order of asking, of several processes. */
export function createTurns() {
  const lines = new Map<string, Wait[]>();

  function begin(name: string, [first]: Wait[]): void {
    if (!first) return void lines.delete(name);
    clearTimeout(first.timer);
    first.had(true);
  }

  function leave(isGone: (wait: Wait) => boolean): void {
    for (const [name, line] of lines) {
      const [first] = line;
      for (const one of line.filter(isGone)) clearTimeout(one.timer);
      const left = line.filter((one) => !isGone(one));
      if (left.length === line.length) continue;
      lines.set(name, left);
      if (left[0] !== first) begin(name, left);
    }
  }

  return {
    /**
     * @param waitMs so long it is waited for
     * @param had is told once whether it is had
     */
    take(
      { who, id, name, waitMs }: Pick<Wait, "who" | "id"> & { name: string; waitMs: number },
      had: Wait["had"],
    ): void {
      const line = lines.get(name) ?? [];
      const wait: Wait = { who, id, had };
      if (line.length > 0 && waitMs <= 0) return void had(false);
      lines.set(name, [...line, wait]);
      if (line.length === 0) return void had(true);
      wait.timer = setTimeout(() => {
        leave((one) => one === wait);
        had(false);
      }, waitMs).unref();
    },

    end: (who: number, id: number): void => leave((one) => one.who === who && one.id === id),

    /** A process has ended: it has no turn any more, and waits for none. */
    endAll: (who: number): void => leave((one) => one.who === who),
  };
}

export type Turns = ReturnType<typeof createTurns>;
