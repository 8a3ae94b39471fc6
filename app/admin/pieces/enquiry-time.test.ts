import { expect, test } from "vitest";
import { dayAndTime, listTime } from "./enquiry-time.ts";

const NOW = new Date(2026, 10, 21, 16, 30);
const iso = (...parts: [number, number, number, number, number]) =>
  new Date(...parts).toISOString();

test.each([
  [iso(2026, 10, 21, 16, 6), "4:06 pm", "Today, 4:06 pm"],
  [iso(2026, 10, 21, 0, 5), "12:05 am", "Today, 12:05 am"],
  [iso(2026, 10, 20, 23, 59), "Yesterday", "Yesterday, 11:59 pm"],
  [iso(2026, 10, 19, 9, 0), "19 Nov", "19 Nov, 9:00 am"],
  [iso(2025, 10, 21, 12, 0), "21 Nov 2025", "21 Nov 2025, 12:00 pm"],
])("%s in a list and in full", (at, inList, inFull) => {
  expect([listTime(at, NOW), dayAndTime(at, NOW)]).toEqual([inList, inFull]);
});
