import { readFileSync } from "node:fs";

/**
 * How many files and connections the system lets this process have open. Node asks for the most at its start. Where
 * nobody can tell, it is without limit.
 */
export function mostOpenFiles(limits = "/proc/self/limits"): number {
  try {
    const [, most] = /^Max open files +(\d+)/m.exec(readFileSync(limits, "utf8")) ?? [];
    return Number(most ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
