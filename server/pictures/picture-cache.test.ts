import { expect, test } from "vitest";
import { createPictureCache } from "./picture-cache.ts";

const PICTURE = new Uint8Array([1]);

test("draws once for all who ask, and keeps it", async () => {
  const cache = createPictureCache();
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return PICTURE;
  };
  await Promise.all([cache.get("a", draw), cache.get("a", draw), cache.get("a", draw)]);
  await cache.get("a", draw);
  expect(drawn).toBe(1);
});

test("draws two at once at most, and all in the end", async () => {
  const cache = createPictureCache();
  let [now, most] = [0, 0];
  const draw = async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 2));
    now -= 1;
    return PICTURE;
  };
  await Promise.all(Array.from({ length: 9 }, (_, i) => cache.get(String(i), draw)));
  expect([most, now]).toEqual([2, 0]);
});

test("keeps the 64 that were asked for last", async () => {
  const cache = createPictureCache();
  const drawn: string[] = [];
  const ask = (key: string) =>
    cache.get(key, async () => {
      drawn.push(key);
      return PICTURE;
    });
  for (let i = 0; i < 64; i++) await ask(String(i));
  await ask("0");
  await ask("new");
  drawn.length = 0;
  await ask("0");
  await ask("new");
  await ask("1");
  expect(drawn).toEqual(["1"]);
});

test("a failure is told and not kept, and frees its place", async () => {
  const cache = createPictureCache();
  const fail = () => cache.get("a", () => Promise.reject(new Error("no ink")));
  for (let i = 0; i < 3; i++) await expect(fail()).rejects.toThrow("no ink");
  expect(await cache.get("a", async () => PICTURE)).toBe(PICTURE);
});
