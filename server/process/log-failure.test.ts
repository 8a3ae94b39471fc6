import { expect, test } from "vitest";
import { Stopped } from "#server/errors/stopped.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { logFailure } from "./log-failure.ts";

const [INFO, ERROR] = [30, 50];

test("what the end of the server cut short is no error; all else is, with its cause", () => {
  const { log, lines } = catchLog();
  logFailure(log, new Stopped("the server stops"), "a backup was not made");
  logFailure(log, new RangeError("too long"), "a backup was not made");
  expect(lines).toEqual([
    { level: INFO, time: expect.any(Number), msg: "a backup was not made: the server stops" },
    {
      level: ERROR,
      time: expect.any(Number),
      msg: "a backup was not made",
      err: { type: "RangeError", message: "too long", stack: expect.stringContaining("too long") },
    },
  ]);
});
