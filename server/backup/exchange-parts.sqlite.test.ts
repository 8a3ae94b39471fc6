import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { exchangeParts } from "./exchange-parts.ts";

/** A folder with a database that was killed: its last row lies in its log. */
function killed(): string {
  const [served, folder] = [temporaryFolder(), temporaryFolder()];
  const writer = new Database(path.join(served, "rihla.sqlite"));
  onTestFinished(() => void writer.close());
  writer.pragma("journal_mode = wal");
  writer.exec("create table enquiry (name text)");
  writer.pragma("wal_checkpoint(truncate)");
  writer.exec("insert into enquiry values ('Farida Yasmin')");
  for (const name of readdirSync(served)) {
    copyFileSync(path.join(served, name), path.join(folder, name));
  }
  return folder;
}

function coming(): string {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, "rihla.sqlite"), "another site");
  return folder;
}

test("a database is put aside as one file, so that nobody can be killed between it and its log", () => {
  const before = exchangeParts(killed(), coming()) ?? "";
  expect(readdirSync(before)).toEqual(["rihla.sqlite"]);
  const kept = new Database(path.join(before, "rihla.sqlite"), { readonly: true });
  onTestFinished(() => void kept.close());
  expect(kept.prepare("select name from enquiry").get()).toEqual({ name: "Farida Yasmin" });
});

test("a database beside the log of another is put aside as it lies there: neither is written into the other", () => {
  const folder = killed();
  writeFileSync(path.join(folder, "rihla.sqlite-starts"), "[1,2]");
  const names = readdirSync(folder).filter((name) => name !== "rihla.sqlite-shm");
  const bytesIn = (place: string) => names.map((name) => readFileSync(path.join(place, name)));
  const were = bytesIn(folder);
  const before = exchangeParts(folder, coming()) ?? "";
  expect(bytesIn(before)).toEqual(were);
  expect(readdirSync(folder).filter((name) => name.startsWith("rihla"))).toEqual(["rihla.sqlite"]);
});

test("a link to another disk leads there from where it was put aside too", () => {
  const [disk, folder] = [temporaryFolder(), killed()];
  writeFileSync(path.join(disk, "kept.png"), "a picture");
  const link = path.relative(folder, disk);
  symlinkSync(link, path.join(folder, "media"));
  const incoming = coming();
  mkdirSync(path.join(incoming, "media"));
  const before = exchangeParts(folder, incoming) ?? "";
  expect(readFileSync(path.join(before, "media", "kept.png"), "utf8")).toBe("a picture");
  expect(readdirSync(path.join(folder, "media"))).toEqual([]);
  expect(readdirSync(disk)).toEqual(["kept.png"]);
});

test("a database that a program has open stays where it is, whatever became of the lock", () => {
  const folder = killed();
  const server = new Database(path.join(folder, "rihla.sqlite"));
  onTestFinished(() => void server.close());
  server.prepare("select name from enquiry").get();
  const names = readdirSync(folder);
  expect(() => exchangeParts(folder, coming())).toThrow(/has the database of this site open/);
  expect(readdirSync(folder)).toEqual(names);
  expect(server.prepare("select name from enquiry").get()).toEqual({ name: "Farida Yasmin" });
});

test.each([
  ["no database", ["", "-wal"]],
  ["", ["", "-journal", "-wal"]],
])("one that cannot be opened (%j) is put aside with what lies beside it", (text, ends) => {
  const folder = temporaryFolder();
  const names = ends.map((end) => `rihla.sqlite${end}`);
  for (const name of names) writeFileSync(path.join(folder, name), text);
  expect(readdirSync(exchangeParts(folder, coming()) ?? "")).toEqual(expect.arrayContaining(names));
  expect(readdirSync(folder).filter((name) => name.includes("sqlite"))).toEqual(["rihla.sqlite"]);
});
