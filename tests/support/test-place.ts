import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import type { DatabasePlace } from "#server/db/open.server.ts";
import { databaseAt } from "./database-at.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** `blank` has no tables yet, `empty` is migrated, `demo` holds the demo agency. */
type Content = "blank" | "empty" | "demo";

/**
 * A folder, and in the project "postgres" a database, of the test's own, gone after it. In the other
 * projects the database is a file in the folder, to be made by whoever opens it.
 */
export async function testPlace(content: Content = "empty"): Promise<DatabasePlace> {
  const DATA_DIR = temporaryFolder();
  return inject("postgresUrl")
    ? { DATA_DIR, DATABASE_URL: await testDatabase(content) }
    : { DATA_DIR };
}

/** @returns the address of a database of the test's own */
export async function testDatabase(content: Content): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(`create database ${name} template rihla_${content}`);
  onTestFinished(() => asAdmin(`drop database ${name} with (force)`));
  return databaseAt(inject("postgresUrl"), name);
}

/** What only the administrator of the server may do. */
export async function asAdmin(statement: string, database = "postgres"): Promise<void> {
  const client = new pg.Client(databaseAt(inject("postgresUrl"), database));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
