import { type Logger, pino } from "pino";

/** A log whose lines the test can read. */
export function catchLog(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { log, lines };
}
