import { Hono } from "hono";
import { expect, test } from "vitest";
import { visitIn, visitOf } from "./visit-of.ts";

const ENV = { TRUST_PROXY: true };
const HEADERS = { "user-agent": "Phone", "x-forwarded-for": "203.0.113.7" };

test("a visit is the same, whether the app answered it or not: an old address may be its query", async () => {
  const url = "/index.php?p=12&a=%E0%A6%93";
  const visits = [visitOf({ method: "GET", url, headers: HEADERS, socket: {} } as never, ENV)];
  const app = new Hono().get("*", (c) => {
    visits.push(visitIn(c, ENV));
    return c.text("");
  });
  await app.request(url, { headers: HEADERS });
  const seen = visits.map(({ method, url, header, address }) => [
    ...[method, url, header("User-Agent"), header("Referer"), address()],
  ]);
  expect(seen).toEqual(Array(2).fill(["GET", url, "Phone", undefined, "203.0.113.7"]));
});
