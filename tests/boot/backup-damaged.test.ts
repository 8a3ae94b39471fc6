import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { unpackedByHand } from "#tests/support/backups.ts";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { mayMount, mount, unmount } from "#tests/support/small-disk.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const restore = (DATA_DIR: string, backup: string) =>
  runCommand("server/cli/restore.ts", { DATA_DIR }, backup);

const backUp = (DATA_DIR: string, backup: string, env: NodeJS.ProcessEnv = {}) =>
  runCommand("server/cli/backup.ts", { DATA_DIR, ...env }, "--to", backup, "--with-secrets");

async function backedUp() {
  const folder = temporaryFolder();
  const [DATA_DIR, backup] = [path.join(folder, "data"), path.join(folder, "backup.tar.zst")];
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  server.signal("SIGTERM");
  await server.ended;
  expect((await backUp(DATA_DIR, backup)).code).toBe(0);
  return { DATA_DIR, backup };
}

/** Pictures that only the database knows, as after an unmounted media folder. */
function addPictures(DATA_DIR: string, stems: string[]): void {
  const database = new Database(path.join(DATA_DIR, "rihla.sqlite"));
  const columns = database.prepare<[], { name: string; type: string; dflt_value: unknown }>(
    "select name, type, dflt_value from pragma_table_info('media')",
  );
  const row = Object.fromEntries(
    columns.all().map(({ name, type }) => [name, /int/i.test(type) ? 1 : name]),
  );
  const names = Object.keys(row);
  const insert = database.prepare(
    `insert into media (${names.join()}) values (${names.map((name) => `@${name}`)})`,
  );
  for (const stem of stems) insert.run({ ...row, id: stem, stem, hash: stem, isReady: 1 });
  database.close();
}

test("a site that has lost a picture is backed up and put back; the picture is named", async () => {
  const { DATA_DIR, backup } = await backedUp();
  mkdirSync(path.join(DATA_DIR, "media/kept"), { recursive: true });
  writeFileSync(path.join(DATA_DIR, "media/kept/original"), "");
  addPictures(DATA_DIR, ["kept", "lost-picture"]);
  const damaged = `${backup}-damaged`;
  for (const command of [backUp, restore]) {
    const { code, stdout, stderr } = await command(DATA_DIR, damaged);
    expect([code, stderr, stdout]).toEqual([
      0,
      "",
      expect.stringMatching(/1 picture is missing.*\n {2}lost-picture/),
    ]);
  }
  const unpacked = await unpackedByHand(damaged);
  rmSync(path.join(unpacked, "SHA256SUMS"));
  const byHand = await restore(DATA_DIR, unpacked);
  expect([byHand.code, byHand.stderr]).toEqual([
    1,
    expect.stringMatching(/lost-picture is missing/),
  ]);
});

test("a site that has lost its whole media folder hears how many pictures are missing", async () => {
  const { DATA_DIR, backup } = await backedUp();
  const stems = Array.from({ length: 22 }, (_, index) => `picture-${100 + index}`);
  addPictures(DATA_DIR, stems);
  rmSync(path.join(DATA_DIR, "media"), { recursive: true });
  const damaged = `${backup}-damaged`;
  const words =
    /The files of 22 pictures are missing in the site itself: look for the folder media,/;
  const made = await backUp(DATA_DIR, damaged);
  expect([made.code, made.stderr, made.stdout]).toEqual([0, "", expect.stringMatching(words)]);
  expect(made.stdout).toMatch(/ 0 pictures, .*\n {2}picture-119\n {2}and 2 more\n$/s);
  const restored = await restore(DATA_DIR, damaged);
  expect([restored.code, restored.stdout]).toEqual([0, expect.stringMatching(words)]);
  // Pictures of the site stay where the backup brings none.
  mkdirSync(path.join(DATA_DIR, "media/picture-107"), { recursive: true });
  writeFileSync(path.join(DATA_DIR, "media/picture-107/original"), "");
  const unpacked = await unpackedByHand(damaged);
  rmSync(path.join(unpacked, "SHA256SUMS"));
  const byHand = await restore(DATA_DIR, unpacked);
  expect([byHand.code, byHand.stdout]).toEqual([
    0,
    expect.stringMatching(/with 1 picture: .* 21 pictures are missing/s),
  ]);
});

test("a site whose bucket does not answer hears of it, and no half of a backup is made", async () => {
  const { DATA_DIR, backup } = await backedUp();
  addPictures(DATA_DIR, ["in-the-bucket"]);
  const bucket = {
    ...{ S3_ENDPOINT: "http://127.0.0.1:1", S3_BUCKET: "b" },
    ...{ S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "s" },
  };
  const target = path.join(path.dirname(backup), "new");
  const { code, stderr } = await backUp(DATA_DIR, target, bucket);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^The bucket with the pictures does not answer\. Nothing was made/),
  ]);
  expect(readdirSync(path.dirname(backup)).sort()).toEqual(["backup.tar.zst", "data"]);
});

test("a picture that cannot be read is no fault of a bucket that is not there", async () => {
  const { DATA_DIR, backup } = await backedUp();
  addPictures(DATA_DIR, ["unreadable"]);
  mkdirSync(path.join(DATA_DIR, "media/unreadable/original"), { recursive: true });
  const { code, stderr } = await backUp(DATA_DIR, path.join(path.dirname(backup), "new"));
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^The pictures cannot be read or stored \(EISDIR\)\. Nothing was made/),
  ]);
});

test("a folder without a database, or with one that is damaged, is called by its own name", async () => {
  const { DATA_DIR, backup: archive } = await backedUp();
  const backup = await unpackedByHand(archive);
  const file = path.join(backup, "rihla.sqlite");
  rmSync(path.join(backup, "SHA256SUMS"));
  writeFileSync(file, "not a database, and long enough to be read as one".repeat(100));
  const damaged = await restore(DATA_DIR, backup);
  expect([damaged.code, damaged.stderr]).toEqual([1, expect.stringContaining(`\n  ${file}: `)]);
  rmSync(file);
  const missing = await restore(DATA_DIR, backup);
  expect([missing.code, missing.stderr]).toEqual([
    1,
    `There is no backup here: rihla.sqlite is missing.\n  ${backup}\n`,
  ]);
});

test("where no backup can be written, words say so", async () => {
  const { DATA_DIR, backup } = await backedUp();
  const link = path.join(temporaryFolder(), "link");
  symlinkSync("/nowhere", link);
  for (const target of [backup, path.join(backup, "below"), link, "/proc/nothing/can/be/made"]) {
    const { code, stderr } = await backUp(DATA_DIR, target);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/name a (file that|place where)/)]);
    expect(stderr).not.toMatch(/^\s+at /m);
  }
});

test("no backup is written among the site's own files, also not through a link", async () => {
  const { DATA_DIR } = await backedUp();
  const media = path.join(DATA_DIR, "media");
  const link = path.join(temporaryFolder(), "link");
  symlinkSync(DATA_DIR, link);
  for (const target of [path.join(media, "new"), path.join(link, "new/backup")]) {
    const { code, stderr } = await backUp(DATA_DIR, target);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^A backup among the site's own files would be lost with them: name/),
    ]);
  }
  expect(readdirSync(media)).toEqual([]);
});

test("a backup is not put back into itself, and stays one that can be", async () => {
  const { DATA_DIR, backup: archive } = await backedUp();
  const backup = await unpackedByHand(archive);
  const before = readdirSync(backup);
  const link = path.join(temporaryFolder(), "link");
  symlinkSync(backup, link);
  for (const folder of [backup, path.join(backup, "media"), link]) {
    const { code, stderr } = await restore(folder, backup);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^The data folder lies in the backup itself, which is left untouched/),
    ]);
  }
  expect(readdirSync(backup)).toEqual(before);
  const { code, stdout } = await restore(DATA_DIR, backup);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^The backup is in place/)]);
});

/** A site with a picture, and a backup of it. */
async function withPicture() {
  const { DATA_DIR, backup } = await backedUp();
  const media = path.join(DATA_DIR, "media");
  mkdirSync(path.join(media, "kept"), { recursive: true });
  writeFileSync(path.join(media, "kept/original"), "");
  addPictures(DATA_DIR, ["kept"]);
  rmSync(backup);
  expect((await backUp(DATA_DIR, backup)).code).toBe(0);
  rmSync(media, { recursive: true });
  return { DATA_DIR, backup, media };
}

test.skipIf(!mayMount)(
  "a disk mounted in the site is named, and the site stays whole",
  async () => {
    const { DATA_DIR, backup, media } = await withPicture();
    mkdirSync(media);
    mount(media, "64k");
    onTestFinished(() => unmount(media));
    writeFileSync(path.join(media, "own"), "");
    // An empty log may be written into the database meanwhile.
    const parts = () => readdirSync(DATA_DIR).filter((name) => !/-(wal|shm)$/.test(name));
    const there = parts();
    const { code, stderr } = await restore(DATA_DIR, backup);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/cannot be put aside \(EBUSY\).*Nothing was changed: unmount the disk/),
    ]);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect([parts(), readdirSync(media)]).toEqual([there, ["own"]]);
    const server = startBuiltServer({ PORT: await freePort(), DATA_DIR });
    onTestFinished(() => server.signal("SIGKILL"));
    await server.ready();
  },
);

test.skipIf(!mayMount)("a backup may go straight onto a disk", async () => {
  const { DATA_DIR, backup } = await backedUp();
  const disk = `${backup}-disk`;
  mkdirSync(disk);
  mount(disk, "20m");
  onTestFinished(() => unmount(disk));
  expect((await backUp(DATA_DIR, disk)).code).toBe(0);
  expect(readdirSync(disk)).toEqual([expect.stringMatching(/^rihla-2.*\.tar\.zst$/)]);
});

test("pictures come back where a link to their disk leads nowhere", async () => {
  const { DATA_DIR, backup, media } = await withPicture();
  symlinkSync("/nowhere/media", media);
  const { code, stderr } = await restore(DATA_DIR, backup);
  expect([code, stderr]).toEqual([0, ""]);
  expect(readdirSync(media)).toEqual(["kept"]);
});
