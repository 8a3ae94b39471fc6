import { expect, test } from "vitest";
import { isMonth, isShow } from "./departure-filters.ts";

test("a list is asked for a month of this century, all twelve of them, or for a kind that there is", () => {
  const months = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, "0")}`);
  expect(months.filter((month) => !isMonth(month))).toEqual([]);
  const none = ["2027-00", "2027-13", "1999-12", "2019-12", "2027-1", "2027-01-01", "", " 2027-01"];
  expect(none.filter(isMonth)).toEqual([]);
  expect(["seats", "direct", "ramadan", "", "Seats", "toString"].filter(isShow)).toEqual([
    ...["seats", "direct", "ramadan"],
  ]);
});
