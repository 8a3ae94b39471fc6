import { createHash } from "node:crypto";
import { createWriteStream, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, gzipSync, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { pack as createPack } from "tar-stream";
import { expect, test } from "vitest";
import { readSecret } from "#server/data-folder/secret.ts";
import { backUp, envAt, UNWATCHED, unpackedByHand } from "#tests/support/backups.ts";
import { type Entry, packed, sums } from "#tests/support/made-archive.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { BackupError } from "./backup-error.ts";
import type { Manifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";

/** A backup of a demo site, and the folder of another site with what is in it. */
async function open() {
  const { dataFolder } = await openTestSite({ demo: true });
  readSecret(dataFolder);
  const backup = await backUp({ DATA_DIR: dataFolder });
  const there = temporaryFolder();
  writeFileSync(path.join(there, "rihla.sqlite"), "another site");
  writeFileSync(path.join(there, "secret"), "s".repeat(64));
  return { backup, there };
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => [
    name,
    createHash("sha256")
      .update(readFileSync(path.join(folder, name)))
      .digest("hex"),
  ]);

async function refusal(file: string, there: string): Promise<unknown> {
  const before = filesOf(there);
  const error = await restoreBackup(file, envAt({ DATA_DIR: there }), UNWATCHED).catch((e) => e);
  expect(filesOf(there)).toEqual(before);
  return error;
}

const COUNT = 60;

test("sixty altered and cut off files are refused, and nothing is changed", async () => {
  const { backup, there } = await open();
  const whole = readFileSync(backup);
  for (let index = 0; index < COUNT; index++) {
    const place = Math.floor((whole.length * (index + 0.5)) / COUNT);
    const bytes = Buffer.from(whole);
    bytes.writeUInt8((bytes[place] ?? 0) ^ (1 << (index % 8)), place);
    const spoilt = index % 3 === 0 ? whole.subarray(0, place) : bytes;
    const file = path.join(temporaryFolder(), "spoilt.tar.zst");
    writeFileSync(file, spoilt);
    expect(await refusal(file, there), `${index}`).toBeInstanceOf(BackupError);
  }
});

test("what was altered before it was packed again is found by its checksum", async () => {
  const { backup, there } = await open();
  const tar = zstdDecompressSync(readFileSync(backup));
  const file = path.join(temporaryFolder(), "packed-again.tar.zst");
  for (let index = 1; index < 20; index++) {
    const bytes = Buffer.from(tar);
    const place = Math.floor((tar.length * index) / 20);
    bytes.writeUInt8((bytes[place] ?? 0) ^ 1, place);
    writeFileSync(file, zstdCompressSync(bytes));
    expect(await refusal(file, there), `${place}`).toBeInstanceOf(BackupError);
  }
});

test.each([
  ["empty", Buffer.alloc(0)],
  ["a picture", Buffer.from("\x89PNG\r\n\x1a\n")],
  ["a text", Buffer.from("not a backup")],
  ["another compression", gzipSync("a text")],
  ["zeros", zstdCompressSync(Buffer.alloc(100_000))],
  ["noise", zstdCompressSync(Buffer.from("x".repeat(5000)))],
])("what is no backup is called that: %s", async (_, bytes) => {
  const { there } = await open();
  const file = path.join(temporaryFolder(), "foreign");
  writeFileSync(file, bytes);
  expect(await refusal(file, there)).toMatchObject({
    message: expect.stringMatching(/^This is no backup that can be read: .*\n {2}\/.*foreign$/),
  });
});

test("an archive that only looks like ours is refused by its first flaw", async () => {
  const { backup, there } = await open();
  const unpacked = await unpackedByHand(backup);
  const read = (name: string) => ({ name, bytes: readFileSync(path.join(unpacked, name)) });
  const [manifest, database] = [read("manifest.json"), read("rihla.sqlite")];
  const said = JSON.parse(String(manifest.bytes)) as Manifest;
  const manifestOf = (changes: object) => ({
    name: "manifest.json",
    bytes: JSON.stringify({ ...said, ...changes }),
  });
  const tables = { ...said.tables, blog: { rows: 1, sum: "" } };
  const cases: [string, Entry[], RegExp][] = [
    ["no list", [manifest, database], /its end is missing/],
    ["no database", [manifest, sums([manifest])], /rihla\.sqlite is missing/],
    ["database first", [database, manifest], /another program made it/],
    ["twice", [manifest, database, database], /rihla\.sqlite is there twice/],
    [
      "listed, not there",
      [manifest, database, sums([manifest, database, { name: "secret" }])],
      /"secret" is missing/,
    ],
    [
      "there, not listed",
      [manifest, database, sums([manifest])],
      /rihla\.sqlite is not in its list/,
    ],
    [
      "behind the list",
      [manifest, database, sums([manifest, database]), { name: "secret" }],
      /behind its list/,
    ],
    [
      "outside",
      [manifest, { name: "../../outside" }],
      /"\.\.\/\.\.\/outside" does not belong there/,
    ],
    ["absolute", [manifest, { name: "/etc/passwd" }], /does not belong there/],
    ["a dot path", [manifest, { name: "media/a/.." }], /does not belong there/],
    [
      "a link",
      [manifest, { name: "secret", type: "symlink", linkname: "/etc/passwd" }],
      /"secret" does not belong there/,
    ],
    [
      "newer",
      [manifestOf({ edition: 2, strange: true }), database],
      /a newer version of Rihla made it/,
    ],
    ["foreign", [{ name: "manifest.json", bytes: "{}" }], /another program made it/],
    ["no manifest", [manifestOf({ tables: 5 }), database], /manifest\.json was altered/],
    [
      "other rows",
      [manifestOf({ tables }), database, sums([manifestOf({ tables }), database])],
      /the table blog is not as it was packed/,
    ],
    [
      "no site",
      [manifest, { name: "rihla.sqlite", bytes: "" }, sums([manifest, { name: "rihla.sqlite" }])],
      /There is no site in this database/,
    ],
    [
      "no database file",
      [
        manifest,
        { name: "rihla.sqlite", bytes: "x".repeat(9000) },
        sums([manifest, { name: "rihla.sqlite", bytes: "x".repeat(9000) }]),
      ],
      /damaged|not a database/,
    ],
  ];
  for (const [name, entries, words] of cases) {
    const file = await packed(entries);
    const error = await refusal(file, there);
    expect([name, String(error)]).toEqual([name, expect.stringMatching(words)]);
    expect(String(error)).toContain(file);
  }
});

test("one that claims to be larger than the disk is refused before the disk is full", async () => {
  const { backup, there } = await open();
  const unpacked = await unpackedByHand(backup);
  const manifest = readFileSync(path.join(unpacked, "manifest.json"));
  const file = path.join(temporaryFolder(), "huge.tar.zst");
  const pack = createPack();
  const writing = pipeline(pack, createZstdCompress(), createWriteStream(file));
  pack.entry({ name: "manifest.json" }, manifest);
  const huge = pack.entry({ name: "rihla.sqlite", size: 2 ** 50 });
  huge.on("error", () => undefined);
  huge.write(Buffer.alloc(1024));
  setImmediate(() => pack.push(null));
  await writing.catch(() => undefined);
  expect(await refusal(file, there)).toMatchObject({ fault: "disk-full" });
});
