import { expect, test } from "vitest";
import { isComing, pricesOf, seatsOf } from "./departure-state.ts";

test.each([
  ["open", "", "open"],
  ["", "", "open"],
  ["few", "", "few"],
  ["full", "9", "full"],
  ["counted", "", "open"],
  ["counted", "6", "open"],
  ["counted", "5", "few"],
  ["counted", "1", "few"],
  ["counted", "0", "full"],
])("seats that are %s, with %s left, are %s to visitors", (seats, seatsLeft, said) => {
  expect(seatsOf({ seats, seatsLeft })).toBe(said);
});

const PRICES = { quad: "145000", triple: "", double: "", single: "", child: "", infant: "" };
const DEPARTURE = { seats: "open", seatsLeft: "", leavesOn: "2027-02-06", ...PRICES };

test.each([
  ["2026-12-15", "2026-12-15", "valid"],
  ["2026-12-15", "2026-12-16", "ended"],
  ["", "2027-02-01", "valid"],
])("a price that is valid until %s is on %s %s", (priceUntil, today, said) => {
  expect(pricesOf({ ...DEPARTURE, priceUntil }, today)).toBe(said);
});

test("without any price visitors are asked to ask", () => {
  expect(pricesOf({ ...DEPARTURE, quad: "", priceUntil: "" }, "2027-01-01")).toBe("none");
});

test("on the day that it leaves it is still there", () => {
  expect(isComing(DEPARTURE, "2027-02-06")).toBe(true);
  expect(isComing(DEPARTURE, "2027-02-07")).toBe(false);
});
