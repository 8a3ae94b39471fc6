import { type Logger, pino } from "pino";
import type { Env } from "#server/env.ts";

/** JSON lines; readable text when a person looks on from a terminal. */
export function createLog({ LOG_LEVEL }: Pick<Env, "LOG_LEVEL">): Logger {
  const options = { level: LOG_LEVEL, base: null };
  return process.stdout.isTTY
    ? pino({ ...options, transport: { target: "pino-pretty", options: { singleLine: true } } })
    : pino(options);
}

export type { Logger };
