import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { UNWATCHED } from "#tests/support/backups.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { type Meddle, s3Error, startS3Proxy } from "#tests/support/s3-proxy.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createBackupBucket } from "./bucket/backup-bucket.ts";
import { openSecondShelf } from "./second-shelf.ts";
import { type BackupNote, openShelf } from "./shelf.ts";

const { signal } = UNWATCHED;
const MIB = 1024 * 1024;
const NAME = "rihla-2026-11-25T02-10-00Z.tar.zst";
const KEY = `backups/${NAME}`;
const LIMITS = {
  answerMs: 30_000,
  slowestBytesPerS: 100 * MIB,
  slowestFetchedBytesPerS: 1,
  tries: 3,
  pauseMs: 1,
  hurryMs: 300,
};
const NOTE: BackupNote = {
  ...{ name: NAME, at: "2026-11-25T02:10:00.000Z", bytes: 10, why: "night", app: "1" },
  ...{ isLocked: false, hasSecrets: false, counts: null, broughtAt: null, fault: null },
  isInBucket: false,
};

const nodeAt = (S3: Parameters<typeof openSecondShelf>[0]["S3"]) => {
  const shelf = openShelf(temporaryFolder());
  shelf.makeFolder();
  const { log, lines } = catchLog();
  const said = () => lines.map(({ msg }) => msg);
  return { shelf, said, second: openSecondShelf({ S3 }, shelf, log) };
};

const says =
  (status: number, code: string): Meddle =>
  (_, request, response) => {
    request.resume();
    response.writeHead(status, { "content-type": "application/xml" }).end(s3Error(code));
    return true;
  };

test("backups in a bucket, their notes, and what goes wrong there", async () => {
  let meddle: Meddle = () => false;
  const { settings, whats, asked } = await startS3Proxy((...given) => meddle(...given));
  const bucket = createBackupBucket(settings, LIMITS);
  onTestFinished(bucket.close);
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  const keys = async () => (await bucket.list(signal)).map(({ key, bytes }) => [key, bytes]);
  /** What was asked for meanwhile. */
  const during = async (work: () => Promise<unknown>) => {
    const before = asked.length;
    const end = await work().then(
      () => "done",
      (error) => error.flaw ?? error.message,
    );
    return [end, ...whats().slice(before)];
  };
  const put = (name: string, onProgress = (_: { sent: number; total: number }) => {}) =>
    during(() => bucket.putFile(KEY, at(name), { signal, onProgress }));

  writeFileSync(at("small"), randomBytes(10));
  writeFileSync(at("large"), randomBytes(8 * MIB + 5));
  const told: number[] = [];
  const tell = ({ sent, total }: { sent: number; total: number }) => told.push(total - sent);
  expect(await put("small", tell)).toEqual(["done", "PUT", "HEAD"]);
  const inParts = ["POST uploads", "PUT part 1", "PUT part 2"];
  expect(await put("large", tell)).toEqual(["done", ...inParts, "POST uploadId", "HEAD"]);
  expect(told).toEqual([10, 0, 8 * MIB + 5, 5, 0]);
  await bucket.getFile(KEY, at("fetched"), { signal });
  expect(readFileSync(at("fetched")).equals(readFileSync(at("large")))).toBe(true);
  expect(statSync(at("fetched")).mode & 0o777).toBe(0o600);
  expect(await bucket.list(signal)).toEqual([
    { key: KEY, bytes: 8 * MIB + 5, at: expect.stringMatching(/^20\d\d-.*Z$/) },
  ]);
  expect(await bucket.list(signal, "backups/none")).toEqual([]);

  const onceIn = (what: string, answer: Meddle, times: number): Meddle => {
    let left = times;
    return (one, ...more) => one.what === what && left-- > 0 && answer(one, ...more);
  };
  meddle = onceIn("PUT", says(503, "SlowDown"), 2);
  expect(await put("small")).toEqual(["done", "PUT", "PUT", "PUT", "HEAD"]);
  meddle = onceIn("PUT", says(503, "SlowDown"), 3);
  expect(await put("small")).toEqual(["away", "PUT", "PUT", "PUT"]);
  meddle = onceIn("PUT", says(403, "AccessDenied"), 1);
  expect(await put("small")).toEqual(["refused", "PUT"]);
  meddle = onceIn("PUT part 2", says(403, "AccessDenied"), 1);
  expect(await put("large")).toEqual(["refused", ...inParts, "DELETE uploadId"]);
  meddle = onceIn(
    "HEAD",
    (_, __, response) => !!response.writeHead(200, { "content-length": 4 }).end(),
    1,
  );
  expect(await put("small")).toEqual(["mangled", "PUT", "HEAD", "DELETE"]);
  // Its answer was lost: it is looked whether it is there.
  meddle = onceIn("POST uploadId", says(404, "NoSuchUpload"), 1);
  expect(await put("large")).toEqual([
    "refused",
    ...inParts,
    "POST uploadId",
    "HEAD",
    "DELETE uploadId",
  ]);
  meddle = () => false;
  const get = (key: string) => during(() => bucket.getFile(key, at("other"), { signal }));
  expect(await get(`${KEY}.age`)).toEqual(["gone", "GET"]);
  meddle = onceIn(
    "GET",
    (_, __, response) => !!response.writeHead(200, { "content-length": 9 }).end("12345678"),
    3,
  );
  expect((await get(KEY))[0]).toBe("away");
  meddle = () => true;
  const hurried = createBackupBucket(settings, { ...LIMITS, answerMs: 300 });
  onTestFinished(hurried.close);
  const silent = () => hurried.getFile(KEY, at("other"), { signal });
  expect(await during(silent)).toEqual(["away", "GET", "GET", "GET"]);
  meddle = () => false;
  expect(existsSync(at("other"))).toBe(false);
  const removed = (...names: string[]) => during(() => bucket.remove(names, signal));
  expect(await removed(KEY, "backups/holiday.zip")).toEqual([
    "not a backup of ours: backups/holiday.zip",
  ]);
  expect(await removed(KEY, "media/rihla-2026-11-25T02-10-00Z.tar.zst")).toEqual([
    "not a backup of ours: media/rihla-2026-11-25T02-10-00Z.tar.zst",
  ]);
  expect(await removed()).toEqual(["done"]);
  expect(await removed(KEY)).toEqual(["done", "POST delete"]);
  expect(await keys()).toEqual([]);
});

test("what one node puts there another finds, fetches and removes", async () => {
  let meddle: Meddle = () => false;
  const { settings, asked } = await startS3Proxy((...given) => meddle(...given));
  const [first, other, none] = [nodeAt(settings), nodeAt(settings), nodeAt(null)];
  expect([first.second.isThere, none.second.isThere]).toEqual([true, false]);
  writeFileSync(first.shelf.at(NAME), "0123456789");
  await first.shelf.note(NOTE);
  const told: unknown[] = [];
  const doing = { signal, onProgress: (...given: unknown[]) => void told.push(given) };
  await first.second.put(NAME, doing);
  const inBoth = { ...NOTE, isInBucket: true, isHere: true };
  expect([told, first.shelf.list()]).toEqual([
    [
      ["sending", 0, 10],
      ["sending", 10, 10],
    ],
    [inBoth],
  ]);

  await other.second.look(signal);
  await other.second.look(signal);
  expect(other.shelf.list()).toEqual([{ ...inBoth, isHere: false }]);
  await other.second.fetch(NAME, UNWATCHED);
  expect([other.shelf.list(), readFileSync(other.shelf.at(NAME), "utf8")]).toEqual([
    [inBoth],
    "0123456789",
  ]);
  const before = asked.length;
  await other.second.fetch(NAME, UNWATCHED);
  expect(asked.length).toBe(before);
  await expect(none.second.fetch(NAME, UNWATCHED)).rejects.toMatchObject({
    code: "backup-elsewhere",
  });

  rmSync(other.shelf.at(NAME));
  meddle = ({ what }, request, response) =>
    what === "GET" && says(403, "AccessDenied")({ what, key: "" }, request, response);
  await expect(other.second.fetch(NAME, UNWATCHED)).rejects.toMatchObject({
    ...{ code: "backup-elsewhere", cause: { flaw: "refused" } },
  });
  meddle = () => false;
  await first.second.remove(NAME, signal);
  expect(first.shelf.list()).toEqual([]);
  await other.second.look(signal);
  expect(other.shelf.list()).toEqual([]);

  writeFileSync(first.shelf.at(NAME), "0123456789");
  await first.shelf.note({ ...NOTE, isInBucket: true });
  await first.second.look(signal);
  expect(first.shelf.list()).toEqual([{ ...NOTE, isHere: true }]);
  meddle = says(403, "AccessDenied");
  await first.second.put(NAME, UNWATCHED);
  expect([first.shelf.list(), first.said()]).toEqual([
    [{ ...NOTE, isHere: true, unsent: "bucket-refused" }],
    ["a backup was not put into the bucket; it lies on this server"],
  ]);
  const over = AbortSignal.abort(new Error("stopped"));
  await expect(first.second.put(NAME, { ...UNWATCHED, signal: over })).rejects.toThrow("stopped");
});
