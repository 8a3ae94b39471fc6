import { expect, test } from "vitest";
import { weekOf } from "./week-of.ts";

const row = (from: string, until: string, opens: string, closes: string, words = "") => ({
  ...{ from, until, opens, closes, words },
});
const AGENCY = [row("Saturday", "Thursday", "09:00", "21:00"), row("Friday", "", "15:00", "21:00")];
const said = (...given: Parameters<typeof weekOf>) =>
  weekOf(...given).map(({ days, times, isToday }) => `${isToday ? "> " : ""}${days}: ${times}`);

test.each([
  [
    "Sunday",
    "> Sunday, today: 9 am to 9 pm|Monday to Thursday: 9 am to 9 pm|Friday: 3 pm to 9 pm|Saturday: 9 am to 9 pm",
  ],
  ["Friday", "> Friday, today: 3 pm to 9 pm|Saturday to Thursday: 9 am to 9 pm"],
  [null, "Saturday to Thursday: 9 am to 9 pm|Friday: 3 pm to 9 pm"],
  ["Caturday", "Saturday to Thursday: 9 am to 9 pm|Friday: 3 pm to 9 pm"],
])("on %s today stands first, and days that are alike stand together", (today, rows) => {
  expect(said(AGENCY, today).join("|")).toBe(rows);
});

test("a day without hours is closed; one may have two", () => {
  const two = [row("Monday", "", "09:00", "12:00"), row("Monday", "", "14:30", "00:00")];
  expect(said(two, "Sunday")).toEqual([
    "> Sunday, today: Closed",
    "Monday: 9 am to 12 pm, 2:30 pm to 12 am",
    "Tuesday to Saturday: Closed",
  ]);
});

test("hours that are said in words, or not at all, are no table", () => {
  expect(weekOf([], "Sunday")).toEqual([]);
  expect(weekOf([...AGENCY, row("", "", "", "", "By appointment")], "Sunday")).toEqual([]);
  expect(weekOf([row("Monday", "", "soon", "12:00")], "Sunday")).toEqual([]);
});
