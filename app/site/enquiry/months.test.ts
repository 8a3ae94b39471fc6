import { expect, test } from "vitest";
import { monthsAhead } from "./months.ts";

test("this month, then the next twelve", () => {
  const months = monthsAhead("Asia/Dhaka", new Date("2026-11-20T12:00:00Z"));
  expect(months).toHaveLength(13);
  expect(months[0]).toEqual({ value: "2026-11", label: "This month", name: "This month" });
  expect(months[1]).toEqual({ value: "2026-12", label: "December 2026", name: "December" });
  expect(months[12]?.value).toBe("2027-11");
});

test("the month is the agency's, not the server's", () => {
  const lateInUtc = new Date("2026-11-30T20:00:00Z");
  expect(monthsAhead("Asia/Dhaka", lateInUtc)[0]?.value).toBe("2026-12");
  expect(monthsAhead("UTC", lateInUtc)[0]?.value).toBe("2026-11");
});
