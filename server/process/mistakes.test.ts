import { expect, test } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { createMistakes } from "./mistakes.ts";

const coded = (code: string, cause?: unknown) =>
  Object.assign(new Error("of Farida", { cause }), { code });

test("what the log has as an error is noted by what it is about, and still written", () => {
  const { log, lines } = catchLog();
  const mistakes = createMistakes();
  const heard = mistakes.heardIn(log);
  heard.error({ err: coded("SQLITE_FULL"), id: "1" }, "an endpoint failed");
  heard.error({ err: new Error("x", { cause: coded("ECONNRESET") }) }, "the outbox failed");
  heard.error("the database file was removed");
  heard.error({ err: new Error("odd") }, "never heard of");
  heard.warn("not so bad");
  expect(mistakes.list().map(({ what, code }) => [what, code])).toEqual([
    ["other", ""],
    ["storing", ""],
    ["mail", "ECONNRESET"],
    ["api", "SQLITE_FULL"],
  ]);
  expect(lines).toHaveLength(5);
});

test("the same is counted, the newest stands first, and no more is kept than some", () => {
  const mistakes = createMistakes();
  for (let at = 0; at < 500; at++) {
    mistakes.note([{ err: coded(`E${at % 50}X`) }, "a page failed"]);
  }
  expect(mistakes.list()).toHaveLength(20);
  expect(mistakes.list()[0]).toMatchObject({ code: "E49X" });
  mistakes.note([{ err: coded("E40X") }, "a page failed"], new Date("2026-11-25T08:00:00Z"));
  expect(mistakes.list()[0]).toEqual({
    ...{ what: "page", code: "E40X", count: 2, at: "2026-11-25T08:00:00.000Z" },
  });
});

test("a code that is none may be about somebody: it is left out", () => {
  const mistakes = createMistakes();
  for (const code of ["farida@example.com", "/home/farida", "E".repeat(60), "Farida Yasmin"]) {
    mistakes.note([{ err: coded(code) }, "a page failed"]);
  }
  for (const given of [[], [null], [undefined, 5], [{ err: "text" }]]) mistakes.note(given);
  expect(mistakes.list().every(({ code }) => code === "")).toBe(true);
});
