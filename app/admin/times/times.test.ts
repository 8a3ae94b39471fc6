import { expect, test } from "vitest";
import { timesIn } from "./times.ts";

/** Half past four in the afternoon in Dhaka, half past five in the morning in New York. */
const NOW = new Date("2026-11-21T10:30:00Z");
const { clockTime, listTime, dayAndTime, dayWords } = timesIn("Asia/Dhaka", NOW);

test.each([
  ["2026-11-21T10:06:00Z", "4:06 pm", "Today, 4:06 pm", "4:06 pm", "today"],
  ["2026-11-20T18:05:00Z", "12:05 am", "Today, 12:05 am", "12:05 am", "today"],
  [
    "2026-11-20T17:59:00Z",
    "Yesterday",
    "Yesterday, 11:59 pm",
    "11:59 pm, 20 November",
    "yesterday",
  ],
  ["2026-11-19T03:00:00Z", "19 Nov", "19 Nov, 9:00 am", "9:00 am, 19 November", "19 November"],
  [
    "2025-11-21T06:00:00Z",
    "21 Nov 2025",
    "21 Nov 2025, 12:00 pm",
    "12:00 pm, 21 November",
    "21 November",
  ],
])("%s by the agency's clock: in a list, in full, as a time, as a day", (at, ...said) => {
  expect([listTime(at), dayAndTime(at), clockTime(at), dayWords(at)]).toEqual(said);
});

test("yesterday at the end of the year is of the year before", () => {
  const { listTime } = timesIn("Asia/Dhaka", new Date("2027-01-01T06:00:00Z"));
  expect(listTime("2026-12-30T06:00:00Z")).toBe("30 Dec 2026");
});

test("the year begins when it does where the agency is", () => {
  const { listTime } = timesIn("Asia/Dhaka", new Date("2026-12-31T18:30:00Z"));
  expect(listTime("2026-12-29T06:00:00Z")).toBe("29 Dec 2026");
});
