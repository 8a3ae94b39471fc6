import { expect, test } from "vitest";
import { hoursLines } from "./opening-hours.ts";

const row = { from: "Saturday", until: "Thursday", opens: "09:00", closes: "21:30", words: "" };

test("hours are said in words, or in those of the agency; a row that says nothing is left out", () => {
  expect(
    hoursLines([
      row,
      { ...row, from: "Friday", until: "", opens: "00:00", closes: "12:00" },
      { ...row, from: "Monday", until: "Monday" },
      { ...row, words: "By appointment" },
      { ...row, from: "" },
      { ...row, until: "", opens: "08:05", closes: "13:00" },
    ]),
  ).toEqual([
    "Saturday to Thursday, 9 am to 9:30 pm",
    "Friday, 12 am to 12 pm",
    "Monday, 9 am to 9:30 pm",
    "By appointment",
    "Saturday, 8:05 am to 1 pm",
  ]);
});
