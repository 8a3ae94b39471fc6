import { get as askFor } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { createPageCache } from "#server/cache/page-cache.ts";
import { patiently } from "#server/db/patience.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { serveHere } from "#tests/support/serve-here.ts";
import { endWithHead, patientReads } from "./patient-reads.ts";
import type { Receiving } from "./receive-body.ts";
import { requestLanes } from "./request-lanes.ts";

const LIMITS_MS = { visitors: 500, staff: 3000 };
const QUESTION_MS = 100;
const STAFF = { headers: { cookie: "in=1" } };

const POSTGRES = { DATABASE_URL: "postgres://127.0.0.1/rihla" };

const isDrawn = ({ path }: { path: string }) => path.startsWith("/og/");

/** A server whose pages ask so many questions, one after the other; `?busy=` (ms) is spent on something else before. */
async function open(env: { DATABASE_URL?: string } = POSTGRES, atOnce = 99) {
  const settings = { asks: 1 };
  let answered = 0;
  const limits = { atOnce, mostWaiting: 99 };
  const lanes = [
    { name: "drawn", isFor: isDrawn, ...limits },
    { name: "reading", isFor: (asked: { path: string }) => !isDrawn(asked), ...limits },
  ] as const;
  const app = new Hono<Receiving>();
  app.use(endWithHead);
  app.use(requestLanes({ TRUST_PROXY: true }, { lanes: [...lanes] }));
  app.all("*", async (c) => {
    await wait(Number(c.req.query("busy") ?? 0));
    for (let asked = 0; asked < settings.asks; asked++) {
      await patiently(() => wait(QUESTION_MS));
      answered++;
    }
    return c.html("made");
  });
  app.onError((error, c) => c.html("", error instanceof DomainError ? 503 : 500));
  const isSignedIn = (cookie: string | undefined) => cookie === "in=1";
  const { listener } = createPageCache({
    listener: getRequestListener(app.fetch),
    render: async (address) => app.request(address),
    wasTurnedAway: () => false,
    version: () => 1,
    isSignedIn,
    onAnswered: () => {},
  });
  const limitsMs = LIMITS_MS;
  const { url } = await serveHere(patientReads({ listener, isSignedIn, env, limitsMs }));
  const statusOf = async (path: string, init: RequestInit = {}) =>
    (await fetch(url + path, init)).status;
  return { url, statusOf, settings, answered: () => answered };
}

test("who breaks off lifts the limit for nobody: whoever waits for the same page is told in time", async () => {
  const { url, statusOf, settings, answered } = await open();
  settings.asks = 30;
  const first = askFor(`${url}/about`, { agent: false });
  first.on("error", () => undefined);
  await expect.poll(answered, { interval: 10 }).toBeGreaterThan(0);
  first.destroy();
  expect(await statusOf("/about")).toBe(503);
  expect(answered()).toBeLessThan(6);
});

test("staff wait for longer; who writes, and who asks for a sitemap, for as long as it takes", async () => {
  const { statusOf, settings } = await open();
  settings.asks = 8;
  const [feed, page, staff] = [statusOf("/feed.xml"), statusOf("/about"), statusOf("/", STAFF)];
  const head = statusOf("/contact", { method: "HEAD" });
  expect(await Promise.all([feed, page, staff, head])).toEqual([503, 503, 200, 503]);
  settings.asks = 40;
  const files = ["/sitemap.xml", "/sitemap-12.xml", "/sitemap.xml?a=1"].map((file) =>
    statusOf(file),
  );
  const others = [statusOf("/", STAFF), statusOf("/contact", { method: "POST" })];
  expect(await Promise.all([...files, ...others])).toEqual([200, 200, 200, 503, 200]);
});

test("waiting behind others counts where those may wait for a slow database, and nowhere else", async () => {
  const behind = async (path: string, env?: { DATABASE_URL?: string }) => {
    const { statusOf, answered } = await open(env, 1);
    const first = statusOf(`${path}?busy=${2 * LIMITS_MS.visitors}`);
    const second = statusOf(`${path}?busy=1`);
    return [await first, await second, answered()];
  };
  const [pages, pictures, onSqlite] = await Promise.all([
    behind("/search"),
    behind("/og/a.jpg"),
    behind("/search", {}),
  ]);
  expect(pages).toEqual([200, 503, 1]);
  expect(pictures).toEqual([200, 200, 2]);
  expect(onSqlite).toEqual([200, 200, 2]);
});
