/** Starting takes half a second; reading a drawing of a megabyte, and drawing it, three. */
export const TIME_LIMIT_MS = 10_000;

/** A filter keeps as many pictures as it has parts; the service may have 1 GB. */
const MEMORY_BYTES = 500_000_000;
const LOOK_MS = 25;

type Limits = { timeMs: number; memoryBytes: number };

/**
 * Of a photograph: what a tall screenshot needs twice over, for others wait; and what the largest that is taken needs,
 * with room for a server of 300 MB beside it.
 */
export const PHOTOGRAPH: Limits = { timeMs: 60_000, memoryBytes: 550_000_000 };

/**
 * For a process of its own, which draws on other threads than the one that looks. Who started it
 * ends it too, unless the server has ended before.
 */
export function keepWithinLimits(
  { timeMs, memoryBytes }: Limits = { timeMs: TIME_LIMIT_MS, memoryBytes: MEMORY_BYTES },
): void {
  const end = () => process.kill(process.pid, "SIGKILL");
  setTimeout(end, timeMs).unref();
  const look = () => process.memoryUsage.rss() > memoryBytes && end();
  setInterval(look, LOOK_MS).unref();
}
