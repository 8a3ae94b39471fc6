import { onTestFinished, vi } from "vitest";

/** What listens from now on is deaf after the test, and what waits waits no more. */
export function hearUntilEnd() {
  const hearing = vi.spyOn(globalThis, "addEventListener");
  const waiting = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => {
    for (const [kind, listener, how] of hearing.mock.calls)
      removeEventListener(kind, listener, how);
    hearing.mockRestore();
    for (const { value } of waiting.mock.results) clearTimeout(value);
    waiting.mockRestore();
  });
  return () => hearing.mock.calls.map(([kind]) => kind);
}
