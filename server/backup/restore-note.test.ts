import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { RESTORE_NOTE } from "#server/data-folder/restore-folders.ts";
import { fillDisk, freeDisk, mayMount, smallDisk, unmount } from "#tests/support/small-disk.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { BackupError } from "./backup-error.ts";
import { createBackupWork } from "./backup-work.ts";
import { createRestoreNote, forgetRestore, settleRestore } from "./restore-note.ts";

const DATABASE_URL = "postgres://127.0.0.1/rihla";
const WELL = { name: "a", factorsOff: [] };

const noteIn = (folder: string) => path.join(folder, RESTORE_NOTE);

const deskOn = (folder: string) => createBackupWork(null, createRestoreNote(folder));

/** What a server says that starts on this folder now. */
function saidAfterStart(folder: string, url?: string, wasSettled = false) {
  settleRestore({ DATA_DIR: folder, DATABASE_URL: url }, wasSettled);
  return deskOn(folder).lastEnd();
}

/** A number that no process has any more. */
const deadPid = () => spawnSync("true").pid;

test("a restore that the end of the server broke off is told after each start, until something went well", async () => {
  const folder = temporaryFolder();
  const desk = deskOn(folder);
  const running = desk.run("restore", ({ signal }) => {
    const { promise, reject } = Promise.withResolvers<never>();
    signal.addEventListener("abort", () => reject(signal.reason));
    return promise;
  });
  const failed = expect(running).rejects.toThrow("the server stops");
  await desk.stop();
  await failed;
  for (let start = 0; start < 2; start++) {
    expect(saidAfterStart(folder)).toMatchObject({ what: "restore", fault: "stopped" });
  }
  const next = deskOn(folder);
  await expect(
    next.run("backup", async () => Promise.reject(new BackupError("disk-full", ""))),
  ).rejects.toThrow();
  expect(saidAfterStart(folder)).toMatchObject({ fault: "stopped" });
  await next.run("backup", async () => WELL);
  expect([saidAfterStart(folder), existsSync(noteIn(folder))]).toEqual([null, false]);
});

test("one that went well, or failed while the server ran, is no news after a start", async () => {
  const folder = temporaryFolder();
  const desk = deskOn(folder);
  await desk.run("restore", async () => WELL);
  expect(saidAfterStart(folder)).toBe(null);
  const locked = new BackupError("locked", "");
  await expect(desk.run("restore", async () => Promise.reject(locked))).rejects.toThrow();
  expect(saidAfterStart(folder)).toBe(null);
});

test.each([
  ["sqlite, before the exchange", undefined, false, "stopped"],
  ["sqlite, in the exchange, which was undone", undefined, true, "stopped"],
  ["postgresql, before the exchange", DATABASE_URL, false, "stopped"],
  ["postgresql, in the exchange", DATABASE_URL, true, "unclear"],
] as const)("a server that was killed amid one: %s", (_, url, isExchanging, fault) => {
  const folder = temporaryFolder();
  const note = createRestoreNote(folder);
  note.begin();
  if (isExchanging) note.exchanging();
  const written = JSON.parse(readFileSync(noteIn(folder), "utf8"));
  written.process.pid = deadPid();
  writeFileSync(noteIn(folder), JSON.stringify(written));
  expect(saidAfterStart(folder, url)).toMatchObject({ what: "restore", fault });
});

test("another node may be at it: what it does is not called broken off", () => {
  for (const there of [
    { host: hostname(), pid: process.ppid },
    { host: "elsewhere", pid: deadPid() },
  ]) {
    const folder = temporaryFolder();
    createRestoreNote(folder).begin();
    const written = JSON.parse(readFileSync(noteIn(folder), "utf8"));
    writeFileSync(noteIn(folder), JSON.stringify({ ...written, process: there }));
    expect(saidAfterStart(folder, DATABASE_URL)).toBe(null);
  }
});

test("over SQLite nobody else can be at it, by whatever name and number the machine starts again", () => {
  for (const there of [
    { host: hostname(), pid: process.ppid },
    { host: "the container before", pid: 1 },
  ]) {
    const folder = temporaryFolder();
    createRestoreNote(folder).begin();
    const written = JSON.parse(readFileSync(noteIn(folder), "utf8"));
    writeFileSync(noteIn(folder), JSON.stringify({ ...written, process: there }));
    expect(saidAfterStart(folder)).toMatchObject({ what: "restore", fault: "stopped" });
  }
});

test.each([undefined, DATABASE_URL])(
  "a worker that takes the place of those that were killed amid one tells of it, %s",
  (url) => {
    const folder = temporaryFolder();
    const begunBy = (pid: number) => {
      createRestoreNote(folder).begin();
      const written = JSON.parse(readFileSync(noteIn(folder), "utf8"));
      writeFileSync(
        noteIn(folder),
        JSON.stringify({ ...written, process: { host: hostname(), pid } }),
      );
      settleRestore({ DATA_DIR: folder, DATABASE_URL: url }, false, false);
      return deskOn(folder).lastEnd();
    };
    expect(begunBy(process.ppid)).toBe(null);
    expect(begunBy(deadPid())).toMatchObject({ what: "restore", fault: "stopped" });
  },
);

test("an exchange that was undone says so without a note; a note that cannot be read says nothing", () => {
  const folder = temporaryFolder();
  expect(saidAfterStart(folder, undefined, true)).toMatchObject({ fault: "stopped" });
  for (const text of ["", "{", "[]", '{"fault":"stopped"}', "x".repeat(100_000)]) {
    const other = temporaryFolder();
    writeFileSync(noteIn(other), text);
    expect(saidAfterStart(other)).toBe(null);
  }
  // A folder that is gone, or takes nothing.
  expect(saidAfterStart(path.join(folder, "gone"), undefined, true)).toBe(null);
});

test.runIf(mayMount)("a note that cannot be written whole leaves the one of before", () => {
  const folder = smallDisk("64k");
  onTestFinished(() => unmount(folder));
  const note = createRestoreNote(folder);
  note.begin();
  const before = readFileSync(noteIn(folder), "utf8");
  fillDisk(folder);
  note.exchanging();
  expect(readFileSync(noteIn(folder), "utf8")).toBe(before);
  freeDisk(folder);
  note.end("stopped");
  expect(saidAfterStart(folder)).toMatchObject({ fault: "stopped" });
  forgetRestore(folder);
  expect(readdirSync(folder)).toEqual([]);
});
