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

test.each([
  ["a page failed", "page"],
  ["a request failed", "page"],
  ["an endpoint failed", "api"],
  ["Pictures cannot be stored", "pictures"],
  ["a mail could not be sent", "mail"],
  ["the outbox failed", "mail"],
  ["lease lost", "mail"],
  ["what is planned could not be published", "planned"],
  ["posts could not be indexed anew; it is tried again", "search"],
  ["links could not be looked at", "links"],
  ["tidying up failed", "tidying"],
  ["moved addresses could not be read", "moved"],
  ["reads could not be written; they are tried again", "counts"],
  ["a page failed, then", "other"],
])("%j is about %s", (words, what) => {
  const mistakes = createMistakes();
  mistakes.note([{ err: coded("EX") }, words]);
  expect(mistakes.list()).toMatchObject([{ what, code: "EX" }]);
});

test("codes are those of systems and databases, of the error or of what caused it, the nearest first", () => {
  const mistakes = createMistakes();
  const given = [coded("23505"), coded("E1", coded("E2")), coded("e1", coded("E2")), coded("E")];
  for (const err of given) mistakes.note([{ err }, "a page failed"]);
  expect(mistakes.list().map(({ code }) => code)).toEqual(["", "E2", "E1", "23505"]);
});

test("of processes that serve one site each tells the others, and repeats nothing that it was told", () => {
  const told: unknown[] = [];
  let hear = (_said: never) => {};
  const mistakes = createMistakes();
  mistakes.share({
    tell: (_what: string, said: unknown) => void told.push(said),
    onTold: (_what: string, heard: typeof hear) => {
      hear = heard;
    },
  } as never);
  mistakes.note([{ err: coded("EX") }, "a page failed"]);
  hear({ what: "mail", code: "EY" } as never);
  expect(told).toEqual([{ what: "page", code: "EX" }]);
  expect(mistakes.list().map(({ code }) => code)).toEqual(["EY", "EX"]);
});
