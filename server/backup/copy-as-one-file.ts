import { existsSync } from "node:fs";
import { sqliteErrorFrom } from "#server/db/sqlite-error.ts";
import { copyFile } from "./copy-files.ts";
import { makeOneFile } from "./make-one-file.ts";

const BESIDE = ["-wal", "-journal"];

/**
 * With what a site that was killed left beside its database; what is copied stays as it is.
 * @param from a database that nobody writes
 * @throws DatabaseError
 */
export function copyAsOneFile(from: string, to: string): void {
  for (const end of ["", ...BESIDE]) if (existsSync(from + end)) copyFile(from + end, to + end);
  try {
    makeOneFile(to);
  } catch (error) {
    throw sqliteErrorFrom(error, from);
  }
}
