import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Beside the program, not in the data folder, because it must outlive the folder. */
export const SITES_FILE = path.resolve(".rihla-sites");
const MOST = 1000;

/** The data folders that a server of this program has served from, a line each; oldest first. */
function knownSites(): string[] {
  try {
    return readFileSync(SITES_FILE, "utf8").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

export const wasServed = (folder: string): boolean => knownSites().includes(folder);

/** Where the program may not write beside itself, the service manager looks after the folder. */
export function rememberSite(folder: string): void {
  const sites = knownSites();
  if (sites.includes(folder)) return;
  try {
    writeFileSync(SITES_FILE, `${[...sites, folder].slice(-MOST).join("\n")}\n`);
  } catch {}
}
