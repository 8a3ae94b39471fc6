import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import path from "node:path";
import { quickFolder } from "./quick-folder.ts";

/** A folder for a run of tests, gone with the run, however that ends. */
export function runFolder(): string {
  const folder = mkdtempSync(path.join(quickFolder(), "rihla-e2e-"));
  const remover = spawn(process.execPath, ["tests/support/remove-folder.mjs", folder], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  remover.unref();
  return folder;
}
