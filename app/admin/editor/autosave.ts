/** After the last key, and between two requests. */
const QUIET_MS = 2000;
/** Somebody may type without a pause. */
const LONGEST_MS = 10_000;
const LONGEST_RETRY_MS = 60_000;

/** How storing ended: what failed is tried again, what was refused waits for other words. */
export type Stored = "stored" | "failed" | "refused";

export type Autosave = ReturnType<typeof createAutosave>;

/**
 * When what is typed is stored: one request at a time, the rarer the more of them fail. Not by the clock of the
 * device: somebody may set it.
 */
export function createAutosave(store: () => Promise<Stored>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let typed: { first: number; last: number } | null = null;
  let sentAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let running: Promise<void> | null = null;

  function plan(): void {
    clearTimeout(timer);
    if (!typed || running) return;
    const settled = Math.min(typed.last + QUIET_MS, typed.first + LONGEST_MS);
    const pause = Math.min(QUIET_MS * 2 ** failures, LONGEST_RETRY_MS);
    timer = setTimeout(send, Math.max(settled, sentAt + pause) - performance.now());
  }

  function send(): void {
    const before = typed;
    typed = null;
    sentAt = performance.now();
    running = store().then((how) => {
      running = null;
      failures = how === "failed" ? failures + 1 : 0;
      if (how === "failed") typed ??= before;
      plan();
    });
  }

  return {
    typed(): void {
      const now = performance.now();
      typed = { first: typed?.first ?? now, last: now };
      plan();
    },

    forget,

    /** The network may be back. */
    retry(): void {
      failures = 0;
      plan();
    },

    /** What is under way ends first; nothing follows it by itself. */
    async settle(): Promise<void> {
      forget();
      await running;
    },
  };

  /** Nothing waits to be stored any more. */
  function forget(): void {
    typed = null;
    clearTimeout(timer);
  }
}
