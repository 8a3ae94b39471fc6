import { readdirSync, readFileSync } from "node:fs";

/** What a process holds in memory, by Linux's count. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** Files and connections. */
export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
