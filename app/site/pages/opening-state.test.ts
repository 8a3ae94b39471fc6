import { expect, test } from "vitest";
import { openingState } from "./opening-state.ts";

const long = { from: "Saturday", until: "Thursday", opens: "09:00", closes: "21:00", words: "" };
const friday = { from: "Friday", until: "", opens: "15:00", closes: "20:30", words: "" };
const OFFICE = { hours: [long, friday], timeZone: "Asia/Dhaka" };

/** Dhaka is six hours ahead of UTC; 2026-11-21 is a Saturday. */
test.each([
  ["2026-11-21T02:59:00Z", "Closed now, opens at 9 am"],
  ["2026-11-21T03:00:00Z", "Open now until 9 pm"],
  ["2026-11-21T14:59:00Z", "Open now until 9 pm"],
  ["2026-11-21T15:00:00Z", "Closed now, opens tomorrow at 9 am"],
  ["2026-11-19T10:00:00Z", "Open now until 9 pm"],
  ["2026-11-20T05:00:00Z", "Closed now, opens at 3 pm"],
  ["2026-11-20T10:00:00Z", "Open now until 8:30 pm"],
  ["2026-11-19T15:00:00Z", "Closed now, opens tomorrow at 3 pm"],
])("at %s: %s", (at, words) => {
  const state = openingState(OFFICE, new Date(at));
  expect(state).toEqual({ words, isOpen: words.startsWith("Open") });
});

const at = new Date("2026-11-22T10:00:00Z");
const wordsOf = (hours: object[], now = at) =>
  openingState({ ...OFFICE, hours: hours.map((one) => ({ ...long, ...one })) }, now)?.words;

test("closed for some days, and hours that are words alone", () => {
  expect(wordsOf([{ from: "Wednesday", until: "" }])).toBe(
    "Closed now, opens on Wednesday at 9 am",
  );
  expect(wordsOf([{ from: "Sunday", until: "", closes: "10:00" }])).toBe(
    "Closed now, opens on Sunday at 9 am",
  );
  expect(wordsOf([{ from: "", words: "By appointment" }])).toBeUndefined();
  expect(wordsOf([{ closes: "late" }])).toBeUndefined();
  expect(wordsOf([])).toBeUndefined();
});

test("a pause at noon, and an evening that reaches over midnight", () => {
  const halves = [{ closes: "13:00" }, { opens: "17:00" }];
  expect(wordsOf(halves)).toBe("Closed now, opens at 5 pm");
  expect(wordsOf([{ opens: "20:00", closes: "02:00" }], new Date("2026-11-22T19:00:00Z"))).toBe(
    "Open now until 2 am",
  );
  // A day and a night.
  expect(wordsOf([{ opens: "09:00", closes: "09:00" }])).toBe("Open now until 9 am");
});

test("of hours that overlap the later end counts, of those to come the earliest", () => {
  const row = (opens: string, closes: string) => ({ ...long, until: "Friday", opens, closes });
  const at = (time: string, ...hours: (typeof long)[]) =>
    openingState({ ...OFFICE, hours }, new Date(time))?.words;
  const overlapping = [row("09:00", "13:00"), row("10:00", "21:00"), row("11:00", "15:00")];
  expect(at("2026-11-21T05:30:00Z", ...overlapping)).toBe("Open now until 9 pm");
  expect(at("2026-11-21T02:00:00Z", row("15:00", "20:00"), row("09:00", "13:00"))).toBe(
    "Closed now, opens at 9 am",
  );
});
