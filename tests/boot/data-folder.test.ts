import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import type { BuiltServer } from "#tests/support/built-server.ts";
import { copyOf, inside, refusalOf, serve, served, start } from "#tests/support/served-folder.ts";
import { lastingFolder, temporaryFolder } from "#tests/support/temporary-folder.ts";

const model = lastingFolder();
afterAll(model.remove);
let modelServed: Promise<string> | undefined;

async function copied(): Promise<string> {
  modelServed ??= serve(path.join(model.path, "data"));
  return copyOf(await modelServed);
}

const registerAt = ({ url }: BuiltServer, email = "owner@rihla.example") =>
  fetch(`${url}/api/users`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Owner", email, password: "a quiet harbour at dawn" }),
  });

test("nobody else's account reads the data folder, also of a site that lay open", async () => {
  const DATA_DIR = await served();
  const modes = () =>
    [".", "rihla.sqlite", "secret", "uploads"].map((name) => {
      const { mode } = statSync(inside(DATA_DIR, name));
      return (mode & 0o777).toString(8);
    });
  expect(modes()).toEqual(["700", "600", "600", "700"]);
  chmodSync(DATA_DIR, 0o755);
  chmodSync(inside(DATA_DIR, "rihla.sqlite"), 0o644);
  chmodSync(inside(DATA_DIR, "secret"), 0o644);
  await start(DATA_DIR);
  expect(modes()).toEqual(["700", "600", "600", "700"]);
  expect(statSync(inside(DATA_DIR, "rihla.sqlite-wal")).mode & 0o777).toBe(0o600);
});

test.each<[string, (DATA_DIR: string) => void, RegExp]>([
  [
    "the database is gone, the secret is there",
    (at) => rmSync(inside(at, "rihla.sqlite")),
    /^The database of this site is missing: the data folder still holds secret\./,
  ],
  [
    "only pictures are left",
    (at) => {
      for (const name of ["rihla.sqlite", "secret"]) rmSync(inside(at, name));
      mkdirSync(inside(at, "media/a"), { recursive: true });
    },
    /^The database of this site is missing: the data folder still holds media\./,
  ],
  [
    "the database is empty",
    (at) => truncateSync(inside(at, "rihla.sqlite")),
    /^The database of this site is missing/,
  ],
  [
    "nothing but an empty database",
    (at) => {
      rmSync(at, { recursive: true });
      mkdirSync(at);
      writeFileSync(inside(at, "rihla.sqlite"), "");
    },
    /^The database file is empty\. It was left untouched: put a backup back with npm run restore/,
  ],
  [
    "the folder is empty: its disk is not there",
    (at) => {
      rmSync(at, { recursive: true });
      mkdirSync(at);
    },
    /^There was a site in this data folder, and now it is gone\. Connect the disk/,
  ],
  [
    "the folder is gone",
    (at) => rmSync(at, { recursive: true }),
    /^There was a site in this data folder, and now it is gone\./,
  ],
  [
    "the secret is empty",
    (at) => truncateSync(inside(at, "secret")),
    /^The secret that signs sessions is empty or cut off\. Put the one of a backup in its place/,
  ],
])("no demo site opens where one was lost: %s", async (_, lose, words) => {
  const DATA_DIR = await served();
  lose(DATA_DIR);
  expect(await refusalOf(DATA_DIR)).toMatch(words);
});

test("an owner who has just registered is not lost with the log of the database", async () => {
  const DATA_DIR = path.join(temporaryFolder(), "data");
  const first = await start(DATA_DIR);
  expect((await registerAt(first)).status).toBe(201);
  first.signal("SIGKILL");
  await first.ended;
  rmSync(inside(DATA_DIR, "rihla.sqlite-wal"));
  const again = await start(DATA_DIR, { EXPECT_SITE: "1" });
  expect(again.stdout()).not.toContain("Nobody owns this website yet");
  expect((await registerAt(again, "stranger@rihla.example")).status).toBe(403);
});

test("where the server cannot remember a site, EXPECT_SITE says that there is one", async () => {
  const lost = path.join(temporaryFolder(), "volume");
  expect(await refusalOf(lost, { EXPECT_SITE: "1" })).toMatch(
    /^There is no site in this data folder, and EXPECT_SITE says that there should be one\. Connect/,
  );
  expect(existsSync(lost)).toBe(false);
  await start(await served(), { EXPECT_SITE: "1" });
});

test.each<[string, (file: string) => void, RegExp]>([
  ["removed", (file) => rmSync(file), /the database file was removed/],
  [
    "replaced",
    (file) => {
      renameSync(file, `${file}.old`);
      writeFileSync(file, "another");
    },
    /another file lies in the place of the database/,
  ],
  ["cut off", (file) => truncateSync(file, 4096), /the database file was cut off/],
  [
    "overwritten with a backup",
    (file) => {
      const reading = new Database(file, { readonly: true });
      reading.prepare("vacuum into ?").run(`${file}.backup`);
      reading.close();
      copyFileSync(`${file}.backup`, file);
    },
    /another database was copied over the database file/,
  ],
  [
    "overwritten with that of an earlier day",
    (file) => copyFileSync(path.join(model.path, "data", "rihla.sqlite"), file),
    /another database was copied over the database file/,
  ],
  ["without its log", (file) => rmSync(`${file}-wal`), /its -wal file, was removed/],
  ["with its log cut off", (file) => truncateSync(`${file}-wal`), /its -wal file, was cut off/],
  [
    "with its folder",
    (file) => rmSync(path.dirname(file), { recursive: true }),
    /the database file was removed/,
  ],
])("a running server notices that its database was %s", async (_, lose, words) => {
  const DATA_DIR = await copied();
  const server = await start(DATA_DIR);
  const page = async () => (await fetch(`${server.url}/about`)).status;
  expect(await page()).toBe(200);
  lose(inside(DATA_DIR, "rihla.sqlite"));

  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, (await ready.json()).message]).toEqual([503, expect.stringMatching(words)]);
  const answer = await registerAt(server);
  expect([answer.status, (await answer.json()).message]).toEqual([
    503,
    expect.stringMatching(/^Nothing was saved: the server has lost its database file\./),
  ]);
  expect(await page()).toBe(200);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test("a database that is damaged under a running server: it is told from the first page that cannot be read", async () => {
  const DATA_DIR = await copied();
  const server = await start(DATA_DIR);
  const file = openSync(inside(DATA_DIR, "rihla.sqlite"), "r+");
  writeSync(file, randomBytes(fstatSync(file).size - 4096), 0, null, 4096);
  closeSync(file);

  const page = await fetch(`${server.url}/packages/hajj`);
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining("just now")]);
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, (await ready.json()).message]).toEqual([
    503,
    expect.stringMatching(/the database file is damaged. Stop the server, put the file back/),
  ]);
});

test("another program that tidies up the database is no loss; then cutting it off is one", async () => {
  const DATA_DIR = await copied();
  const file = inside(DATA_DIR, "rihla.sqlite");
  const server = await start(DATA_DIR);
  const ready = async () => {
    const answer = await fetch(`${server.url}/readyz`);
    return [answer.status, await answer.text()];
  };
  const { size } = statSync(file);
  const other = new Database(file);
  other.exec("create table large (text); insert into large values (zeroblob(1000000))");
  other.pragma("wal_checkpoint(truncate)");
  expect(statSync(file).size).toBeGreaterThan(size);
  expect(await ready()).toEqual([200, expect.any(String)]);
  other.exec("drop table large; vacuum");
  other.pragma("wal_checkpoint(truncate)");
  expect(statSync(file).size).toBeLessThan(size + 1_000_000);
  expect(await ready()).toEqual([200, expect.any(String)]);
  other.close();
  expect(await ready()).toEqual([200, expect.any(String)]);
  truncateSync(file, 8192);
  expect(await ready()).toEqual([503, expect.stringContaining("the database file was cut off")]);
});

test("what a write has seen of the file /readyz knows too", async () => {
  const DATA_DIR = await copied();
  const file = inside(DATA_DIR, "rihla.sqlite");
  const server = await start(DATA_DIR);
  const { size } = statSync(file);
  const other = new Database(file);
  other.exec("create table large (text); insert into large values (zeroblob(1000000))");
  other.pragma("wal_checkpoint(truncate)");
  other.close();
  const registered = await registerAt(server);
  expect(registered.status).toBe(201);
  // Longer than it was at the start.
  truncateSync(file, size + 8192);
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([
    503,
    expect.stringContaining("the database file was cut off"),
  ]);
});
