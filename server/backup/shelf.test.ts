import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { type BackupNote, openShelf, stampOf } from "./shelf.ts";

const OPEN = { isLocked: false };
const NOW = new Date("2026-11-25T02:10:00.500Z");

const noteOf = (name: string, bytes: number): BackupNote => ({
  ...{ name, at: NOW.toISOString(), why: "night", broughtAt: null, bytes, isLocked: false },
  ...{ hasSecrets: false, app: "1", counts: null, fault: null, isInBucket: false },
});

test("of two processes in the same second each has a name of its own, locked or not", () => {
  const folder = temporaryFolder();
  const [one, other] = [openShelf(folder), openShelf(folder)];
  const first = one.claimName(NOW, OPEN);
  const second = other.claimName(NOW, { isLocked: true });
  expect([first.name, second.name]).toEqual([
    "rihla-2026-11-25T02-10-00Z.tar.zst",
    "rihla-2026-11-25T02-10-01Z.tar.zst.age",
  ]);
  first.letGo();
  expect(other.claimName(NOW, OPEN).name).toBe(first.name);
  expect(one.list()).toEqual([]);
});

test("a note is there whole or not at all, however many write it", async () => {
  const folder = temporaryFolder();
  const shelf = openShelf(folder);
  const { name } = shelf.claimName(NOW, OPEN);
  const seen = new Set<number | undefined>();
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      seen.add(shelf.noteOf(name)?.bytes ?? -1);
      await new Promise(setImmediate);
    }
  })();
  await shelf.note(noteOf(name, 1));
  seen.clear();
  await Promise.all(Array.from({ length: 200 }, (_, at) => shelf.note(noteOf(name, at + 1))));
  isOver = true;
  await reading;
  expect(seen.has(-1)).toBe(false);
  expect(readdirSync(`${folder}/backups`).filter((one) => one.includes("note"))).toEqual([]);
});

test("what was left half made a day ago goes, what is younger may be under way", async () => {
  const folder = temporaryFolder();
  const shelf = openShelf(folder);
  shelf.makeFolder();
  const [old, young] = ["rihla-1.unfinished-brought", "rihla-2.unfinished-brought"];
  for (const name of [old, young]) writeFileSync(shelf.at(name), "half");
  const hoursAgo = (count: number) => new Date(Date.now() - count * 3_600_000);
  utimesSync(shelf.at(old), hoursAgo(25), hoursAgo(25));
  utimesSync(shelf.at(young), hoursAgo(23), hoursAgo(23));
  await shelf.removeUnfinished();
  expect(readdirSync(`${folder}/backups`)).toEqual([young]);
});

test("what is listed, newest first: whole ones that lie here, those of a bucket, those that are not whole, and files somebody put here", async () => {
  const shelf = openShelf(temporaryFolder());
  shelf.makeFolder();
  const nameOf = (day: number) => `rihla-2026-11-${day}T02-10-00Z.tar.zst`;
  const at = (day: number) => `2026-11-${day}T02:10:00.000Z`;
  const noted = (day: number) => ({ ...noteOf(nameOf(day), 4), at: at(day) });
  await shelf.note(noted(21));
  await shelf.note({ ...noted(22), isInBucket: true });
  await shelf.note({ ...noted(23), fault: "not-whole" });
  for (const day of [21, 23, 24]) writeFileSync(shelf.at(nameOf(day)), "file");
  writeFileSync(shelf.at("notes.txt"), "");
  expect(shelf.list().map(({ name, at, why, isHere }) => [name, at, why, isHere])).toEqual([
    [nameOf(24), at(24), "brought", true],
    [nameOf(23), at(23), "night", false],
    [nameOf(22), at(22), "night", false],
    [nameOf(21), at(21), "night", true],
  ]);
  expect(shelf.find(nameOf(23))).toEqual({ ...noted(23), fault: "not-whole", isHere: false });
  expect([shelf.find(nameOf(25)), shelf.find("notes.txt")]).toEqual([null, null]);
});

test("a name is new where neither a file, a locked one nor a note has it", async () => {
  const shelf = openShelf(temporaryFolder());
  shelf.makeFolder();
  const nameOf = (second: number) => `rihla-2026-11-25T02-10-0${second}Z.tar.zst`;
  writeFileSync(shelf.at(nameOf(0)), "file");
  writeFileSync(shelf.at(`${nameOf(1)}.age`), "locked");
  await shelf.note(noteOf(nameOf(2), 4));
  await shelf.note(noteOf(`${nameOf(3)}.age`, 4));
  expect(shelf.newName(NOW, OPEN)).toBe(nameOf(4));
  expect(shelf.newName(NOW, { isLocked: true })).toBe(`${nameOf(4)}.age`);
  expect(shelf.claimName(NOW, OPEN).name).toBe(nameOf(4));
});

test("of a file that somebody put here its size, its time and whether it is locked are known; it can be read", async () => {
  const shelf = openShelf(temporaryFolder());
  expect(shelf.list()).toEqual([]);
  shelf.makeFolder();
  const name = "rihla-2026-11-25T02-10-00Z.tar.zst";
  const known = {
    ...{ at: "2026-11-25T02:10:00.000Z", why: "brought", broughtAt: null, app: "", counts: null },
    ...{ fault: null, isHere: true, bytes: 6, hasSecrets: false, isInBucket: false },
  };
  for (const one of [name, `${name}.age`]) writeFileSync(shelf.at(one), "locked");
  expect(shelf.find(name)).toEqual({ ...known, name, isLocked: false });
  expect(shelf.find(`${name}.age`)).toEqual({ ...known, name: `${name}.age`, isLocked: true });
  const { stream, bytes } = shelf.read(name);
  expect([bytes, await new Response(stream).text()]).toEqual([6, "locked"]);
  // Neither half a note nor a name that is no time tells anything.
  writeFileSync(shelf.noteFile(name), "{");
  expect(shelf.find(name)?.why).toBe("brought");
  expect(stampOf("rihla-9999-99-99T99-99-99Z.tar.zst")).toBe("1970-01-01T00:00:00.000Z");
  await shelf.remove(name);
  await shelf.remove(name);
  expect(shelf.list().map((one) => one.name)).toEqual([`${name}.age`]);
});
