import { expect, test } from "vitest";
import { monthLabel } from "./month-words.ts";

test("a month is written out", () => {
  expect(monthLabel("2027-02")).toBe("February 2027");
});
