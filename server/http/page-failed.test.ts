import { Hono } from "hono";
import { expect, test } from "vitest";
import { DomainError } from "#server/errors/domain-error.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { pageFailed } from "./page-failed.ts";
import type { RequestLog } from "./request-log.ts";

/** What a page that fails so answers, and what the log has of it. */
async function failing(error: Error, path = "/about") {
  const { log, lines } = catchLog();
  const app = new Hono<RequestLog>();
  app.use((c, next) => {
    c.set("requestId", "of this request");
    return next();
  });
  app.get("*", () => {
    throw error;
  });
  app.onError(pageFailed(log));
  const answer = await app.request(path);
  const html = await answer.text();
  return {
    status: answer.status,
    retryAfter: answer.headers.get("retry-after"),
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    lines: lines.map(({ level, time: _, ...line }) => line),
  };
}

test("what nobody foresaw is answered with 500 in the visitor's language, and the log says which request it was", async () => {
  expect(await failing(new RangeError("too long"), "/bn/about")).toEqual({
    status: 500,
    retryAfter: null,
    language: "bn",
    lines: [
      {
        msg: "a page failed",
        id: "of this request",
        err: { type: "RangeError", message: "too long", stack: expect.any(String) },
      },
    ],
  });
});

test("a database that is away is told once by whoever follows it, not by each page", async () => {
  const { status, retryAfter, lines } = await failing(
    new DomainError("database-away", { retryAfterS: 5 }),
  );
  expect({ status, retryAfter, lines }).toEqual({ status: 503, retryAfter: "5", lines: [] });
});

test("pictures that are away are in the log of each page", async () => {
  const { status, lines } = await failing(new DomainError("pictures-away", { retryAfterS: 5 }));
  expect(status).toBe(503);
  expect(lines).toMatchObject([{ msg: "a page failed", id: "of this request" }]);
});
