import { randomBytes } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Meddle, startS3Proxy } from "#tests/support/s3-proxy.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createBackupBucket } from "./backup-bucket.ts";
import { isBackupKey } from "./backup-keys.ts";
import { partBytes } from "./put-in-parts.ts";

const UNSTOPPED = new AbortController().signal;
const KEY = "backups/rihla-2026-11-25T02-10-00Z.tar.zst";
const MIB = 1024 * 1024;
const LIMITS = {
  answerMs: 2_000,
  slowestBytesPerS: 100 * MIB,
  slowestFetchedBytesPerS: 1,
  tries: 3,
  pauseMs: 1,
  hurryMs: 300,
};

async function open({ meddle, bytes = 20 * MIB }: { meddle?: Meddle; bytes?: number } = {}) {
  const { settings, whats, asked } = await startS3Proxy(meddle);
  const bucket = createBackupBucket(settings, LIMITS);
  onTestFinished(bucket.close);
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at("backup"), randomBytes(bytes));
  const put = (signal = UNSTOPPED, onProgress = (_: { sent: number; total: number }) => {}) =>
    bucket.putFile(KEY, at("backup"), { signal, onProgress });
  const keys = async () => (await bucket.list(UNSTOPPED)).map(({ key }) => key);
  return { bucket, at, put, keys, whats, asked, folder };
}

test.each([0, 1, 8 * MIB, 8 * MIB + 1, 20 * MIB])("%i bytes go there and back", async (bytes) => {
  const { bucket, at, put } = await open({ bytes });
  await put();
  await bucket.getFile(KEY, at("fetched"), { signal: UNSTOPPED });
  expect(readFileSync(at("fetched")).equals(readFileSync(at("backup")))).toBe(true);
  expect(statSync(at("fetched")).mode & 0o777).toBe(0o600);
  const [kept, ...more] = await bucket.list(UNSTOPPED);
  expect([kept, more]).toEqual([
    { key: KEY, bytes, at: expect.stringMatching(/^20\d\d-.*Z$/) },
    [],
  ]);
});

test("a large file goes in parts, and how far it is is told after each", async () => {
  const { put, whats } = await open();
  const told: number[] = [];
  await put(UNSTOPPED, ({ sent, total }) => told.push(sent / total));
  expect(told).toEqual([0, 0.4, 0.8, 1]);
  const parts = ["PUT part 1", "PUT part 2", "PUT part 3"];
  expect(whats()).toEqual(["POST uploads", ...parts, "POST uploadId", "HEAD"]);
});

test("parts grow with the file, so that there are never too many", () => {
  expect(partBytes(1)).toBe(8 * MIB);
  expect(partBytes(80_000 * MIB)).toBe(8 * MIB);
  for (const total of [80_000 * MIB + 1, 1e12, 5 * 1024 ** 4]) {
    const part = partBytes(total);
    expect(part % MIB).toBe(0);
    expect(Math.ceil(total / part)).toBeLessThanOrEqual(10_000);
    expect(Math.ceil(total / (part - MIB))).toBeGreaterThan(10_000);
  }
});

test("what is removed is what we made, and a foreign name removes nothing", async () => {
  const { bucket, put, at, keys } = await open({ bytes: 10 });
  const note = KEY.replace(".tar.zst", ".json");
  await put();
  await bucket.putFile(note, at("backup"), { signal: UNSTOPPED });
  await bucket.putFile("backups/holiday.zip", at("backup"), { signal: UNSTOPPED });
  for (const foreign of ["media/a/original", "backups/holiday.zip", `backups/../${KEY}`, ""]) {
    await expect(bucket.remove([KEY, foreign], UNSTOPPED)).rejects.toThrow("not a backup of ours");
  }
  expect(await keys()).toEqual(["backups/holiday.zip", note, KEY]);
  await bucket.remove([KEY, note], UNSTOPPED);
  await bucket.remove([KEY], UNSTOPPED);
  await bucket.remove([], UNSTOPPED);
  expect(await keys()).toEqual(["backups/holiday.zip"]);
});

test.each([
  [KEY, true],
  [`${KEY}.age`, true],
  [`${KEY}.age.json`, true],
  [`${KEY}.json`, true],
  ["backups/rihla-2026-11-25T02-10-00Z.json", true],
  ["rihla-2026-11-25T02-10-00Z.tar.zst", false],
  ["backups/a/rihla-2026-11-25T02-10-00Z.tar.zst", false],
  ["backups/rihla-2026-11-25T02-10-00Z", false],
  ["backups/rihla-2026-11-25T02-10-00Z.tar.zst.age.age", false],
  [`${KEY}\n`, false],
])("%j is ours: %s", (key, isOurs) => {
  expect(isBackupKey(key)).toBe(isOurs);
});

test("whoever stops it finds nothing in the bucket, and nothing begun", async () => {
  const stop = new AbortController();
  const { put, keys, whats } = await open();
  const running = put(stop.signal, ({ sent }) => {
    if (sent > 0) stop.abort(new Error("stopped"));
  });
  await expect(running).rejects.toThrow("stopped");
  expect(whats()).toEqual(["POST uploads", "PUT part 1", "DELETE uploadId"]);
  expect(await keys()).toEqual([]);
});

test("a file that becomes shorter meanwhile is not there, and says so", async () => {
  const { put, at, keys } = await open();
  const running = put(UNSTOPPED, ({ sent }) => {
    if (sent > 0) truncateSync(at("backup"), 9 * MIB);
  });
  await expect(running).rejects.toThrow("became shorter");
  expect(await keys()).toEqual([]);
});

test("a backup that is not there says so, and a file that is there stays", async () => {
  const { bucket, at, put, folder } = await open({ bytes: 10 });
  const get = () => bucket.getFile(KEY, at("fetched"), { signal: UNSTOPPED });
  await expect(get()).rejects.toMatchObject({ flaw: "gone" });
  expect(existsSync(at("fetched"))).toBe(false);
  await put();
  writeFileSync(at("fetched"), "somebody's");
  await expect(get()).rejects.toMatchObject({ code: "EEXIST" });
  expect(readFileSync(at("fetched"), "utf8")).toBe("somebody's");
  const missing = bucket.putFile(KEY, at("missing"), { signal: UNSTOPPED });
  await expect(missing).rejects.toMatchObject({ code: "ENOENT" });
  expect(readdirSync(folder).sort()).toEqual(["backup", "fetched"]);
});
