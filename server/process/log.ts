import { destination, type Logger, pino } from "pino";
import type { Env } from "#server/env.ts";

/** Of a line. From one on, `flush` waits until what was written before is out; without it nothing waits. */
const LEAST_WRITTEN = 1;

/** Characters that wait for a full disk; what comes then is left out. */
const MOST_WAITING = 4_000_000;

/**
 * JSON lines; readable text when a person looks on from a terminal.
 * @param worker its seat, which each line names; absent: there is one process
 * @param fd that it is written to
 */
export function createLog(
  { LOG_LEVEL }: Pick<Env, "LOG_LEVEL">,
  worker?: number,
  fd: number = process.stdout.fd,
): Logger {
  const options = { level: LOG_LEVEL, base: worker === undefined ? null : { worker } };
  if (process.stdout.isTTY) {
    return pino({
      ...options,
      transport: { target: "pino-pretty", options: { singleLine: true } },
    });
  }
  const stream = destination({ dest: fd, minLength: LEAST_WRITTEN, maxLength: MOST_WAITING });
  // The disk of a log in a file may be full: the next line tries again, and the site goes on.
  let isRefused = false;
  stream.on("error", () => {
    isRefused = true;
  });
  stream.on("write", () => {
    isRefused = false;
  });
  // Otherwise it would wait for room before the process ends.
  process.prependListener("exit", () => {
    if (isRefused) stream.destroy();
  });
  return pino(options, stream);
}

export type { Logger };
