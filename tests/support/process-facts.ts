import { readdirSync, readFileSync } from "node:fs";

/** What a process holds in memory, by Linux's count. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** With the processes that it has started. */
export function familyMegabytes(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  const others = children ? children.split(" ").map(Number) : [];
  return residentMegabytes(pid) + others.reduce((sum, one) => sum + orNone(one), 0);
}

/** It may end at this moment. */
function orNone(pid: number): number {
  try {
    return residentMegabytes(pid) || 0;
  } catch {
    return 0;
  }
}

/** Files and connections. */
export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
