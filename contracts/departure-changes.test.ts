import { expect, test } from "vitest";
import { changedBy, copiesOf, repriced, repricedAmount, shifted } from "./departure-changes.ts";

test.each([
  ["192000", 4.5, 500, "200500"],
  ["214000", 4.5, 500, "223500"],
  ["258000", 4.5, 500, "269500"],
  ["192000", -100, 1, "0"],
  ["400", -20, 1000, "320"],
  ["0", 4, 1000, "0"],
  ["", 4, 1000, ""],
  ["call us", 4, 1, "call us"],
  [192_000, 4, 1, 192_000],
  [undefined, 4, 1, undefined],
])("%j by %d percent, rounded to %d, is %j", (price, percent, roundTo, after) => {
  expect(repricedAmount(price, { percent, roundTo })).toBe(after);
});

test("only the prices that are named change, and none is made up", () => {
  const departure = { quad: "100", child: "50", infant: "" };
  const change = { percent: 10, roundTo: 1 };
  expect(repriced(departure, { ...change, names: ["quad", "triple"] })).toStrictEqual({
    ...departure,
    quad: "110",
  });
  expect(repriced(departure, change)).toEqual({ quad: "110", child: "55", infant: "" });
});

test.each([
  ["2027-02-06", 22, "2027-02-28"],
  ["2027-02-06", -37, "2026-12-31"],
  ["9999-12-30", 1, "9999-12-31"],
  ["9999-12-31", 1, "9999-12-31"],
  ["0001-01-02", -2, "0001-01-02"],
  ["", 5, ""],
  ["2027-02", 5, "2027-02"],
  [null, 5, null],
])("%j moved by %d days is %j", (leavesOn, days, after) => {
  expect(shifted({ leavesOn, returnsOn: leavesOn }, days)).toEqual({
    ...{ leavesOn: after, returnsOn: after },
  });
});

test.each([
  [
    { to: "days", days: 1 },
    { leavesOn: "2027-02-07", quad: "100" },
  ],
  [
    { to: "prices", prices: { percent: 10, roundTo: 1 } },
    { leavesOn: "2027-02-06", quad: "110" },
  ],
  [
    { to: "seats", seats: "full" },
    { seats: "full", seatsLeft: "" },
  ],
  [
    { to: "seats", seats: "counted" },
    { seats: "counted", seatsLeft: "3" },
  ],
] as const)("by %j it becomes %j", (change, after) => {
  const departure = { leavesOn: "2027-02-06", quad: "100", seats: "few", seatsLeft: "3" };
  expect(changedBy(change)(departure)).toEqual({ ...departure, returnsOn: undefined, ...after });
});

test("a full one is open again where it is made once more", () => {
  const departure = { leavesOn: "2027-02-06", returnsOn: "2027-02-20", seats: "full", quad: "1" };
  expect(copiesOf({ ...departure, seatsLeft: "0" }, { copies: 2, every: 7 })).toEqual([
    {
      ...{ leavesOn: "2027-02-13", returnsOn: "2027-02-27", seats: "open", seatsLeft: "" },
      quad: "1",
    },
    {
      ...{ leavesOn: "2027-02-20", returnsOn: "2027-03-06", seats: "open", seatsLeft: "" },
      quad: "1",
    },
  ]);
});
