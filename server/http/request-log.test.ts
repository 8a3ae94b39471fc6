import { Hono } from "hono";
import { expect, test } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { type RequestLog, requestLog } from "./request-log.ts";

function openApp() {
  const { log, lines } = catchLog();
  const app = new Hono<RequestLog>().use(requestLog(log));
  app.get("/blog/:link", (c) => c.text(c.get("requestId")));
  app.get("/fails", () => {
    throw new Error("broken");
  });
  app.onError((_, c) => c.text("", 500));
  return { app, lines };
}

test("one line a request, with the id that the answer carries and the handler saw", async () => {
  const { app, lines } = openApp();
  const response = await app.request("/blog/hello", { method: "HEAD" });
  const id = response.headers.get("X-Request-Id");
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await (await app.request("/blog/hello")).text()).toBe(lines[1]?.id);
  expect(lines[0]).toMatchObject({ id, method: "HEAD", path: "/blog/hello", status: 200 });
  expect(lines).toHaveLength(2);
});

test("nothing personal: no query, header, cookie or address", async () => {
  const { app, lines } = openApp();
  await app.request("/blog/x?email=farida@example.com", {
    headers: {
      "User-Agent": "Secret Phone",
      Cookie: "session=s3cret",
      "X-Forwarded-For": "203.0.113.7",
      Referer: "https://example.com/private",
    },
  });
  expect(Object.keys(lines[0] ?? {}).sort()).toEqual(
    ["id", "level", "method", "ms", "msg", "path", "status", "time"].sort(),
  );
  expect(JSON.stringify(lines)).not.toMatch(/farida|Secret|s3cret|203\.0|private/);
});

test("a failure is logged with its status, a long path is cut", async () => {
  const { app, lines } = openApp();
  await app.request("/fails");
  await app.request(`/${"a".repeat(5000)}`);
  expect(lines.map((line) => line.status)).toEqual([500, 404]);
  expect(String(lines[1]?.path)).toHaveLength(200);
});

test("who breaks off is no fault of the answer", async () => {
  const { app, lines } = openApp();
  const leaving = new AbortController();
  await app.request("/fails", { signal: leaving.signal });
  leaving.abort();
  await app.request("/fails", { signal: leaving.signal });
  expect(lines.map(({ status }) => status)).toEqual([500, 499]);
});

test("how long each took is told, and logged in whole milliseconds", async () => {
  const { log, lines } = catchLog();
  const told: [path: string, ms: number][] = [];
  const app = new Hono<RequestLog>().use(requestLog(log, (path, ms) => told.push([path, ms])));
  app.get("*", (c) => c.text(""));
  const before = performance.now();
  await app.request("/blog?q=a");
  const most = performance.now() - before;
  expect(told).toEqual([["/blog", expect.any(Number)]]);
  const [[, ms] = ["", -1]] = told;
  expect(ms).toBeGreaterThanOrEqual(0);
  expect(ms).toBeLessThanOrEqual(most);
  expect(lines[0]?.ms).toBe(Math.round(ms));
});
