import sharp from "sharp";
import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestFound } from "#tests/support/open-test-found.ts";

test.each([
  ["/icon-192.png", 192],
  ["/icon-512.png", 512],
  ["/apple-touch-icon.png", 180],
])("%s is a square of %d px without clear parts", async (path, size) => {
  const { found } = await openTestFound();
  const response = await found.request(path);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
  const picture = sharp(await response.arrayBuffer());
  expect(await picture.metadata()).toMatchObject({ width: size, height: size });
  const { isOpaque, channels } = await picture.stats();
  expect(isOpaque).toBe(true);
  expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(10);
});

test("/favicon.ico is an icon file around a PNG", async () => {
  const { found } = await openTestFound();
  const response = await found.request("/favicon.ico");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("Content-Type")).toBe("image/x-icon");
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  expect(bytes.readUInt32LE(14)).toBe(bytes.length - 22);
  const png = await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata();
  expect(png).toMatchObject({ format: "png", width: 48, height: 48 });
});

test("the manifest names the agency, and icons that exist", async () => {
  const { found } = await openTestFound({ demo: true });
  const response = await found.request("/manifest.webmanifest");
  expect(response.headers.get("Content-Type")).toBe("application/manifest+json");
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: "Rihla Travels", start_url: "/" });
  for (const { src } of manifest.icons) expect((await found.request(src)).status).toBe(200);
});

test.each([
  "home",
  "about",
  "contact",
  "umrah",
  "hajj",
  "tours",
  "student-visa",
  "work-visa",
  "get-started",
  "privacy-policy",
  "blog",
])("/og/%s.png stands with and without content", async (name) => {
  for (const demo of [true, false]) {
    const { found } = await openTestFound({ demo });
    const response = await found.request(`/og/${name}.png`);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    const picture = await sharp(await response.arrayBuffer()).metadata();
    expect(picture).toMatchObject({ format: "png", width: 1200, height: 630 });
  }
});

test("a post has its own picture, under its link, and it is known again", async () => {
  const { db, found } = await openTestFound();
  await makeBlog(db, { link: "2026/visas?", title: "First" });
  await makeBlog(db, { link: "other", title: "Second" });
  const first = await found.request("/og/blog/2026/visas%3F.png");
  const other = await found.request("/og/blog/other.png");
  expect([first.status, other.status]).toEqual([200, 200]);
  const etag = first.headers.get("ETag") ?? "";
  expect(etag).not.toBe(other.headers.get("ETag"));
  const again = await found.request("/og/blog/2026/visas%3F.png", {
    headers: { "If-None-Match": etag },
  });
  expect(again.status).toBe(304);
});

test.each(["/og", "/og/nothing.png", "/og/home", "/og/blog/nothing.png", "/og/blog/.png"])(
  "%s is nothing",
  async (path) => {
    const { found } = await openTestFound({ demo: true });
    expect((await found.request(path)).status).toBe(404);
  },
);
