import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { photograph } from "#tests/support/photograph.ts";
import { openSocket } from "#tests/support/raw-connection.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { fillDisk, mayMount, smallDisk, unmount } from "#tests/support/small-disk.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const OWNER = { name: "Nadia", email: "nadia@rihla.example", password: "a calm elder at 9" };
const GIGABYTE = 1024 ** 3;

async function startSignedIn(env: Record<string, string> = {}, folder = temporaryFolder()) {
  const given = { PORT: await freePort(), DATA_DIR: folder, SEED_DEMO: "0", LOG_LEVEL: "error" };
  const server = startBuiltServer({ ...given, ...env });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  const headers = { origin: server.url, "content-type": "application/json" };
  const registered = await fetch(`${server.url}/api/users`, {
    ...{ method: "POST", headers, body: JSON.stringify(OWNER) },
  });
  expect(registered.status).toBe(201);
  const cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");

  async function upload(bytes: Uint8Array<ArrayBuffer>, name = "a.jpg") {
    const form = new FormData();
    form.set("file", new File([bytes], name));
    const response = await fetch(`${server.url}/api/media`, {
      ...{ method: "POST", body: form, headers: { origin: server.url, cookie } },
    });
    return { status: response.status, body: await response.json() };
  }

  /** Sends a head and then the same piece for as long as anybody takes it. */
  function pour(head: string, piece: Buffer): Promise<{ answer: string; sent: number }> {
    return new Promise((resolve) => {
      let answer = "";
      let sent = 0;
      const socket = openSocket(server.port);
      const write = () => {
        while (sent < 5 * GIGABYTE && !socket.destroyed) {
          sent += piece.length;
          if (!socket.write(piece)) return;
        }
      };
      socket.write(
        `POST /api/media HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nOrigin: ${server.url}\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\n${head}`,
      );
      socket.on("drain", write).on("data", (text) => {
        answer += text;
        socket.destroy();
      });
      // The server may close before all of its answer is read.
      socket.on("close", () => resolve({ answer, sent }));
      write();
    });
  }

  return { server, folder, cookie, upload, pour };
}

const PART = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

test("5 GB are refused before they are sent, and the disk is untouched", async () => {
  const { pour, folder } = await startSignedIn();
  const { answer, sent } = await pour(
    `Content-Length: ${5 * GIGABYTE}\r\n\r\n`,
    Buffer.alloc(65_536, "a"),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain("larger than 20 MB");
  expect(sent).toBeLessThan(16 * 1024 * 1024);
  expect(readdirSync(path.join(folder, "uploads"))).toEqual([]);
});

test("5 GB of unsaid length are refused once 20 MB have come, and nothing is kept", async () => {
  const { pour, folder, server } = await startSignedIn();
  const data = Buffer.alloc(65_536, "a");
  const chunk = Buffer.concat([Buffer.from("10000\r\n"), data, Buffer.from("\r\n")]);
  const first = `${PART.length.toString(16)}\r\n${PART}\r\n`;
  const { answer, sent } = await pour(`Transfer-Encoding: chunked\r\n\r\n${first}`, chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(sent).toBeLessThan(64 * 1024 * 1024);
  await expect.poll(() => readdirSync(path.join(folder, "uploads"))).toEqual([]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test("an upload that breaks off leaves nothing", async () => {
  const { folder, server, cookie } = await startSignedIn();
  const socket = openSocket(server.port);
  socket.write(
    `POST /api/media HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nOrigin: ${server.url}\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n${PART}${"a".repeat(5000)}`,
  );
  await expect.poll(() => readdirSync(path.join(folder, "uploads"))).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => readdirSync(path.join(folder, "uploads"))).toEqual([]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test("pictures are served for ever, by name and by tag; drawings with a policy of their own", async () => {
  const { upload, server } = await startSignedIn();
  const { body } = await upload(new Uint8Array(await photograph({ width: 800, height: 600 })));
  for (const [url, type] of [
    [body.url, "image/jpeg"],
    [body.variants[0].url, "image/avif"],
  ]) {
    const got = await fetch(server.url + url);
    const bytes = await got.arrayBuffer();
    expect(got.status).toBe(200);
    expect(Object.fromEntries(got.headers)).toMatchObject({
      "content-type": type,
      "content-length": String(bytes.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const head = await fetch(server.url + url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([
      200,
      String(bytes.byteLength),
    ]);
    const tag = got.headers.get("etag") ?? "";
    const again = await fetch(server.url + url, { headers: { "if-none-match": tag } });
    expect(again.status).toBe(304);
  }
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><a/></svg>',
  );
  const drawing = await upload(new Uint8Array(svg), "logo.svg");
  const { headers } = await fetch(server.url + drawing.body.url);
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';.*sandbox$/);
  expect(headers.get("content-type")).toBe("image/svg+xml");

  const folder = body.url.split("/")[2];
  for (const name of [
    "original",
    "320.jpg",
    "9.avif",
    "..%2f..%2frihla.sqlite",
    "picture.jpg%20",
  ]) {
    expect((await fetch(`${server.url}/media/${folder}/${name}`)).status, name).toBe(404);
  }
});

test("a bucket holds the pictures, and the data folder holds none", async () => {
  const bucket = await startS3Server();
  const { upload, server, folder } = await startSignedIn({
    S3_ENDPOINT: bucket.endpoint ?? "",
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  });
  const { status, body } = await upload(
    new Uint8Array(await photograph({ width: 400, height: 300 })),
  );
  expect(status).toBe(201);
  const shown = await fetch(server.url + body.variants[0].url);
  expect([shown.status, (await shown.arrayBuffer()).byteLength > 500]).toEqual([200, true]);
  expect(existsSync(path.join(folder, "media"))).toBe(false);
});

test.skipIf(!mayMount)(
  "a full disk is said in words, and holds no half of a picture (needs the right to mount)",
  async () => {
    const folder = smallDisk("8m");
    const { upload, server } = await startSignedIn({}, folder);
    onTestFinished(async () => {
      server.signal("SIGKILL");
      await server.ended;
      unmount(folder);
    });
    // Fits while it comes in; the sizes made of it do not.
    const large = await photograph({ width: 3000, height: 2250 });
    fillDisk(folder, large.length + 500_000);
    const answers = [await upload(new Uint8Array(large))];
    // And one that does not even fit while it comes in.
    const noise = { type: "gaussian" as const, mean: 128, sigma: 90 };
    const raw = sharp({
      create: { width: 2000, height: 1000, channels: 3, background: "#888", noise },
    });
    answers.push(await upload(new Uint8Array(await raw.png({ compressionLevel: 0 }).toBuffer())));
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([507, expect.stringMatching(/no room left/)]);
    }
    expect(readdirSync(path.join(folder, "media"))).toEqual([]);
    expect(readdirSync(path.join(folder, "uploads"))).toEqual([]);
    const small = await upload(new Uint8Array(await photograph({ width: 320, height: 240 })));
    expect(small.status).toBe(201);
  },
);
