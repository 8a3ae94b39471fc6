import { Hono } from "hono";
import { expect, test } from "vitest";
import { openTestApi } from "#tests/support/open-test-api.ts";
import { VISITORS_BYTES } from "./body-limits.ts";
import { MOST_THROWN_AWAY } from "./read-body.ts";
import { type Receiving, receiveBody } from "./receive-body.ts";

/** Answers wait until the test lets them go: as long, their bodies lie in memory. */
async function open() {
  const { auth } = await openTestApi();
  const { promise, resolve } = Promise.withResolvers<void>();
  const app = new Hono<Receiving>().use(receiveBody(auth, { TRUST_PROXY: true }));
  app.post("*", async (c) => {
    await promise;
    return c.text(String(c.get("bodyBytes")));
  });
  const send = async (path: string, bytes: number, address = "203.0.113.7") =>
    app.request(path, {
      method: "POST",
      headers: { "x-forwarded-for": address, "content-length": String(bytes) },
      body: new Uint8Array(bytes),
    });
  return { app, send, letGo: resolve };
}

test("one address sends as much as there is room for, then hears when to come back", async () => {
  const { send, letGo } = await open();
  const flood = Array.from({ length: 128 }, () => send("/contact", VISITORS_BYTES));
  const [page, api] = [await send("/contact", 1), await send("/api/enquiries", 1)];
  for (const { status, headers } of [page, api]) {
    const said = ["Retry-After", "Cache-Control"].map((name) => headers.get(name));
    expect([status, ...said]).toEqual([503, "5", "no-store"]);
  }
  expect((await api.json()).message).toContain("Too many send something");
  const other = send("/contact", 1, "198.51.100.1");
  letGo();
  for (const answer of [...flood, other]) expect((await answer).status).toBe(200);
  expect((await send("/contact", 1)).status).toBe(200);
});

test("what is too large for a visitor is refused in words, or left to the page", async () => {
  const { send, letGo } = await open();
  letGo();
  const api = await send("/api/enquiries", VISITORS_BYTES + 1);
  expect([api.status, (await api.json()).message]).toEqual([413, expect.stringContaining("64 KB")]);
  const page = await send("/contact", VISITORS_BYTES + 1);
  expect([page.status, await page.text()]).toEqual([200, "0"]);
});

test("what says that it is longer than is thrown away is refused at once, and its connection ends", async () => {
  const { app, letGo } = await open();
  letGo();
  const answerTo = (bytes: number) =>
    app.request("/api/enquiries", {
      method: "POST",
      headers: { "content-length": String(bytes) },
      body: "{",
    });
  for (const [bytes, status, connection] of [
    [MOST_THROWN_AWAY, 200, null],
    [MOST_THROWN_AWAY + 1, 413, "close"],
  ] as const) {
    const answer = await answerTo(bytes);
    expect([answer.status, answer.headers.get("connection")]).toEqual([status, connection]);
  }
});
