import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { serveMedia } from "./serve-media.ts";

const STEM = `${"0".repeat(20)}-90x60-aabbcc`;

/** Files of a picture as an upload leaves them. */
async function open(...names: string[]) {
  const { library, dataFolder } = await openTestSite();
  const folder = path.join(dataFolder, "media", STEM);
  mkdirSync(folder, { recursive: true });
  for (const name of names) writeFileSync(path.join(folder, name), name);
  const app = serveMedia(library);
  return (name: string, headers: Record<string, string> = {}) =>
    app.request(`/media/${STEM}/${name}`, { headers });
}

test("a picture is kept for a year, and not sent again to whoever has it", async () => {
  const get = await open("320.avif");
  const { status, headers } = await get("320.avif");
  expect([status, Object.fromEntries(headers)]).toEqual([
    200,
    {
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": "8",
      "content-type": "image/avif",
      etag: `"${STEM}/320.avif"`,
    },
  ]);
  const again = await get("320.avif", { "if-none-match": `W/${headers.get("ETag")}` });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  for (const name of ["Cache-Control", "ETag"]) {
    expect([name, again.headers.get(name)]).toEqual([name, headers.get(name)]);
  }
});

test("a drawing that is opened by itself runs and fetches nothing", async () => {
  const get = await open("picture.svg");
  const { status, headers } = await get("picture.svg");
  expect([status, headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
  expect(headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
});

test("neither the file as it was uploaded nor anything beside it is served", async () => {
  const get = await open("original", "320.avif");
  for (const name of ["original", "640.avif", "..%2f320.avif"]) {
    expect([name, (await get(name)).status]).toEqual([name, 404]);
  }
});

test.each([
  ["320.avif", "image/avif"],
  ["320.webp", "image/webp"],
  ["picture.jpg", "image/jpeg"],
  ["picture.png", "image/png"],
])("a browser is told what %s is", async (name, type) => {
  const get = await open(name);
  const { status, headers } = await get(name);
  expect([status, headers.get("Content-Type")]).toEqual([200, type]);
});
