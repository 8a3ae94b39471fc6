import { OwnerError } from "#server/errors/owner-error.ts";

/** Ctrl-C, a service manager, a terminal that was closed. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Lets a command clean up when somebody stops it.
 * @param words what the command says then
 * @param work ends with the signal's reason once it is aborted
 */
export async function untilStopped<T>(
  words: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  // Not once: npm passes on the Ctrl-C that the terminal sends to both.
  const onSignal = () => stop.abort(new OwnerError(words));
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    return await work(stop.signal);
  } finally {
    for (const name of SIGNALS) process.off(name, onSignal);
  }
}
