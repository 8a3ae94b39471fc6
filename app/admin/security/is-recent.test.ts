import { expect, test } from "vitest";
import { isRecent } from "./is-recent.ts";

test("recent is what was within a day before, to the millisecond", () => {
  const now = "2026-11-25T08:00:00.000Z";
  const at = ["2026-11-24T08:00:00.000Z", "2026-11-24T08:00:00.001Z", now];
  expect(at.map((one) => isRecent(one, now))).toEqual([false, true, true]);
});
