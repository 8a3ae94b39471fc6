import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createBucket } from "./bucket.ts";

const SHORT = { answerMs: 200, putMs: 200 };

/** A bucket that answers so; what does answer has all the time that a busy machine needs. */
async function open(listener: RequestListener, limits?: typeof SHORT) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const names = { region: "us-east-1", bucket: "b", accessKeyId: "a", secretAccessKey: "s" };
  return createBucket({ endpoint, forcePathStyle: true, ...names }, limits);
}

const BYTES = new Uint8Array(1000);
const away = { code: "pictures-away", params: { retryAfterS: expect.any(Number) } };

const MUTE: [string, RequestListener][] = [
  ["says nothing", () => undefined],
  ["breaks off", ({ socket }) => socket.destroy()],
  [
    "refuses",
    (_, response) => response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>"),
  ],
  [
    "ends in the middle",
    (_, response) => response.writeHead(200, { "content-length": 9 }).write("x"),
  ],
];

test.each(MUTE)("one that %s is away, soon", async (_, listener) => {
  const bucket = await open(listener, SHORT);
  await expect(bucket.read("aa/320.avif")).rejects.toMatchObject(away);
});

test.each(MUTE.slice(0, 3))("one that %s holds nothing up", async (_, listener) => {
  const bucket = await open(listener, SHORT);
  await expect(bucket.put("aa/320.avif", BYTES, "image/avif")).rejects.toMatchObject(away);
  await expect(bucket.removeFolder("aa")).rejects.toMatchObject(away);
  await expect(bucket.check()).rejects.toThrow();
});

test.each([
  [507, "InsufficientStorage"],
  [403, "QuotaExceeded"],
])("a full one says so: %i %s", async (status, code) => {
  const bucket = await open((request, response) => {
    request.resume();
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
  });
  const put = bucket.put("aa/320.avif", BYTES, "image/avif");
  await expect(put).rejects.toMatchObject({ code: "disk-full" });
});

test.each([
  [200, "a picture"],
  [500, "what went wrong"],
])("an answer without an end is not read for ever: %i, %s", async (status) => {
  const piece = Buffer.alloc(1024 * 1024, " ");
  let sent = 0;
  const bucket = await open((request, response) => {
    request.resume();
    const send = () => {
      do sent += piece.length;
      while (response.write(piece));
    };
    response.writeHead(status).on("drain", send);
    send();
  });
  await expect(bucket.read("aa/320.avif")).rejects.toMatchObject(away);
  await expect(bucket.put("aa/320.avif", BYTES, "image/avif")).rejects.toMatchObject(away);
  await expect(bucket.list("aa")).rejects.toMatchObject(away);
  expect(sent).toBeLessThan(500 * 1024 * 1024);
});

test("what it says is read as far as a list of a thousand names may be long", async () => {
  const listOf = (names: number) => {
    const one = `<Contents><Key>media/aa/${"x".repeat(1000)}</Key></Contents>`;
    return `<ListBucketResult>${one.repeat(names)}</ListBucketResult>`;
  };
  const said = async (names: number) =>
    (await open((_, response) => void response.end(listOf(names)))).list("aa");
  expect(await said(1000)).toHaveLength(1000);
  // Whoever takes it apart keeps the one thread for seconds.
  await expect(said(3000)).rejects.toMatchObject(away);
});
