import { expect, test } from "vitest";
import { AS_AGENCY, areHours, hoursIn, hoursText, hoursTyped } from "./office-hours.ts";

const times = { opens: "10:00", closes: "18:00" };
const WEEK = [
  { from: "Saturday", until: "", ...times },
  { from: "Monday", until: "Thursday", ...times },
];

test("days and times are one text, and are read out of it again", () => {
  const text = "Saturday 10:00-18:00\nMonday/Thursday 10:00-18:00";
  expect(hoursText(WEEK)).toBe(text);
  expect(hoursTyped(text)).toEqual(WEEK);
  expect(hoursIn(text)).toEqual(WEEK.map((hours) => ({ ...hours, words: "" })));
});

test("what is half typed is kept in the form, and on no page", () => {
  const half = hoursText([{ from: "Saturday", until: "", opens: "", closes: "18:00" }]);
  expect(hoursTyped(half)).toEqual([{ from: "Saturday", until: "", opens: "", closes: "18:00" }]);
  expect(hoursIn(half)).toEqual([]);
  expect(areHours(half)).toBe(false);
});

test.each([
  ["", true],
  [AS_AGENCY, true],
  ["Saturday 10:00-18:00", true],
  ["Saturday 20:00-02:00", true],
  ["Saturday 10:00-18:00\n\n", true],
  ["saturday 10:00-18:00", false],
  ["Saturday/Someday 10:00-18:00", false],
  ["Saturday 10:00-24:00", false],
  ["Saturday to Thursday, 9 am to 9 pm", false],
  ["{hours}", false],
  ["<b>Saturday</b> 10:00-18:00", false],
  ["Saturday 10:00-18:00\nBy appointment", false],
  ["Saturday 10:00-18:00\n \nFriday 15:00-18:00", true],
  [Array(20).fill("Saturday 10:00-18:00").join("\n"), true],
  [Array(21).fill("Saturday 10:00-18:00").join("\n"), false],
  ["/".repeat(1000), false],
])("whether %j are hours: %s", (text, are) => {
  expect(areHours(text)).toBe(are);
});
