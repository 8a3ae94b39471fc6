import { vi } from "vitest";

/** A page is drawn in slices, one a turn; on a busy machine a long one takes many. */
const QUIET_TURNS = 100;

/** What comes at once, and within a second; and what comes of that at once. */
export function untilQuiet(isBusy: () => boolean) {
  return async function settle(): Promise<void> {
    for (const ms of [1, 1000, 1]) {
      await quiet(isBusy);
      await vi.advanceTimersByTimeAsync(ms);
    }
    await quiet(isBusy);
  };
}

/** Until nothing is on its way, and nothing has changed for a moment. */
async function quiet(isBusy: () => boolean): Promise<void> {
  let isChanged = false;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  observer.observe(document.body, {
    ...{ attributes: true, characterData: true, childList: true, subtree: true },
  });
  for (let turns = 0; turns < QUIET_TURNS; ) {
    if (turns === 0) await vi.dynamicImportSettled();
    await new Promise((resolve) => setImmediate(resolve));
    turns = isBusy() || isChanged ? 0 : turns + 1;
    isChanged = false;
  }
  observer.disconnect();
}
