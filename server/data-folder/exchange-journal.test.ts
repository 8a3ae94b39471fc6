import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { OwnerError } from "#server/errors/owner-error.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import {
  closeJournal,
  isExchangeOpen,
  type Journal,
  openJournal,
  settleExchange,
  settleFirst,
} from "./exchange-journal.ts";

const JOURNAL: Journal = {
  before: "before-restore-1",
  coming: "restoring-1",
  replaced: [{ name: "rihla.sqlite", leads: null }],
  brought: ["rihla.sqlite"],
};

/** Killed while the database was put aside, and nothing had come yet. */
function open(journal: Journal = JOURNAL) {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  for (const name of ["before-restore-1", "restoring-1"]) mkdirSync(at(name));
  writeFileSync(at("before-restore-1/rihla.sqlite"), "old");
  writeFileSync(at("restoring-1/rihla.sqlite"), "new");
  openJournal(folder, journal);
  return { folder, at };
}

test("what was put aside is put back, and what is left of the restore is gone", () => {
  const { folder, at } = open();
  expect(isExchangeOpen(folder)).toBe(true);
  expect(settleExchange(folder)).toBe(true);
  expect(readFileSync(at("rihla.sqlite"), "utf8")).toBe("old");
  expect(readdirSync(folder)).toEqual(["rihla.sqlite"]);
  expect([settleExchange(folder), settleFirst(folder)]).toEqual([false, false]);
});

test("an exchange that is closed stays as it is", () => {
  const { folder } = open();
  closeJournal(folder, JOURNAL);
  const names = readdirSync(folder);
  expect([isExchangeOpen(folder), settleExchange(folder)]).toEqual([false, false]);
  expect(readdirSync(folder)).toEqual(names);
});

test("without the folder of what came the old site is put back all the same", () => {
  const { folder, at } = open({ ...JOURNAL, coming: "restoring-2" });
  writeFileSync(at("rihla.sqlite"), "new");
  expect(settleExchange(folder)).toBe(true);
  expect(readFileSync(at("rihla.sqlite"), "utf8")).toBe("old");
  expect(readdirSync(folder).sort()).toEqual(["restoring-1", "rihla.sqlite"]);
});

test("a folder that no restore made is not removed", () => {
  const { folder, at } = open({ ...JOURNAL, coming: "media/restoring-1" });
  mkdirSync(at("media"));
  writeFileSync(at("media/original"), "a picture");
  for (const coming of ["media", ".", "restoring-1/..", "restoring-1/../media"]) {
    openJournal(folder, { ...JOURNAL, coming });
    expect(settleExchange(folder)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(["media", "restoring-1", "rihla.sqlite"]);
  }
});

test.each([
  ["", "nothing"],
  ["{", "half of it"],
  ["null", "null"],
  [JSON.stringify({ ...JOURNAL, replaced: [{ name: "../secret", leads: null }] }), "a way out"],
  [JSON.stringify({ ...JOURNAL, before: "../before-restore-1" }), "another folder"],
  ["x".repeat(1_000_000), "much else"],
])("a note that holds something else (%#) moves nothing, and says where to look", (text) => {
  const { folder, at } = open();
  writeFileSync(at("exchange.json"), text);
  const names = readdirSync(folder);
  for (const settle of [settleExchange, settleFirst]) {
    expect(() => settle(folder)).toThrow(OwnerError);
    expect(() => settle(folder)).toThrow(/cannot be read.*newest folder before-restore-/);
  }
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(names));
});

test("what cannot be put back is said, and put back at the next try", () => {
  const { folder, at } = open();
  // Something that no rename replaces.
  mkdirSync(at("rihla.sqlite/in-the-way"), { recursive: true });
  mkdirSync(at("restoring-1/taken"));
  writeFileSync(
    at("exchange.json"),
    JSON.stringify({ ...JOURNAL, coming: "restoring-1/rihla.sqlite" }),
  );
  expect(() => settleExchange(folder)).toThrow(/cannot be put back yet.*Nothing is lost/);
  expect(isExchangeOpen(folder)).toBe(true);
  writeFileSync(at("exchange.json"), JSON.stringify({ ...JOURNAL, coming: "restoring-2" }));
  expect(settleExchange(folder)).toBe(true);
  expect(readFileSync(at("rihla.sqlite"), "utf8")).toBe("old");
});

test("where a server runs, nothing is settled", () => {
  const { folder } = open();
  const release = lockDataFolder(folder);
  onTestFinished(release);
  expect(() => settleFirst(folder)).toThrow("Another Rihla server is running");
  expect(isExchangeOpen(folder)).toBe(true);
});

test("a note that was not finished is none", () => {
  const { folder, at } = open();
  settleExchange(folder);
  writeFileSync(at("exchange.json.new"), "{");
  expect(settleExchange(folder)).toBe(false);
  expect(readdirSync(folder)).toEqual(["rihla.sqlite"]);
});
