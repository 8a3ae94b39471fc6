const MOST = 5;
/** Whoever lived for so long did not die at once. */
const AT_ONCE_MS = 10_000;
const PAUSE_MS = 100;

/** How often workers died as soon as they were there. */
export function createDeaths() {
  let atOnce = 0;

  return {
    /** @param livedMs since it was started @returns ms until another is started; null: no other is */
    note(livedMs: number): number | null {
      atOnce = livedMs < AT_ONCE_MS ? atOnce + 1 : 0;
      if (atOnce >= MOST) return null;
      return atOnce === 0 ? 0 : PAUSE_MS * 2 ** (atOnce - 1);
    },
  };
}
