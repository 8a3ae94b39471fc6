import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Meddle, s3Error, startS3Proxy } from "#tests/support/s3-proxy.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createBackupBucket } from "./backup-bucket.ts";

const UNSTOPPED = new AbortController().signal;
const KEY = "backups/rihla-2026-11-25T02-10-00Z.tar.zst";
const MIB = 1024 * 1024;
const LIMITS = {
  answerMs: 1500,
  slowestBytesPerS: 100 * MIB,
  slowestFetchedBytesPerS: 8,
  tries: 3,
  pauseMs: 1,
  hurryMs: 300,
};

async function open(meddle: Meddle, bytes = 20 * MIB) {
  const { settings, whats } = await startS3Proxy(meddle);
  const bucket = createBackupBucket(settings, LIMITS);
  onTestFinished(bucket.close);
  const file = path.join(temporaryFolder(), "backup");
  writeFileSync(file, randomBytes(bytes));
  const put = (signal = UNSTOPPED) => bucket.putFile(KEY, file, { signal });
  const count = (what: string) => whats().filter((one) => one === what).length;
  return { bucket, put, whats, count };
}

type Answer = (...meddling: Parameters<Meddle>) => void;
const says =
  (status: number, body: string): Answer =>
  (_, request, response) => {
    request.resume();
    response.writeHead(status, { "content-type": "application/xml" }).end(body);
  };
const hangs: Answer = (_, request) => void request.resume();
const breaksOff: Answer = (_, request) => void request.socket.destroy();

/** Answers so to the first so many requests of that kind. */
function answering(what: string, answer: Answer, times = Number.POSITIVE_INFINITY): Meddle {
  let answered = 0;
  return (asked, request, response) => {
    if (asked.what !== what || answered >= times) return false;
    answered++;
    answer(asked, request, response);
    return true;
  };
}

const PASSING: [string, Answer][] = [
  ["500", says(500, s3Error("InternalError"))],
  ["503", says(503, s3Error("SlowDown"))],
  ["no XML", says(502, "<html>Bad gateway")],
  ["an interrupted line", breaksOff],
  ["nothing", hangs],
];

test.each(PASSING)("%s in the middle of parts is tried again, and passes", async (_, answer) => {
  const { put, count } = await open(answering("PUT part 2", answer, 2));
  await put();
  expect([count("PUT part 2"), count("DELETE uploadId")]).toEqual([3, 0]);
});

test.each(PASSING)("%s that does not pass ends soon, and leaves nothing", async (_, answer) => {
  const { bucket, put, count } = await open(answering("PUT part 2", answer));
  await expect(put()).rejects.toMatchObject({ name: "BucketError", flaw: "away" });
  expect([count("PUT part 2"), count("DELETE uploadId")]).toEqual([3, 1]);
  expect(await bucket.list(UNSTOPPED)).toEqual([]);
});

test.each([
  ["refused", says(403, s3Error("AccessDenied"))],
  ["refused", says(404, s3Error("NoSuchBucket"))],
  ["full", says(507, s3Error("InsufficientStorage"))],
  ["full", says(403, s3Error("QuotaExceeded"))],
] as const)("one that is %s is asked once, and what was begun is ended", async (flaw, answer) => {
  for (const what of ["POST uploads", "PUT part 2", "POST uploadId"]) {
    const { put, count } = await open(answering(what, answer));
    await expect(put()).rejects.toMatchObject({ flaw });
    expect([count(what), count("DELETE uploadId")]).toEqual([1, what === "POST uploads" ? 0 : 1]);
  }
});

test("an end that says 200 and means an error is none", async () => {
  const { bucket, put, count } = await open(
    answering("POST uploadId", says(200, s3Error("InternalError"))),
  );
  await expect(put()).rejects.toMatchObject({ name: "BucketError" });
  expect([count("POST uploadId"), count("DELETE uploadId")]).toEqual([3, 1]);
  expect(await bucket.list(UNSTOPPED)).toEqual([]);
  const once = await open(answering("POST uploadId", says(200, s3Error("InternalError")), 1));
  await once.put();
  expect((await once.bucket.list(UNSTOPPED)).map(({ key }) => key)).toEqual([KEY]);
});

test("an end that says 200 of something that is not there is none", async () => {
  const done = "<CompleteMultipartUploadResult><ETag>a</ETag></CompleteMultipartUploadResult>";
  for (const [body, flaw] of [
    [done, "mangled"],
    ["", "away"],
  ] as const) {
    const { put, count } = await open(answering("POST uploadId", says(200, body)));
    await expect(put()).rejects.toMatchObject({ flaw });
    expect(count("DELETE uploadId")).toBe(1);
  }
});

test("a small file that is stored otherwise than it was sent is removed again", async () => {
  const short: Answer = (_, __, response) =>
    void response.writeHead(200, { "content-length": 9 }).end();
  const { bucket, put } = await open(answering("HEAD", short), 10);
  await expect(put()).rejects.toMatchObject({ flaw: "mangled" });
  expect(await bucket.list(UNSTOPPED)).toEqual([]);
});

test("an end whose answer is lost is one all the same", async () => {
  let ended = false;
  const { put, count } = await open((asked, request, response) => {
    if (asked.what !== "POST uploadId") return false;
    if (ended) {
      says(404, s3Error("NoSuchUpload"))(asked, request, response);
      return true;
    }
    ended = true;
    // The server behind does it, and we hear nothing of that.
    response.writeHead = (() => request.socket.destroy()) as never;
    return false;
  });
  await put();
  expect([count("POST uploadId"), count("DELETE uploadId")]).toEqual([2, 0]);
});

test("whoever stops a bucket that hangs does not wait for it", async () => {
  const stop = new AbortController();
  const { put, count } = await open((asked, request) => {
    if (!["PUT part 1", "DELETE uploadId"].includes(asked.what)) return false;
    request.resume();
    stop.abort(new Error("stopped"));
    return true;
  });
  await expect(put(stop.signal)).rejects.toThrow("stopped");
  expect([count("PUT part 1"), count("DELETE uploadId")]).toEqual([1, 1]);
});

test.each<[string, Answer]>([
  [
    "falls silent",
    (_, __, response) => void response.writeHead(200, { "content-length": 9 }).write("x"),
  ],
  [
    "breaks off",
    (_, __, response) => {
      response.writeHead(200, { "content-length": 9 }).write("x", () => response.destroy());
    },
  ],
  ["says nothing", hangs],
  ["refuses", says(403, s3Error("AccessDenied"))],
])("a file from one that %s is not there", async (_, answer) => {
  const { bucket } = await open(answering("GET", answer), 1);
  const target = path.join(temporaryFolder(), "fetched");
  await expect(bucket.getFile(KEY, target, { signal: UNSTOPPED })).rejects.toMatchObject({
    name: "BucketError",
  });
  expect(existsSync(target)).toBe(false);
});

test("a file that names no length is left before it fills the disk", async () => {
  let sent = 0;
  const goesOn: Answer = (_, __, response) => {
    const send = () => {
      do sent++;
      while (sent < 500 && response.write(Buffer.alloc(MIB)));
      if (sent >= 500) response.end();
    };
    response.writeHead(200).on("drain", send);
    send();
  };
  const { bucket } = await open(answering("GET", goesOn), 1);
  const fetched = bucket.getFile(KEY, path.join(temporaryFolder(), "fetched"), {
    signal: UNSTOPPED,
  });
  await expect(fetched).rejects.toMatchObject({ name: "BucketError" });
  expect(sent).toBeLessThan(100);
});

const page = (keys: string[], next?: string) =>
  `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ""}${keys
    .map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
    .join("")}</ListBucketResult>`;

test("a list has all of its pages, and one without an end is given up", async () => {
  const pages = [
    page(["backups/a"], "1"),
    page(["backups/b", "media/c"], "2"),
    page(["backups/d"]),
  ];
  let asked = 0;
  const { bucket } = await open(
    answering("GET list-type", (...meddling) => says(200, pages[asked++] ?? "")(...meddling)),
    1,
  );
  const keys = (await bucket.list(UNSTOPPED)).map(({ key }) => key);
  expect(keys).toEqual(["backups/a", "backups/b", "backups/d"]);
  const endless = await open(answering("GET list-type", says(200, page(["backups/a"], "1"))), 1);
  await expect(endless.bucket.list(UNSTOPPED)).rejects.toMatchObject({ flaw: "away" });
  expect(endless.count("GET list-type")).toBe(100);
});

test("what a bucket keeps although it should not is said", async () => {
  const kept = `<DeleteResult><Error><Key>${KEY}</Key><Code>AccessDenied</Code></Error></DeleteResult>`;
  const { bucket } = await open(answering("POST delete", says(200, kept)), 1);
  await expect(bucket.remove([KEY], UNSTOPPED)).rejects.toThrow("AccessDenied");
});
