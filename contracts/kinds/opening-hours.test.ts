import { expect, test } from "vitest";
import { withStructuredHours } from "./opening-hours.ts";
import { SETTINGS_KINDS } from "./settings.ts";
import { upgraded } from "./upgraded.ts";

const times = { opens: "09:00", closes: "21:30" };

const upgradedHours = (days: unknown, time: unknown) =>
  upgraded(SETTINGS_KINDS.contact, { hours: [{ days, time, ...times }] }, 1).hours;

test.each([
  ["Saturday to Thursday", "9 am to 9:30 pm", { from: "Saturday", until: "Thursday", words: "" }],
  ["Friday", "9 am to 9:30 pm", { from: "Friday", until: "", words: "" }],
  ["Friday", "After the prayer", { from: "Friday", until: "", words: "Friday, After the prayer" }],
  [
    "Sunday to the end",
    "9 am to 9:30 pm",
    { from: "", until: "", words: "Sunday to the end, 9 am to 9:30 pm" },
  ],
  ["Most days", "", { from: "", until: "", words: "Most days" }],
  [
    "Sunday to Monday to Friday",
    "9 am",
    { from: "", until: "", words: "Sunday to Monday to Friday, 9 am" },
  ],
  ["শনিবার", "৯টা", { from: "", until: "", words: "শনিবার, ৯টা" }],
])("hours that were written as %j, %j keep their sense", (days, time, row) => {
  expect(upgradedHours(days, time)).toEqual([{ ...times, ...row }]);
});

test.each([
  ["00:00", "12:00", "12 am to 12 pm"],
  ["11:59", "23:05", "11:59 am to 11:05 pm"],
])("from %s to %s was written by the form as %j", (opens, closes, time) => {
  const hours = [{ days: "Friday", time, opens, closes }];
  expect(withStructuredHours({ hours })).toEqual({
    hours: [{ from: "Friday", until: "", opens, closes, words: "" }],
  });
});

test("contact settings without hours, or with what is none", () => {
  expect(upgraded(SETTINGS_KINDS.contact, {}, 1).hours).toEqual([]);
  expect(upgraded(SETTINGS_KINDS.contact, { hours: "always" }, 1).hours).toEqual([]);
});
