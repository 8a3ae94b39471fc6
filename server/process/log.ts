import { destination, type Logger, pino } from "pino";
import type { Env } from "#server/env.ts";

/** Of a line. From one on, `flush` waits until what was written before is out; without it nothing waits. */
const LEAST_WRITTEN = 1;

/** JSON lines; readable text when a person looks on from a terminal. */
export function createLog({ LOG_LEVEL }: Pick<Env, "LOG_LEVEL">): Logger {
  const options = { level: LOG_LEVEL, base: null };
  return process.stdout.isTTY
    ? pino({ ...options, transport: { target: "pino-pretty", options: { singleLine: true } } })
    : pino(options, destination({ minLength: LEAST_WRITTEN }));
}

export type { Logger };
