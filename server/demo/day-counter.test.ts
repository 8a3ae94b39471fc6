import { expect, test } from "vitest";
import { dayCounter } from "./day-counter.ts";

test("days of the demo are counted from that of its agency, where it may be tomorrow already", () => {
  const dayAt = dayCounter("2026-11-21T18:30:00.000Z");
  expect([dayAt(0), dayAt(10), dayAt(-1)]).toEqual(["2026-11-22", "2026-12-02", "2026-11-21"]);
});
