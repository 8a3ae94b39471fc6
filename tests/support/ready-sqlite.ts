import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { type DatabasePlace, openDatabase, sqliteFile } from "#server/db/open.server.ts";
import { seedDemo } from "#server/demo/seed.ts";
import { quickFolder } from "./quick-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Files of SQLite to begin with: one is migrated, the other holds the demo agency, too. */
    readySqlite: { empty: Uint8Array; demo: Uint8Array };
  }
}

/** Migrations and the demo agency, run once for a project of tests. */
export async function setup(project: TestProject): Promise<void> {
  const DATA_DIR = mkdtempSync(path.join(quickFolder(), "rihla-test-"));
  try {
    const empty = await fileAfter({ DATA_DIR }, async () => {});
    const demo = await fileAfter({ DATA_DIR }, seedDemo);
    project.provide("readySqlite", { empty, demo });
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

async function fileAfter(place: DatabasePlace, fill: typeof seedDemo): Promise<Uint8Array> {
  const db = await openDatabase(place);
  await fill(db);
  await db.destroy();
  return readFileSync(sqliteFile(place));
}
