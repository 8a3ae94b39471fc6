import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { isExchangeOpen, leadsTo, settleExchange } from "#server/data-folder/exchange-journal.ts";
import { COMPILED, END_WITH_PARENT } from "#tests/support/built-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** What lies where: the text of each file, what each link says. */
function pictureOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const places = entries
    // SQLite makes an index of its own to look at a log.
    .filter((entry) => !entry.isDirectory() && !entry.name.endsWith("-shm"))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    places.map((place) => [
      path.relative(folder, place).replace(/(before-restore|restoring)-[^/]*/, "$1"),
      heldIn(place).replace(path.dirname(folder), "…"),
    ]),
  );
}

function heldIn(place: string): string {
  const leads = leadsTo(place);
  if (leads !== null) return `to ${leads}`;
  const text = readFileSync(place, "latin1");
  return text.startsWith("SQLite format") ? rowsOf(place) : text;
}

function rowsOf(file: string): string {
  const database = new Database(file, { readonly: true });
  try {
    return JSON.stringify(database.prepare("select name from site").all());
  } finally {
    database.close();
  }
}

function makeSite(folder: string, name: string, parts = ["media", "secret"]): void {
  mkdirSync(folder, { recursive: true });
  const database = new Database(path.join(folder, "rihla.sqlite"));
  database.exec(`create table site (name text); insert into site values ('${name}')`);
  database.close();
  if (parts.includes("secret")) writeFileSync(path.join(folder, "secret"), `secret of ${name}`);
  if (!parts.includes("media")) return;
  mkdirSync(path.join(folder, "media", name), { recursive: true });
  writeFileSync(path.join(folder, "media", name, "original"), name);
}

type Case = [what: string, make: (at: (name: string) => string) => void];
const COMING = "data/restoring-1";
const NEW = '[{"name":"new"}]';

const CASES: Case[] = [
  [
    "a whole site in the place of another",
    (at) => {
      makeSite(at("data"), "old");
      makeSite(at(COMING), "new");
    },
  ],
  [
    "a site whose pictures lie on another disk",
    (at) => {
      makeSite(at("data"), "old", ["secret"]);
      mkdirSync(at("disk"));
      writeFileSync(at("disk/kept"), "a picture");
      symlinkSync("../disk", at("data/media"));
      makeSite(at(COMING), "new");
    },
  ],
  [
    "a backup without pictures and secret",
    (at) => {
      makeSite(at("data"), "old");
      makeSite(at(COMING), "new", []);
    },
  ],
  [
    "a site in the place of a database that cannot be opened",
    (at) => {
      mkdirSync(at("data"));
      for (const end of ["", "-wal"]) {
        writeFileSync(at(`data/rihla.sqlite${end}`), `no database${end}`);
      }
      makeSite(at(COMING), "new");
    },
  ],
  ["a site where nothing was", (at) => makeSite(at(COMING), "new")],
];

/** @returns whether it was killed */
function killedBefore(change: number, what: "exchange" | "settle", folder: string): boolean {
  const at = (name: string) => path.join(folder, name);
  const args = ["tests/support/killed-exchange.mjs", what, at("data"), at(COMING), String(change)];
  const env = { ...process.env, ...COMPILED };
  const { status, signal, stderr } = spawnSync(process.execPath, args, { env });
  if (signal === "SIGKILL") return true;
  expect([status, String(stderr)]).toEqual([0, ""]);
  return false;
}

/** Without what would have come, which is there before its exchange and may be left behind by it. */
const siteIn = (data: string) =>
  Object.fromEntries(
    Object.entries(pictureOf(data)).filter(([name]) => !name.startsWith("restoring")),
  );

function open(make: Case[1]) {
  const model = temporaryFolder();
  make((name) => path.join(model, name));
  const copyOf = (folder = model) => {
    const copy = temporaryFolder();
    cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
    return { copy, data: path.join(copy, "data") };
  };
  return { copyOf, old: siteIn(path.join(model, "data")) };
}

test.each(CASES)("%s: killed at each change, it is the old one, then the new", (_, make) => {
  const { copyOf, old } = open(make);
  const whole = copyOf();
  expect(killedBefore(1000, "exchange", whole.copy)).toBe(false);
  const done = pictureOf(whole.data);
  expect([done["rihla.sqlite"], done["restoring/rihla.sqlite"]]).toEqual([NEW, undefined]);
  const states: string[] = [];
  for (let change = 0; ; change++) {
    const { copy, data } = copyOf();
    if (!killedBefore(change, "exchange", copy)) break;
    const isOpen = isExchangeOpen(data);
    expect(settleExchange(data), `${change}`).toBe(isOpen);
    const isNew = siteIn(data)["rihla.sqlite"] === NEW;
    expect(siteIn(data), `${change}`).toEqual(isNew ? done : old);
    expect(settleExchange(data)).toBe(false);
    states.push(isOpen ? "undone" : isNew ? "new" : "old");
  }
  // Its last change is what makes it done.
  expect(states.join(" ")).toMatch(/^(old ){3,}(undone ?){4,}$/);
});

test.each(CASES.slice(0, 2))(
  "%s: whoever settles it is killed too, and the next one goes on",
  (_, make) => {
    const { copyOf, old } = open(make);
    let killed = 0;
    for (let change = 0; ; change++) {
      const { copy, data } = copyOf();
      if (!killedBefore(change, "exchange", copy)) break;
      for (let settling = 0; isExchangeOpen(data); settling++, killed++) {
        const again = copyOf(copy);
        const wasKilled = killedBefore(settling, "settle", again.copy);
        settleExchange(again.data);
        expect(siteIn(again.data), `${change}, ${settling}`).toEqual(old);
        if (!wasKilled) break;
      }
    }
    expect(killed).toBeGreaterThan(30);
  },
);

const KILLS = 100;
/** After its first exchange. */
const LONGEST_MS = 60;

test("a hundred kills at any time leave no mixture of two sites", async () => {
  const data = temporaryFolder();
  const args = ["--import", END_WITH_PARENT, "tests/support/exchanging.mjs", data, "5"];
  const settled: boolean[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...COMPILED } });
    const ended = once(child, "exit");
    await Promise.race([once(child.stdout, "data"), ended]);
    await setTimeout(Math.random() * LONGEST_MS);
    child.kill("SIGKILL");
    expect((await ended)[1]).toBe("SIGKILL");
    settled.push(settleExchange(data));
    const parts = Object.entries(siteIn(data)).filter(([name]) => !name.startsWith("before"));
    expect([parts.length, new Set(parts.map(([, label]) => label)).size], `${kill}`).toEqual([
      7, 1,
    ]);
  }
  expect(settled).toContain(true);
});
