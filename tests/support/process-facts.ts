import { readdirSync, readFileSync } from "node:fs";

/** What a process holds in memory, by Linux's count. */
export const residentMegabytes = (pid: number): number => heldBy(pid).all;

/** With the processes that it has started: pages of files, which they share, count once. */
export function familyMegabytes(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  const others = children ? children.split(" ").map(Number) : [];
  const family = [heldBy(pid), ...others.flatMap((one) => orNone(one))];
  const own = family.reduce((sum, { all, ofFiles }) => sum + all - ofFiles, 0);
  return own + Math.max(...family.map(({ ofFiles }) => ofFiles));
}

/** Megabytes. */
function heldBy(pid: number): { all: number; ofFiles: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (what: string) =>
    Number(new RegExp(`^${what}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
  return { all: megabytes("VmRSS"), ofFiles: megabytes("RssFile") };
}

/** It may end at this moment. */
function orNone(pid: number) {
  try {
    const held = heldBy(pid);
    return Number.isNaN(held.all) ? [] : [held];
  } catch {
    return [];
  }
}

/** Files and connections. */
export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
