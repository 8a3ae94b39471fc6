import { writeFileSync } from "node:fs";
import { inject } from "vitest";
import { PRIVATE_FILE } from "#server/data-folder/data-folder.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A data folder with a database in SQLite that nobody has made a server wait for: copied, not migrated anew. */
export function readyFolder(content: "empty" | "demo" = "demo"): string {
  const DATA_DIR = temporaryFolder();
  writeFileSync(sqliteFile({ DATA_DIR }), inject("readySqlite")[content], { mode: PRIVATE_FILE });
  return DATA_DIR;
}
