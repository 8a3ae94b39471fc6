import { get as httpGet } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { openPageCache } from "#tests/support/open-page-cache.ts";
import { storeAnswer, tightened } from "./stored-answer.ts";

/** Words that repeat a little, as those of pages do. */
const page = (words: number) =>
  Array.from({ length: words }, (_, nth) => `word${(nth * 7919) % 499} of ${nth % 13}`).join(" ");

const stored = (text: string, type = "text/html") =>
  storeAnswer(new Response(text, { headers: { "Content-Type": type } }));

test("a page that is packed tighter is the same page, under the same ETag", async () => {
  const answer = await stored(page(5000));
  const tight = await tightened(answer);
  const { br } = answer.bodies;
  const better = tight?.bodies.br;
  expect(better?.bytes.length).toBeLessThan(br.bytes.length);
  expect(brotliDecompressSync(better?.bytes ?? "").toString()).toBe(page(5000));
  expect([better?.etag, better?.headers304]).toEqual([br.etag, br.headers304]);
  const lengthIn = (headers: string[] = []) => headers[headers.indexOf("content-length") + 1];
  expect(lengthIn(better?.headers)).toBe(String(better?.bytes.length));
  expect(better?.headers.toSorted()).toHaveLength(br.headers.length);
  expect(answer.size - (tight?.size ?? 0)).toBe(br.bytes.length - (better?.bytes.length ?? 0));
  expect([tight?.bodies.gzip, tight?.bodies.identity]).toEqual([
    ...[answer.bodies.gzip, answer.bodies.identity],
  ]);
});

test("what is short, packed already, or would take long stays as it is", async () => {
  expect(await tightened(await stored("short"))).toBe(null);
  expect(await tightened(await stored(page(5000), "image/avif"))).toBe(null);
  expect(await tightened(await stored("x".repeat(300_000)))).toBe(null);
});

test("whoever asks for a page again has it packed tighter soon, made once", async () => {
  const { get, made } = await openPageCache({ text: page(5000) });
  const { url } = await get("/about");
  // Not `fetch`, which decompresses.
  const lengthNow = () =>
    new Promise<number>((resolve) => {
      httpGet(url, { headers: { "accept-encoding": "br" } }, async (response) => {
        resolve(Buffer.concat(await response.toArray()).length);
      });
    });
  const first = await lengthNow();
  await expect.poll(lengthNow).toBeLessThan(first);
  const tight = await lengthNow();
  expect([await lengthNow(), made.length]).toEqual([tight, 1]);
});

test("of many pages that are asked for again one is packed tighter at a time, with rests", async () => {
  const { get } = await openPageCache({ text: page(8000), maxBytes: 20_000_000 });
  const paths = Array.from({ length: 8 }, (_, nth) => `/blog/post-${nth}`);
  const lengths = () =>
    Promise.all(
      paths.map(async (path) => {
        const { headers } = await get(path, { "accept-encoding": "br" }, "HEAD");
        return headers.get("content-length");
      }),
    );
  const began = performance.now();
  await tightened(await stored(page(8000)));
  const oneMs = performance.now() - began;
  const before = await lengths();
  const tightNow = async () => (await lengths()).filter((one, nth) => one !== before[nth]).length;
  await expect.poll(tightNow).toBeGreaterThan(0);
  // Without rests all of them would be done by then.
  await wait(12 * oneMs);
  expect(await tightNow()).toBeLessThan(paths.length);
});
