import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { mayMount, mount, unmount } from "#tests/support/small-disk.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { removeOldSites } from "./old-sites.ts";

const NOW = Date.parse("2026-12-01T02:00:00.000Z");
const OLD = "before-restore-2026-11-01T01-59-59.999Z";

function open(...folders: string[]) {
  const dataFolder = temporaryFolder();
  for (const name of folders) {
    mkdirSync(path.join(dataFolder, name, "media"), { recursive: true });
    writeFileSync(path.join(dataFolder, name, "rihla.sqlite"), "a site");
  }
  const { log, lines } = catchLog();
  const remove = () => removeOldSites(dataFolder, log, NOW);
  return { dataFolder, lines, remove, left: () => readdirSync(dataFolder).sort() };
}

test("it goes after thirty days; what is younger, or not called as one of ours, stays", async () => {
  const stay = [
    "before-restore-2026-11-01T02-00-00.000Z",
    "before-restore-2027-01-01T00-00-00.000Z",
    "before-restore-by-hand",
    "before-restore-2025-99-99T00-00-00.000Z",
    "restoring-2025-11-01T00-00-00.000Z",
    "media",
  ];
  const { left, remove, lines } = open(OLD, ...stay);
  await remove();
  expect(left()).toEqual(stay.sort());
  expect(lines).toEqual([]);
});

test("of pictures on another disk only the link goes", async () => {
  const { dataFolder, remove, left } = open(OLD);
  const elsewhere = temporaryFolder();
  writeFileSync(path.join(elsewhere, "picture"), "kept");
  symlinkSync(elsewhere, path.join(dataFolder, OLD, "linked"));
  await remove();
  expect([left(), readdirSync(elsewhere)]).toEqual([[], ["picture"]]);
});

test.runIf(mayMount)("what cannot be removed is said, and the next one goes", async () => {
  const next = "before-restore-2026-11-01T01-59-59.998Z";
  const { dataFolder, remove, left, lines } = open(OLD, next);
  const mounted = path.join(dataFolder, OLD, "media");
  mount(mounted, "64k");
  onTestFinished(() => unmount(mounted));
  await remove();
  expect(left()).toEqual([OLD]);
  expect(lines).toMatchObject([{ name: OLD, msg: expect.stringContaining("remove it") }]);
});
