import { destination, type Logger, pino } from "pino";
import type { Env } from "#server/env.ts";

/** Of a line. From one on, `flush` waits until what was written before is out; without it nothing waits. */
const LEAST_WRITTEN = 1;

/**
 * JSON lines; readable text when a person looks on from a terminal.
 * @param worker its seat, which each line names; absent: there is one process
 */
export function createLog({ LOG_LEVEL }: Pick<Env, "LOG_LEVEL">, worker?: number): Logger {
  const options = { level: LOG_LEVEL, base: worker === undefined ? null : { worker } };
  return process.stdout.isTTY
    ? pino({ ...options, transport: { target: "pino-pretty", options: { singleLine: true } } })
    : pino(options, destination({ minLength: LEAST_WRITTEN }));
}

export type { Logger };
