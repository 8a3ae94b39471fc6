import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import { quickFolder } from "./quick-folder.ts";

/** An empty folder, gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(quickFolder(), "rihla-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The same for all tests of a file. */
export function lastingFolder() {
  const folder = mkdtempSync(path.join(quickFolder(), "rihla-test-"));
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
