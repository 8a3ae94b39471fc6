import { onTestFinished, vi } from "vitest";

/** What listens from now on is deaf after the test, and what waits waits no more. */
export function hearUntilEnd() {
  const hearing = vi.spyOn(globalThis, "addEventListener");
  const stopWaiting = noteWaiting();
  onTestFinished(() => {
    for (const [kind, listener, how] of hearing.mock.calls)
      removeEventListener(kind, listener, how);
    hearing.mockRestore();
    stopWaiting();
  });
  return () => hearing.mock.calls.map(([kind]) => kind);
}

function noteWaiting(): () => void {
  const waits = globalThis.setTimeout;
  const waiting: ReturnType<typeof waits>[] = [];
  const noted = ((...given: Parameters<typeof waits>) => {
    const timer = waits(...given);
    waiting.push(timer);
    return timer;
  }) as typeof waits;
  globalThis.setTimeout = noted;
  return () => {
    waiting.forEach(clearTimeout);
    // Else another clock has been put in its place since, or taken away: it must not come back.
    if (globalThis.setTimeout === noted) globalThis.setTimeout = waits;
  };
}
