import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { jpeg, keptIn, openUploads } from "#tests/support/send-picture.ts";

test("an upload is answered with its sizes, is listed, and keeps nothing half done", async () => {
  const { upload, send, dataFolder } = await openUploads();
  const bytes = await jpeg(700, 400).jpeg().toBuffer();
  const { status, body } = await upload(bytes, "Mina.jpg", { alt: "Tents at dawn" });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ name: "Mina.jpg", alt: "Tents at dawn", decorative: false, width: 700, height: 400 },
    ...{ focus: { x: 50, y: 50 }, bytes: bytes.length, version: 1 },
  });
  const stem = /^\/media\/([0-9a-f]{20}-700x400-[0-9a-f]{6})\/picture\.jpg$/.exec(body.url)?.[1];
  expect(
    body.variants.map(({ url, width }: { url: string; width: number }) => [url, width]),
  ).toEqual(
    ["avif", "webp"].flatMap((format) =>
      [320, 640, 700].map((width) => [`/media/${stem}/${width}.${format}`, width]),
    ),
  );
  const list = await send("GET", "/api/media");
  expect(list.body).toEqual([body]);
  expect(list.headers.get("x-total-count")).toBe("1");
  const { media, uploads } = keptIn(dataFolder);
  expect(media).toHaveLength(9);
  expect(uploads).toEqual([]);
});

test("every size is what its name says, upright, without metadata", async () => {
  const { upload, library } = await openUploads();
  const sideways = await jpeg(800, 500)
    .withExif({ IFD0: { Copyright: "nobody" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { body } = await upload(sideways);
  expect([body.width, body.height]).toEqual([500, 800]);
  for (const { url, width, height, format } of [
    ...body.variants,
    { url: body.url, width: 500, height: 800, format: "jpeg" },
  ]) {
    const bytes = await library.read(url.replace("/media/", ""));
    const found = await sharp(bytes ?? undefined).metadata();
    expect([found.width, found.height], url).toEqual([width, height]);
    expect(found.format === "heif" ? "avif" : found.format).toBe(format);
    expect([found.exif, found.icc, found.xmp, found.orientation]).toEqual(Array(4).fill(undefined));
  }
});

test.each([
  ["png", "jpg", () => jpeg().png()],
  ["webp", "jpg", () => jpeg().webp()],
  ["avif", "jpg", () => jpeg().avif()],
  ["gif", "jpg", () => jpeg().gif()],
  ["see-through png", "png", () => jpeg().ensureAlpha(0.4).png()],
])("%s becomes %s, whatever it is called", async (_, extension, make) => {
  const { upload } = await openUploads();
  const { status, body } = await upload(await make().toBuffer(), "report.pdf");
  expect([status, body.url?.split(".").at(-1)]).toEqual([201, extension]);
});

test("of an animation the first frame is kept", async () => {
  const { upload, library } = await openUploads();
  const frame = (r: number) => Buffer.alloc(20 * 20 * 3, Buffer.from([r, 0, 0]));
  const gif = await sharp(Buffer.concat([frame(250), frame(10)]), {
    raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
  })
    .gif({ delay: [100, 100] })
    .toBuffer();
  expect((await sharp(gif).metadata()).pages).toBe(2);
  const { body } = await upload(gif, "moving.gif");
  expect([body.width, body.height]).toEqual([20, 20]);
  const still = sharp((await library.read(body.url.replace("/media/", ""))) ?? undefined);
  expect((await still.stats()).channels[0]?.mean).toBeGreaterThan(240);
});

test("a drawing is stored without what could run", async () => {
  const { upload, library } = await openUploads();
  const { status, body } = await upload(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="alert(1)"><script>alert(1)</script><rect width="9" height="9"/></svg>',
    "logo.png",
  );
  expect([status, body.width, body.height, body.variants]).toEqual([201, 40, 20, []]);
  const svg = Buffer.from((await library.read(body.url.replace("/media/", ""))) ?? "").toString();
  expect(svg).toContain("<rect");
  expect(svg).not.toContain("alert");
});

test("the same bytes again are the same picture", async () => {
  const { upload, send } = await openUploads();
  const bytes = await jpeg().jpeg().toBuffer();
  const first = await upload(bytes, "a.jpg", { alt: "A" });
  const again = await upload(bytes, "b.jpg", { alt: "B" });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await send("GET", "/api/media")).body).toHaveLength(1);
});

test("files that somebody lost are there again once the picture is uploaded again", async () => {
  const { upload, library, dataFolder } = await openUploads();
  const bytes = await jpeg().jpeg().toBuffer();
  const { body } = await upload(bytes, "a.jpg");
  const files = [body, ...body.variants].map(({ url }) => url.replace("/media/", ""));
  const read = () => Promise.all(files.map((file) => library.read(file)));
  const before = await read();
  rmSync(path.join(dataFolder, "media"), { recursive: true });
  expect(await read()).toEqual(files.map(() => null));
  const again = await upload(bytes, "b.jpg");
  expect([again.status, again.body]).toEqual([200, body]);
  expect(await read()).toEqual(before);
});

test("ten at once are all made, one after another", async () => {
  const { upload, send, dataFolder } = await openUploads();
  const files = await Promise.all(Array.from({ length: 10 }, () => jpeg().jpeg().toBuffer()));
  const answers = await Promise.all(files.map((bytes, index) => upload(bytes, `${index}.jpg`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect((await send("GET", "/api/media?limit=200")).body).toHaveLength(10);
  expect(keptIn(dataFolder).uploads).toEqual([]);
});

describe("refused, with nothing left behind:", () => {
  const half = async () => {
    const whole = await jpeg(1200, 900).jpeg().toBuffer();
    return whole.subarray(0, whole.length / 2);
  };
  /** The head of a PNG whose rows would fill 3.6 GB. */
  const bomb = async () => {
    const png = await sharp({
      create: { width: 8, height: 8, channels: 4, background: "#000" },
    })
      .png()
      .toBuffer();
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  };
  test.each([
    ["a PNG that is HTML", "<!doctype html><script>alert(1)</script>", 400, /not a picture/],
    ["HTML behind the head of a PNG", "\x89PNG\r\n\x1a\n<html></html>", 400, /damaged/],
    ["a JPEG cut in half", half, 400, /damaged or cut off/],
    ["30,000 by 30,000 pixels", bomb, 400, /50 megapixels/],
    ["a long thin picture", () => jpeg(20_000, 2).png().toBuffer(), 400, /16,000 pixels/],
    ["noise", randomBytes(5000), 400, /not a picture/],
    [
      "a huge drawing",
      `<svg xmlns="http://www.w3.org/2000/svg">${" ".repeat(2 ** 20)}</svg>`,
      400,
      /1 MB/,
    ],
    ["a drawing of nothing", "<svg", 400, /not a picture/],
    ["a drawing that multiplies itself", multiplied(12, 10), 400, /repeats its parts/],
    ["one that doubles itself 27 times", multiplied(27, 2), 400, /repeats its parts/],
    ["a drawing that takes too long", filtered(), 400, /took too long/],
    ["no bytes", "", 400, /Choose a picture/],
    ["a PDF", "%PDF-1.7\n", 400, /not a picture/],
    ["more than 20 MB", Buffer.alloc(20 * 1024 * 1024 + 1, "a"), 413, /20 MB/],
  ])("%s", async (_, given, status, words) => {
    const { upload, send, dataFolder } = await openUploads();
    const bytes = typeof given === "function" ? await given() : given;
    const answer = await upload(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(words) } });
    expect(keptIn(dataFolder)).toEqual({ media: [], uploads: [] });
    expect((await send("GET", "/api/media")).body).toEqual([]);
  });

  test.each([
    ["JSON", "application/json", "{}"],
    ["no boundary", "multipart/form-data", "x"],
    ["an endless boundary", `multipart/form-data; boundary=${"x".repeat(300)}`, "x"],
    ["no form behind the boundary", "multipart/form-data; boundary=x", "hello"],
    [
      "a form that breaks off",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nab',
    ],
    [
      "a form without a file",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="alt"\r\n\r\nab\r\n--x--\r\n',
    ],
  ])("%s", async (_, type, text) => {
    const { api, cookie, dataFolder } = await openUploads();
    const response = await api.request("/api/media", {
      method: "POST",
      headers: { host: "localhost", origin: "http://localhost", cookie, "content-type": type },
      body: text,
    });
    expect(response.status).toBe(400);
    expect(keptIn(dataFolder)).toEqual({ media: [], uploads: [] });
  });
});

test("when the server stops, uploads that are not done are told to come again; nothing is kept", async () => {
  const { upload, library, dataFolder } = await openUploads();
  const small = await jpeg().png().toBuffer();
  const sent = [upload(await jpeg(1500, 1000).jpeg().toBuffer())];
  await expect.poll(() => keptIn(dataFolder).media.length, { timeout: 10_000 }).toBeGreaterThan(0);
  // Behind it: a small one before it would be done by then.
  sent.push(upload(small));
  library.stop();
  sent.push(upload(await jpeg().jpeg().toBuffer()));
  for (const { status, body } of await Promise.all(sent)) {
    expect([status, body.message]).toEqual([503, expect.stringContaining("Send it again")]);
  }
  await expect
    .poll(() => keptIn(dataFolder), { timeout: 10_000 })
    .toEqual({ media: [], uploads: [] });
});

test.each([
  ["../../etc/passwd", "passwd"],
  ["a\\b\\c.jpg", "c.jpg"],
  ["con.jpg", "con.jpg"],
])("the name %s is words, never a path", async (given, shown) => {
  const { upload, dataFolder } = await openUploads();
  const { body } = await upload(await jpeg(10, 10).jpeg().toBuffer(), given);
  expect(body.name).toBe(shown);
  expect(keptIn(dataFolder).media.join("\n")).not.toMatch(/passwd|con\.jpg|c\.jpg/);
});

/** Each part draws the one before so many times. */
function multiplied(length: number, times: number): string {
  const levels = Array.from(
    { length },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(times)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect id="l0" width="1" height="1"/>${levels.join("")}</svg>`;
}

/** Few parts, and each a picture of its own to blur. */
const filtered = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99"><filter id="f"><feGaussianBlur stdDeviation="40"/><feTurbulence numOctaves="9"/></filter>${'<rect filter="url(#f)" width="99" height="99"/>'.repeat(20_000)}</svg>`;

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
