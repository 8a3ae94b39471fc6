import { Hono } from "hono";
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from "react-router";
import { expect, test } from "vitest";
import { DomainError } from "#server/errors/domain-error.ts";
import type { RequestLog } from "#server/http/request-log.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { createPageFaults } from "./page-faults.ts";

const HTML = { "Content-Type": "text/html; charset=utf-8", "X-Of-Page": "1" };

/** A page whose parts failed so. @returns what is answered and what is told */
async function failed(errors: unknown[], headers: Record<string, string> = HTML, path = "/about") {
  const { log, lines } = catchLog();
  const app = new Hono<RequestLog>().get("*", (c) => {
    c.set("requestId", "of-this-request");
    const faults = createPageFaults(log, c);
    for (const error of errors) faults.report(error);
    return faults.answer(new Response("as rendered", { status: 500, headers }));
  });
  return { answer: await app.request(path), told: lines.map(({ msg, id }) => [msg, id]) };
}

test("what a page failed for is told under its request; what the caller did wrong is told by none", async () => {
  const asked = await failed([new ErrorResponseImpl(405, "", null)]);
  expect([asked.told, asked.answer.status, await asked.answer.text()]).toEqual([
    ...[[], 500, "as rendered"],
  ]);
  for (const error of [new ErrorResponseImpl(500, "", null), new Error("odd")]) {
    const { told, answer } = await failed([error]);
    expect(told).toEqual([["a page failed", "of-this-request"]]);
    expect(await answer.text()).toBe("as rendered");
  }
});

test("a page without its database says to come again, in its language, and when; nobody keeps it", async () => {
  const away = new DomainError("database-away", { retryAfterS: 7 });
  const { answer, told } = await failed([away], HTML, "/bn/about");
  expect([answer.status, told]).toEqual([503, []]);
  expect(answer.headers.get("Retry-After")).toBe("7");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer.text()).toContain(`<html lang="bn"`);
  const data = await failed([away, new Error("odd")], { "Content-Type": "text/x-script" });
  expect(data.told).toEqual([["a page failed", "of-this-request"]]);
  expect([data.answer.status, await data.answer.text()]).toEqual([503, "as rendered"]);
  expect(Object.fromEntries(data.answer.headers)).toMatchObject({
    "content-type": "text/x-script",
    "retry-after": "7",
    "cache-control": "no-store",
  });
});
