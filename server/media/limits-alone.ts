/** Starting takes half a second; reading a drawing of a megabyte, and drawing it, three. */
export const TIME_LIMIT_MS = 10_000;

/** A filter keeps as many pictures as it has parts; the service may have 1 GB. */
const MEMORY_BYTES = 500_000_000;
const LOOK_MS = 25;

/**
 * For a process of its own, which draws on other threads than the one that looks. Who started it
 * ends it too, unless the server has ended before.
 */
export function keepWithinLimits(): void {
  const end = () => process.kill(process.pid, "SIGKILL");
  setTimeout(end, TIME_LIMIT_MS).unref();
  const look = () => process.memoryUsage.rss() > MEMORY_BYTES && end();
  setInterval(look, LOOK_MS).unref();
}
