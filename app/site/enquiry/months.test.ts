import { expect, test } from "vitest";
import { monthLabel, monthName } from "#i18n/month-words.ts";
import { monthsAhead } from "./months.ts";

test("this month, then the next twelve", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const months = monthsAhead("Asia/Dhaka", monthLabel, now);
  expect(months).toHaveLength(13);
  expect(months[0]).toEqual({ value: "2026-11", label: "This month" });
  expect(months[1]).toEqual({ value: "2026-12", label: "December 2026" });
  expect(months[12]?.value).toBe("2027-11");
  expect(monthsAhead("Asia/Dhaka", monthName, now)[1]?.label).toBe("December");
});

test("the month is the agency's, not the server's", () => {
  const lateInUtc = new Date("2026-11-30T20:00:00Z");
  expect(monthsAhead("Asia/Dhaka", monthName, lateInUtc)[0]?.value).toBe("2026-12");
  expect(monthsAhead("UTC", monthName, lateInUtc)[0]?.value).toBe("2026-11");
});
