import { get as httpGet } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPageCache as openCache } from "#tests/support/open-page-cache.ts";

test("what cannot be made anew is given as it was, and says so when its time is over or something newer is stored", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { get, making, write, made } = await openCache();
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await get("/about", headers);
    const status = answer.headers.get("cache-status");
    return [answer.status, (await answer.text()).slice(0, 11), status];
  };
  const stale = [200, "/about in 1", "rihla; fwd=stale; fwd-status=503"];
  expect(await ask()).toEqual([200, "/about in 1", null]);
  making.status = 503;
  expect(await ask()).toEqual([200, "/about in 1", null]);
  vi.advanceTimersByTime(2 * 3_600_000);
  expect([await ask(), await ask(), made.length]).toEqual([stale, stale, 2]);
  write();
  expect([await ask(), await ask(), made.length]).toEqual([stale, stale, 3]);
  const { headers } = await get("/about");
  expect(headers.get("cache-control")).toBe("no-cache");
  const known = { "if-none-match": headers.get("etag") ?? "" };
  expect(await ask(known)).toEqual([304, "", stale[2]]);
  // What is acknowledged once it is back is seen at once.
  making.status = 200;
  write();
  expect(await ask()).toEqual([200, "/about in 3", null]);
});

test("a fault of ours is not covered by what was there before something newer was stored", async () => {
  const { get, making, write } = await openCache();
  await get("/about");
  write();
  making.status = 500;
  expect((await get("/about")).status).toBe(500);
});

test("a page that says when it ends is made anew at that moment, also in front of us", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T17:59:30Z") });
  onTestFinished(() => void vi.useRealTimers());
  const headers = { Expires: "Sun, 22 Nov 2026 18:00:00 GMT" };
  const { get, made, making } = await openCache({ headers });
  const first = await get("/");
  expect(first.headers.get("cache-control")).toBe("public, no-cache");
  await first.text();
  vi.setSystemTime(Date.parse("2026-11-22T17:59:59Z"));
  await (await get("/")).text();
  expect(made).toHaveLength(1);
  vi.setSystemTime(Date.parse("2026-11-22T18:00:00Z"));
  making.headers = {};
  const second = await get("/");
  expect(made).toHaveLength(2);
  expect(second.headers.get("cache-control")).toContain("s-maxage=60");
  await second.text();
});

test("a page lives as long when the clock is set back, and a page that says when it ends no longer", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.parse("2026-11-22T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const headers = { Expires: "Sun, 22 Nov 2026 12:00:30 GMT" };
  for (const making of [{}, { headers }]) {
    const { text, made } = await openCache(making);
    await text("/about");
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(3_600_000 + 1000);
    await text("/about");
    expect(made).toHaveLength(2);
  }
});

test("a page is made once, whatever query a stranger adds", async () => {
  const { made, answered, get } = await openCache();
  for (const path of ["/about", "/about?x=1", "/about?utm_source=y", "/about"]) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("x-own")]).toEqual([200, "1"]);
    expect(await answer.text()).toMatch(/^\/about in 1/);
  }
  expect(made).toEqual(["/about"]);
  expect(answered).toHaveLength(4);
});

test("a hundred who ask at once wait for one making", async () => {
  const { made, text } = await openCache({ ms: 20 });
  await Promise.all(Array.from({ length: 100 }, () => text("/about")));
  expect(made).toEqual(["/about"]);
});

test("after a write the next reader gets the new page, also while the old one is being made", async () => {
  const { text, write } = await openCache({ ms: 20 });
  expect(await text("/about")).toContain("in 1");
  write();
  const first = text("/about");
  await wait(5);
  write();
  const second = text("/about");
  expect(await second).toContain("in 3");
  await first;
  expect(await text("/about")).toContain("in 3");
});

test("each encoding has its body and its ETag; who has it gets 304", async () => {
  const { get, made } = await openCache();
  for (const encoding of ["br", "gzip", "identity"]) {
    const headers = { "accept-encoding": encoding };
    const answer = await get("/about", headers, "HEAD");
    const etag = answer.headers.get("etag") ?? "";
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    const again = await get("/about", { ...headers, "if-none-match": `"x", W/${etag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("x-own")).toBe("1");
    const other = await get("/about", { ...headers, "if-none-match": '"x"' });
    expect([other.status, await other.text()]).toEqual([200, expect.stringContaining("/about in")]);
  }
  expect(made).toHaveLength(1);
});

test("the compressed bodies are the page", async () => {
  const { get } = await openCache();
  const { url } = await get("/about");
  // Not `fetch`, which decompresses.
  const raw = (encoding: string) =>
    new Promise<Buffer>((resolve) => {
      httpGet(url, { headers: { "accept-encoding": encoding } }, async (response) => {
        resolve(Buffer.concat(await response.toArray()));
      });
    });
  const plain = await raw("identity");
  expect(brotliDecompressSync(await raw("br"))).toEqual(plain);
  expect(gunzipSync(await raw("gzip"))).toEqual(plain);
});

test("signed-in people, other methods and other addresses go past it", async () => {
  const { made, get } = await openCache();
  expect((await get("/about", { cookie: "in=1" })).status).toBe(418);
  expect((await get("/about", {}, "POST")).status).toBe(418);
  expect((await get("/admin")).status).toBe(418);
  expect(made).toEqual([]);
});

test.each([
  ["what is not found", { status: 404 }],
  ["what failed", { status: 500 }],
  ["what sets a cookie", { headers: { "Set-Cookie": "a=1" } }],
  ["what is too large", { size: 200_000 }],
])("%s is answered and not kept", async (_, making) => {
  const { made, get, bytes } = await openCache(making);
  for (let times = 0; times < 2; times++) {
    const answer = await get("/blog/nothing");
    expect(answer.status).toBe("status" in making ? making.status : 200);
    await answer.text();
  }
  expect(made).toHaveLength(2);
  expect(bytes()).toBe(0);
});

test("many pages stay within the bound, and the newest are there", async () => {
  const { made, text, bytes } = await openCache({ maxBytes: 200_000 });
  for (let post = 0; post < 300; post++) await text(`/blog/post-${post}`);
  expect(bytes()).toBeLessThanOrEqual(200_000);
  expect(bytes()).toBeGreaterThan(100_000);
  await text("/blog/post-299");
  expect(made).toHaveLength(300);
});

test("short answers count with what a process needs to keep them", async () => {
  const { made, text } = await openCache({ maxBytes: 500_000, size: 1 });
  for (let post = 0; post < 300; post++) await text(`/blog/post-${post}`);
  await text("/blog/post-0");
  expect(made).toHaveLength(301);
});

test("who is turned away takes nobody along who waits for the same page, and gets the old one alone", async () => {
  const { get, made, making, write } = await openCache({ ms: 20 });
  const say = async (headers = {}) => (await (await get("/about", headers)).text()).slice(0, 11);
  const tooMuch = { "x-too-much": "1" };
  const first = say(tooMuch);
  await expect.poll(() => made.length).toBe(1);
  const others = [say(), say(), say()];
  expect([await first, ...(await Promise.all(others))]).toEqual([
    "too much",
    ...Array(3).fill("/about in 1"),
  ]);
  expect(made).toHaveLength(2);
  making.ms = 0;
  write();
  expect([await say(tooMuch), await say(), await say(tooMuch)]).toEqual([
    "/about in 1",
    "/about in 2",
    "/about in 2",
  ]);
});

test("what is written in one language alone leaves the pages of the others remembered", async () => {
  const { text, made, newerIn } = await openCache();
  const pages = ["/about", "/bn/about", "/ar/about"];
  for (const page of pages) await text(page);
  newerIn.bn = 2;
  for (const page of [...pages, ...pages]) await text(page);
  expect(made).toEqual([...pages, "/bn/about"]);
});
