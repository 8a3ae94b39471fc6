import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { unpackedByHand } from "#tests/support/backups.ts";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { lastingFolder, temporaryFolder } from "#tests/support/temporary-folder.ts";

const restore = (DATA_DIR: string, backup: string, ...args: string[]) =>
  runCommand("server/cli/restore.ts", { DATA_DIR }, backup, ...args);

const backUp = (DATA_DIR: string, backup: string, ...args: string[]) =>
  runCommand("server/cli/backup.ts", { DATA_DIR }, "--to", backup, ...args);

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

async function start(DATA_DIR: string): Promise<BuiltServer> {
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  return server;
}

async function end(server: BuiltServer, signal: "SIGTERM" | "SIGKILL" = "SIGTERM") {
  server.signal(signal);
  await server.ended;
}

const model = lastingFolder();
afterAll(model.remove);
let modelMade: Promise<void> | undefined;

async function makeModel(): Promise<void> {
  const DATA_DIR = path.join(model.path, "data");
  await end(await start(DATA_DIR));
  expect(
    (await backUp(DATA_DIR, path.join(model.path, "backup.tar.zst"), "--with-secrets")).code,
  ).toBe(0);
}

/** A site that was served and backed up: a copy of the one of this file. */
async function backedUp() {
  modelMade ??= makeModel();
  await modelMade;
  const folder = temporaryFolder();
  cpSync(model.path, folder, { recursive: true });
  return { DATA_DIR: path.join(folder, "data"), backup: path.join(folder, "backup.tar.zst") };
}

const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== "server.lock")
      .map(({ parentPath, name }) => [name, hashOf(path.join(parentPath, name))]),
  );

test("what is not a whole backup is refused in words, and the site stays as it is", async () => {
  const { DATA_DIR, backup: archive } = await backedUp();
  const backup = await unpackedByHand(archive);
  const before = filesOf(DATA_DIR);
  const flaws: [string, (folder: string) => void, RegExp][] = [
    ["altered", (at) => appendFileSync(path.join(at, "secret"), "x"), /secret was altered/],
    ["cut off", (at) => writeFileSync(path.join(at, "rihla.sqlite"), "SQLite"), /was altered/],
    ["a file less", (at) => rmSync(path.join(at, "secret")), /secret is missing/],
    ["a file more", (at) => writeFileSync(path.join(at, "more"), ""), /more is not in its list/],
    ["no list, no database", (at) => rmSync(at, { recursive: true }), /no such file/],
    [
      "empty",
      (at) => readdirSync(at).forEach((name) => void rmSync(path.join(at, name))),
      /no backup here/,
    ],
  ];
  for (const [name, spoil, words] of flaws) {
    const spoilt = path.join(temporaryFolder(), "backup");
    cpSync(backup, spoilt, { recursive: true });
    spoil(spoilt);
    const { code, stderr } = await restore(DATA_DIR, spoilt);
    expect([name, code, stderr]).toEqual([name, 1, expect.stringMatching(words)]);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(filesOf(DATA_DIR), name).toEqual(before);
  }
});

test("a copy made by hand is taken, and brings no secret of its own", async () => {
  const { DATA_DIR, backup: archive } = await backedUp();
  const backup = await unpackedByHand(archive);
  const secret = readFileSync(path.join(DATA_DIR, "secret"), "utf8");
  for (const name of ["SHA256SUMS", "manifest.json", "secret"]) rmSync(path.join(backup, name));
  const { code, stdout } = await restore(DATA_DIR, backup);
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining("only its database could be checked"),
  ]);
  expect(readFileSync(path.join(DATA_DIR, "secret"), "utf8")).toBe(secret);
  await end(await start(DATA_DIR));
});

test("a backup gets a name of its own, and half of one is never there", async () => {
  const { DATA_DIR, backup } = await backedUp();
  const again = await backUp(DATA_DIR, backup);
  expect([again.code, again.stderr]).toEqual([
    1,
    `Something lies there: name a file that is not there yet.\n  ${backup}\n`,
  ]);
  const parent = temporaryFolder();
  expect((await backUp(DATA_DIR, parent)).code).toBe(0);
  expect(readdirSync(parent)).toEqual([expect.stringMatching(/^rihla-2.*Z\.tar\.zst$/)]);
  const empty = temporaryFolder();
  rmSync(path.join(DATA_DIR, "secret"));
  expect((await backUp(DATA_DIR, path.join(empty, "new"))).code).toBe(1);
  expect(readdirSync(empty)).toEqual([]);
});

test("without a place it goes on the shelf of the site, where secrets are left out", async () => {
  const { DATA_DIR } = await backedUp();
  const shelf = path.join(DATA_DIR, "backups");
  const { code, stdout } = await runCommand("server/cli/backup.ts", { DATA_DIR });
  expect([code, stdout]).toEqual([0, expect.stringContaining(`\n  ${shelf}/rihla-`)]);
  const [archive = "", note = "", ...others] = readdirSync(shelf).sort();
  expect([note, others]).toEqual([`${archive}.json`, []]);
  expect(JSON.parse(readFileSync(path.join(shelf, note), "utf8"))).toMatchObject({
    ...{ name: archive, why: "hand", fault: null, hasSecrets: false },
    bytes: statSync(path.join(shelf, archive)).size,
  });
  expect(readdirSync(await unpackedByHand(path.join(shelf, archive)))).not.toContain("secret");
  const elsewhere = path.join(temporaryFolder(), "data");
  expect((await restore(elsewhere, path.join(shelf, archive))).code).toBe(0);
  await end(await start(elsewhere));
});

test("a look at a backup says what is in it, and changes nothing", async () => {
  const { DATA_DIR, backup } = await backedUp();
  const before = filesOf(DATA_DIR);
  const { code, stdout } = await restore(DATA_DIR, backup, "--dry-run");
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(
      /^The backup is whole\. Nothing was changed\.\n.*, made at 2.* from SQLite: \d+ posts, \d+ enquiries, 0 users\.\nIt would be put in place with 0 pictures\.\n$/,
    ),
  ]);
  expect(filesOf(DATA_DIR)).toEqual(before);
});

test("a restore that was ended in the middle leaves no half of a site to start on", async () => {
  const { DATA_DIR, backup } = await backedUp();
  mkdirSync(path.join(DATA_DIR, "before-restore-1"));
  for (const name of ["rihla.sqlite", "secret"]) {
    cpSync(path.join(DATA_DIR, name), path.join(DATA_DIR, "before-restore-1", name));
    rmSync(path.join(DATA_DIR, name));
  }
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR });
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toMatch(/^The database of this site is missing: .*before-restore-1/);
  expect((await restore(DATA_DIR, backup)).code).toBe(0);
  await end(await start(DATA_DIR));
});

test("nor does one into a new folder", async () => {
  const { backup } = await backedUp();
  const DATA_DIR = path.join(temporaryFolder(), "data");
  await unpackedByHand(backup, path.join(DATA_DIR, "restoring-1"));
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR });
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toMatch(/^The database of this site is missing: .*restoring-1/);
  expect((await restore(DATA_DIR, backup)).code).toBe(0);
  await end(await start(DATA_DIR));
});
