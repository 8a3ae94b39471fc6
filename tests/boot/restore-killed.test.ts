import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { RESTORE_NOTE } from "#server/data-folder/restore-folders.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { serveData } from "#tests/support/serve-data.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const namesIn = (folder: string) =>
  readdirSync(folder).filter(
    (name) => !/^(rihla\.sqlite-|last-backup|restore-under-way)/.test(name),
  );

/** A site that was left in the middle of putting a copy of itself in its place: its database is aside. */
async function killedAmid() {
  const folder = temporaryFolder();
  const DATA_DIR = path.join(folder, "data");
  const { server } = await serveData(DATA_DIR);
  server.signal("SIGTERM");
  await server.ended;
  const names = namesIn(DATA_DIR);
  const coming = path.join(DATA_DIR, "restoring-1");
  cpSync(DATA_DIR, path.join(folder, "coming"), { recursive: true });
  cpSync(path.join(folder, "coming"), coming, { recursive: true });
  const args = ["tests/support/killed-exchange.mjs", "exchange", DATA_DIR, coming, "6"];
  expect(spawnSync(process.execPath, args).signal).toBe("SIGKILL");
  expect(namesIn(DATA_DIR)).toContain("exchange.json");
  expect(namesIn(DATA_DIR)).not.toContain("rihla.sqlite");
  return { DATA_DIR, names, backup: path.join(folder, "coming") };
}

test("a server starts on the site as it was before a restore that was killed, and says so", async () => {
  const { DATA_DIR, names } = await killedAmid();
  const { server } = await serveData(DATA_DIR);
  expect((await fetch(server.url)).status).toBe(200);
  expect(server.stdout()).toContain("a restore broke off: the site is as it was before it");
  expect(namesIn(DATA_DIR)).toEqual(names);
  // For the page of backups, also after the start that follows.
  const told = JSON.parse(readFileSync(path.join(DATA_DIR, RESTORE_NOTE), "utf8"));
  expect(told.fault).toBe("stopped");
});

test("a restore after one that was killed keeps the site that was there before both", async () => {
  const { DATA_DIR, names, backup } = await killedAmid();
  const { code, stderr } = await runCommand("server/cli/restore.ts", { DATA_DIR }, backup);
  expect([code, stderr]).toEqual([0, ""]);
  const before = namesIn(DATA_DIR).filter((name) => name.startsWith("before-restore-"));
  expect(before).toHaveLength(1);
  expect(namesIn(path.join(DATA_DIR, before[0] ?? ""))).toContain("rihla.sqlite");
  expect(namesIn(DATA_DIR).filter((name) => name !== before[0])).toEqual(names);
});
