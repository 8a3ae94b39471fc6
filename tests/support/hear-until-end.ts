import { onTestFinished, vi } from "vitest";

/** What listens from now on is deaf after the test. */
export function hearUntilEnd() {
  const hearing = vi.spyOn(globalThis, "addEventListener");
  onTestFinished(() => {
    for (const [kind, listener, how] of hearing.mock.calls)
      removeEventListener(kind, listener, how);
    hearing.mockRestore();
  });
  return () => hearing.mock.calls.map(([kind]) => kind);
}
