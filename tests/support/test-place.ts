import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { PRIVATE_FILE } from "#server/data-folder/data-folder.ts";
import { type DatabasePlace, sqliteFile } from "#server/db/open.server.ts";
import { databaseAt } from "./database-at.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** `empty` is migrated, `demo` holds the demo agency. */
type Ready = "empty" | "demo";

/** A folder, and in it, or in the project "postgres" beside it, a database of the test's own, gone after it. */
export async function testPlace(content: Ready = "empty"): Promise<DatabasePlace> {
  const DATA_DIR = temporaryFolder();
  if (inject("postgresUrl")) return { DATA_DIR, DATABASE_URL: await testDatabase(content) };
  writeFileSync(sqliteFile({ DATA_DIR }), inject("readySqlite")[content], { mode: PRIVATE_FILE });
  return { DATA_DIR };
}

/**
 * @param content `blank` has no tables yet
 * @returns the address of a database of the test's own
 */
export async function testDatabase(content: Ready | "blank"): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // Files are copied; by way of the log, as is usual, costs twice the CPU.
  await asAdmin(`create database ${name} template rihla_${content} strategy file_copy`);
  onTestFinished(() => asAdmin(`drop database ${name} with (force)`));
  return databaseAt(inject("postgresUrl"), name);
}

/** The administrator's, kept while the process lives: a new one costs as much as a database. */
let admin: Promise<pg.Client> | undefined;

/** What only the administrator of the server may do. */
export async function asAdmin(statement: string): Promise<void> {
  admin ??= connect(inject("postgresUrl"));
  await (await admin).query(statement);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}
