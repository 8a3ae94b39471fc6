import { Hono } from "hono";
import { expect, test } from "vitest";
import { requestLog } from "#server/http/request-log.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import type { ApiEnv } from "./api-env.ts";
import { onError } from "./on-error.ts";

test("what nobody foresaw is found in the log by the id that the answer carries", async () => {
  const { log, lines } = catchLog();
  const app = new Hono<ApiEnv>().use(requestLog(log)).onError(onError(log));
  app.get("/fails", () => {
    throw new Error("unforeseen");
  });
  const answer = await app.request("/fails");
  const id = answer.headers.get("X-Request-Id");
  expect([answer.status, await answer.json()]).toEqual([500, expect.not.objectContaining({ id })]);
  expect(lines).toContainEqual(expect.objectContaining({ msg: "an endpoint failed", id }));
  expect(id).toMatch(/^[\da-f-]{36}$/);
});
