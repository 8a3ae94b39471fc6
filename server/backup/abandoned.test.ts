import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { removeAbandoned } from "./abandoned.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** No system gives a process this number. */
const NOBODY = 2 ** 30;
const BACKUP = "rihla-2026-11-25T02-10-00Z.tar.zst";

test("what a killed process left half made goes; what is being made, and all else, stays", () => {
  const folder = temporaryFolder();
  const shelf = path.join(folder, "backups");
  const running = process.ppid;
  const made = (...names: string[]) => {
    for (const name of names) {
      mkdirSync(path.join(folder, name), { recursive: true });
      writeFileSync(path.join(folder, name, "rihla.sqlite"), "half");
    }
  };
  const stays = [`restoring-${running}-AbC123`, "before-restore-2026", "media"];
  const staysToo = [BACKUP, `${BACKUP}.json`, `${BACKUP}.unfinished-${running}-AbC123`, "others"];
  made(...stays, ...staysToo.map((name) => `backups/${name}`));
  made("restoring-AbC123", `restoring-${NOBODY}-x`, `restoring-${process.pid}-x`);
  for (const end of [`${NOBODY}-x`, `${NOBODY}-brought`, "AbC123", "fetched", "claim"])
    made(`backups/${BACKUP}.unfinished-${end}`);
  removeAbandoned(folder);
  expect(readdirSync(folder).toSorted()).toEqual([...stays, "backups"].toSorted());
  expect(readdirSync(shelf).toSorted()).toEqual(staysToo.toSorted());
  removeAbandoned(path.join(folder, "nowhere"));
});

test("a start does not end where backups cannot be looked through", () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, "backups"), "no folder");
  mkdirSync(path.join(folder, "restoring-AbC123"));
  removeAbandoned(folder);
  expect(readdirSync(folder)).toEqual(["backups"]);
});

test("what a process left that ended after the start goes too; what another one still makes stays", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const folder = temporaryFolder();
  const child = spawn(process.execPath, ["-e", "process.stdin.resume()"]);
  const made = [`restoring-${child.pid}-x`, `restoring-${process.ppid}-x`];
  for (const name of made) mkdirSync(path.join(folder, name));
  removeAbandoned(folder);
  expect(readdirSync(folder).toSorted()).toEqual(made.toSorted());
  child.stdin.end();
  await once(child, "exit");
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(() => readdirSync(folder)).toEqual(made.slice(1));
});
