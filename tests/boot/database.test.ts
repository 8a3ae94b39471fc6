import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { boot } from "#server/boot.ts";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

async function seeded(): Promise<{ folder: string; file: string }> {
  const folder = temporaryFolder();
  const { db } = await boot({ DATA_DIR: folder, SEED_DEMO: true });
  await db.destroy();
  return { folder, file: path.join(folder, "rihla.sqlite") };
}

/** What the terminal says; the server must end by itself, with 1, and without a stack. */
async function refusalOf(folder: string): Promise<string> {
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR: folder });
  onTestFinished(() => server.signal("SIGKILL"));
  expect(await server.ended).toBe(1);
  expect(server.stderr()).not.toMatch(/^\s+at /m);
  return server.stderr();
}

test("random bytes are refused and kept", async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "rihla.sqlite");
  writeFileSync(file, randomBytes(9000));
  const before = hashOf(file);
  expect(await refusalOf(folder)).toMatch(/^The database file is damaged\. It was left untouched/);
  expect(hashOf(file)).toBe(before);
});

test("half a file is refused and kept", async () => {
  const { folder, file } = await seeded();
  truncateSync(file, 60_000);
  const before = hashOf(file);
  expect(await refusalOf(folder)).toMatch(/^The database file is damaged\. It was left untouched/);
  expect(hashOf(file)).toBe(before);
});

test("a newer version's file is refused and kept", async () => {
  const { folder, file } = await seeded();
  const later = new Database(file);
  later.exec("insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')");
  later.close();
  const before = hashOf(file);
  expect(await refusalOf(folder)).toMatch(
    /^The database was written by a newer version of Rihla.*DATA_DIR\/backups\/FILE\.$/m,
  );
  expect(hashOf(file)).toBe(before);
});

test("a folder in its place is refused", async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "rihla.sqlite"));
  expect(await refusalOf(folder)).toMatch(/^The database cannot be opened\.\n.*this is a folder/);
});

test("a file that another process has locked is refused and kept", async () => {
  const { folder, file } = await seeded();
  const script = `
    const db = new (require("better-sqlite3"))(${JSON.stringify(file)});
    db.exec("begin immediate");
    console.log("locked");
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void holder.kill("SIGKILL"));
  await new Promise((resolve) => holder.stdout.once("data", resolve));
  const before = hashOf(file);
  expect(await refusalOf(folder)).toMatch(/^The database is locked by another program\./);
  expect(hashOf(file)).toBe(before);
});
