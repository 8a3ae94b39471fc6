import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { UNWATCHED } from "#tests/support/backups.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { type Meddle, s3Error, startS3Proxy } from "#tests/support/s3-proxy.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createBackupBucket } from "./bucket/backup-bucket.ts";
import { openSecondShelf } from "./second-shelf.ts";
import { type BackupNote, openShelf } from "./shelf.ts";

const NAME = "rihla-2026-11-25T02-10-00Z.tar.zst";
const WHOLE = "0123456789";
const LIMITS = {
  ...{ answerMs: 30_000, slowestBytesPerS: 1, slowestFetchedBytesPerS: 1 },
  ...{ tries: 2, pauseMs: 1, hurryMs: 300 },
};
const NOTE: BackupNote = {
  ...{ name: NAME, at: "2026-11-25T02:10:00.000Z", bytes: WHOLE.length, why: "night", app: "1" },
  ...{ isLocked: false, hasSecrets: false, counts: null, broughtAt: null, fault: null },
  isInBucket: false,
};

const OTHER = NAME.replace("25T", "26T");

const refuses: Meddle = (_, request, response) => {
  request.resume();
  response.writeHead(403, { "content-type": "application/xml" }).end(s3Error("AccessDenied"));
  return true;
};

/** A backup that lies here and in a bucket that does as it is told. */
async function open() {
  let meddle: Meddle = () => false;
  const { settings } = await startS3Proxy((...given) => meddle(...given));
  const shelf = openShelf(temporaryFolder());
  const { log, lines } = catchLog();
  const second = openSecondShelf({ S3: settings }, shelf, log, LIMITS);
  shelf.makeFolder();
  writeFileSync(shelf.at(NAME), WHOLE);
  await shelf.note(NOTE);
  await second.put(NAME, UNWATCHED);
  const steps: unknown[] = [];
  return {
    ...{ settings, shelf, second, steps },
    said: () => lines.map(({ msg }) => msg),
    setMeddle: (next: Meddle) => {
      meddle = next;
    },
    fetch: () =>
      second.fetch(NAME, { ...UNWATCHED, onProgress: (...told) => void steps.push(told) }),
    here: () => readFileSync(shelf.at(NAME), "utf8"),
  };
}

test("two that are fetched at once do not meet: one that breaks off leaves no half of the other", async () => {
  const { shelf, setMeddle, fetch, here, steps } = await open();
  rmSync(shelf.at(NAME));
  const goOn = Promise.withResolvers<void>();
  let asked = 0;
  setMeddle(({ what }, request, response) => {
    if (what !== "GET") return false;
    request.resume();
    const isFirst = asked++ === 0;
    response.writeHead(200, { "content-length": WHOLE.length }).write(WHOLE.slice(0, 5));
    if (isFirst) void goOn.promise.then(() => response.end(WHOLE.slice(5)));
    else response.destroy();
    return true;
  });
  const first = fetch();
  await expect.poll(() => asked).toBe(1);
  await expect(fetch()).rejects.toMatchObject({ code: "backup-elsewhere" });
  goOn.resolve();
  await first;
  expect(here()).toBe(WHOLE);
  expect(readdirSync(shelf.at("."))).toHaveLength(2);
  expect(steps).toContainEqual(["fetching", WHOLE.length, WHOLE.length]);
});

test("a part of one is not taken for it, neither when it comes nor where it lies already", async () => {
  const { shelf, setMeddle, fetch, here } = await open();
  rmSync(shelf.at(NAME));
  setMeddle(({ what }, request, response) => {
    if (what !== "GET") return false;
    request.resume();
    response.writeHead(200, { "content-length": 5 }).end(WHOLE.slice(0, 5));
    return true;
  });
  await expect(fetch()).rejects.toMatchObject({
    ...{ code: "backup-elsewhere", cause: { flaw: "mangled" } },
  });
  expect(existsSync(shelf.at(NAME))).toBe(false);
  setMeddle(() => false);
  writeFileSync(shelf.at(NAME), WHOLE);
  truncateSync(shelf.at(NAME), 5);
  const { stream, bytes } = shelf.read(NAME);
  expect([bytes, await new Response(stream).text()]).toEqual([5, WHOLE.slice(0, 5)]);
  await fetch();
  expect(here()).toBe(WHOLE);
});

test("what nobody may delete there goes from here alone, and is told; one that does not answer keeps both", async () => {
  const { shelf, second, setMeddle, said } = await open();
  setMeddle((asked, request, response) => {
    if (asked.what !== "POST delete") return false;
    request.resume();
    response.writeHead(301).end();
    return true;
  });
  const { signal } = UNWATCHED;
  await expect(second.remove(NAME, signal)).rejects.toMatchObject({ code: "bucket-away" });
  expect(shelf.find(NAME)).toMatchObject({ isHere: true, isInBucket: true });
  setMeddle(refuses);
  await expect(second.remove(NAME, signal)).rejects.toMatchObject({ code: "bucket-keeps" });
  expect(shelf.find(NAME)).toMatchObject({ isHere: false, isInBucket: true });
  expect(said()).toEqual([]);
});

test("one that was refused is sent once the bucket takes it", async () => {
  const { shelf, second, setMeddle, said } = await open();
  await shelf.note(NOTE);
  setMeddle(refuses);
  expect(await second.put(NAME, UNWATCHED)).toBe(false);
  expect(shelf.find(NAME)).toMatchObject({ isInBucket: false, unsent: "bucket-refused" });
  await second.putAgain(UNWATCHED.signal);
  expect(said()).toHaveLength(2);
  setMeddle(() => false);
  await second.putAgain(UNWATCHED.signal);
  expect(shelf.find(NAME)).toEqual({ ...NOTE, isHere: true, isInBucket: true });
  await second.putAgain(UNWATCHED.signal);
  expect(said().slice(2)).toEqual(["a backup that the bucket did not take before is there now"]);
});

test("one that is being sent when its process is killed is sent again", async () => {
  const { shelf, second } = await open();
  await shelf.note(NOTE);
  const killed = new AbortController();
  const onProgress = () => killed.abort(new Error("killed"));
  const { signal } = killed;
  await expect(second.put(NAME, { signal, onProgress })).rejects.toThrow("killed");
  expect(shelf.find(NAME)).toMatchObject({ isInBucket: false, unsent: "stopped" });
  await second.putAgain(UNWATCHED.signal);
  expect(shelf.find(NAME)).toEqual({ ...NOTE, isHere: true, isInBucket: true });
});

test("what cannot be read there keeps nothing else away, and what lies there again is marked again", async () => {
  const { settings, shelf, second, setMeddle } = await open();
  writeFileSync(shelf.at(OTHER), WHOLE);
  await shelf.note({ ...NOTE, name: OTHER });
  await second.put(OTHER, UNWATCHED);
  const { signal } = UNWATCHED;
  const elsewhere = async () => {
    const other = openShelf(temporaryFolder());
    const { log, lines } = catchLog();
    await openSecondShelf({ S3: settings }, other, log, LIMITS).look(signal);
    return [...other.list().map(({ name }) => name), ...lines.map(({ msg }) => msg)];
  };
  setMeddle((asked, request, response) => {
    const isArchived = asked.what === "GET" && asked.key.includes(NAME);
    return isArchived && refuses(asked, request, response);
  });
  expect(await elsewhere()).toEqual([
    OTHER,
    "what is noted of a backup in the bucket cannot be read",
  ]);
  setMeddle(() => false);
  const bucket = createBackupBucket(settings, LIMITS);
  onTestFinished(bucket.close);
  await bucket.remove([`backups/${OTHER}`], signal);
  expect(await elsewhere()).toEqual([NAME]);
  await shelf.note(NOTE);
  await second.look(signal);
  expect([NAME, OTHER].map((name) => shelf.find(name)?.isInBucket)).toEqual([true, false]);
});
