import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { UPLOAD_BYTES } from "#contracts/media-limits.ts";
import { isPublicAddress, type MayReach } from "#server/outward/public-address.ts";
import { jpeg } from "#tests/support/send-picture.ts";
import { here, serveHere } from "#tests/support/serve-here.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { fetchPicture } from "./fetch-picture.ts";

const take = (address: string, mayReach = here, timeLimitMs = 5000) => {
  const folder = temporaryFolder();
  const kept = () => readdirSync(folder);
  return { kept, upload: fetchPicture(address, { mayReach, folder, timeLimitMs }) };
};

const notReached = expect.objectContaining({ code: "picture-not-reached" });

test("a picture is brought to the disk, with the name of its address and the hash of its bytes", async () => {
  const bytes = await jpeg().jpeg().toBuffer();
  const { url } = await serveHere((_, response) => response.end(bytes));
  const upload = await take(`${url}/far/Mina%20tents.jpg?w=9`).upload;
  expect(upload).toMatchObject({ name: "Mina tents.jpg", bytes: bytes.length });
  expect(readFileSync(upload.file).equals(bytes)).toBe(true);
  expect(upload.hash).toMatch(/^[0-9a-f]{64}$/);
});

test("nothing but the rule decides who is asked: this machine, by any of its names, is not", async () => {
  const { port, asked } = await serveHere((_, response) => response.end("secret"));
  const everyPort: MayReach = (address) => isPublicAddress(address, 80);
  for (const host of [
    ...[
      "127.0.0.1",
      "localhost",
      "2130706433",
      "0x7f000001",
      "0177.0.0.1",
      "127.1",
      "0.0.0.0",
      "0",
    ],
    ...["[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[64:ff9b::7f00:1]"],
  ]) {
    const { upload, kept } = take(`http://${host}:${port}/`, everyPort);
    await expect(upload, host).rejects.toEqual(notReached);
    expect(kept()).toEqual([]);
  }
  expect(asked).toEqual([]);
});

test.each([
  "",
  "/media/x.jpg",
  "picture.jpg",
  "file:///etc/passwd",
  "ftp://127.0.0.1/a",
  "gopher://127.0.0.1/a",
  "data:image/png;base64,AAAA",
  "javascript:alert(1)",
  "http://user:word@127.0.0.1/a",
  "http://",
  "https://name-that-is-nowhere.invalid/a.jpg",
])("%j is refused", async (address) => {
  await expect(take(address).upload).rejects.toEqual(notReached);
});

test("a redirect is an address like any other, and there are three at most", async () => {
  const bytes = await jpeg().jpeg().toBuffer();
  const { url, asked } = await serveHere(({ url = "" }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) response.end(bytes);
    else response.writeHead(302, { location: `/${left - 1}` }).end();
  });
  expect(await take(`${url}/3`).upload).toMatchObject({ bytes: bytes.length });
  asked.length = 0;
  await expect(take(`${url}/4`).upload).rejects.toEqual(notReached);
  expect(asked).toEqual(["/4", "/3", "/2", "/1"]);

  const inside = await serveHere((_, response) => response.end(bytes));
  const outside = await serveHere((request, response) => {
    const to = request.url === "/file" ? "file:///etc/passwd" : `${inside.url}/a.jpg`;
    response.writeHead(301, { location: to }).end();
  });
  const onlyOutside: MayReach = (_, port) => port === outside.port;
  for (const path of ["/inside", "/file"]) {
    await expect(take(`${outside.url}${path}`, onlyOutside).upload).rejects.toEqual(notReached);
  }
  expect(inside.asked).toEqual([]);
});

test("what it answers is bounded: no endless bytes, no endless wait, nothing half", async () => {
  const { url } = await serveHere((request, response) => {
    switch (request.url) {
      case "/endless": {
        const chunk = Buffer.alloc(1024 * 1024);
        const more = () => {
          while (!response.destroyed && response.write(chunk));
        };
        response.on("drain", more);
        return more();
      }
      case "/silent":
        return;
      case "/slow":
        return void response.write("a");
      case "/half":
        response.writeHead(200, { "content-length": "1000" });
        return void response.write("a", () => response.destroy());
      case "/empty":
        return void response.end();
      default:
        return void response.writeHead(404).end("no");
    }
  });
  const endless = take(`${url}/endless`);
  await expect(endless.upload).rejects.toMatchObject({ code: "upload-too-large" });
  expect(endless.kept()).toEqual([]);
  for (const path of ["silent", "slow", "half", "empty", "missing"]) {
    const { upload, kept } = take(`${url}/${path}`, here, 800);
    await expect(upload, path).rejects.toEqual(notReached);
    expect(kept()).toEqual([]);
  }
  expect(UPLOAD_BYTES).toBe(20 * 1024 * 1024);
});

test("nothing of who asks goes along", async () => {
  const seen: unknown[] = [];
  const { url } = await serveHere(({ headers }, response) => {
    seen.push(headers);
    response.end("x");
  });
  const { file } = await take(`${url}/a`).upload;
  expect(existsSync(file)).toBe(true);
  expect(seen).toEqual([
    {
      accept: "image/*",
      "accept-encoding": "identity",
      "user-agent": "Rihla",
      host: new URL(url).host,
      connection: "close",
    },
  ]);
});
