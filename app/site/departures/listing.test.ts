import { expect, test } from "vitest";
import { shiftedDay } from "#contracts/days.ts";
import type { Entry } from "#contracts/entry.ts";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { isInRamadan, listingOf } from "./listing.ts";

const NOTHING = { show: null, month: null };

/** So many, a week between each; every third is full, every second direct. */
const coming = (count: number): Entry<"departure">[] =>
  Array.from({ length: count }, (_, n) => ({
    ...upgraded(departureKind, {}, 1),
    ...{ _id: String(n), leavesOn: shiftedDay("2027-01-04", n * 7), isDirect: n % 2 === 0 },
    returnsOn: shiftedDay("2027-01-14", n * 7),
    seats: n % 3 === 2 ? "full" : "open",
    ...{ createdAt: "", updatedAt: "", version: 1 },
  }));

test("few stand there whole, without months", () => {
  const { cards, rows, months, shows } = listingOf(coming(6), NOTHING, true);
  expect([cards.length, rows.length, months]).toEqual([6, 0, []]);
  expect(shows).toEqual([
    { show: "seats", count: 4 },
    { show: "direct", count: 3 },
    { show: "ramadan", count: 2 },
  ]);
});

test("of nine some are on a line; of more months lead to them, and each is reached", () => {
  const nine = listingOf(coming(9), NOTHING, true);
  expect([nine.cards.length, nine.rows.length, nine.months]).toEqual([3, 6, []]);
  const departures = coming(40);
  const { cards, rows, months, elsewhere } = listingOf(departures, NOTHING, true);
  expect([cards.length, rows.length, elsewhere, months.length]).toEqual([3, 0, 37, 10]);
  const reached = months.flatMap(({ month }) => {
    const found = listingOf(departures, { show: null, month }, true);
    return [...found.cards, ...found.rows].map(({ _id }) => _id);
  });
  expect(reached).toEqual(departures.map(({ _id }) => _id));
});

test("a kind and a month are asked for together", () => {
  const { cards, rows, month, show } = listingOf(
    coming(40),
    { show: "seats", month: "2027-03" },
    true,
  );
  expect([show, month]).toEqual(["seats", "2027-03"]);
  expect([...cards, ...rows].map(({ leavesOn }) => leavesOn)).toEqual([
    ...["2027-03-08", "2027-03-15", "2027-03-29"],
  ]);
});

test.each([
  { show: "cheap", month: null },
  { show: "", month: "2031-01" },
  { show: "constructor", month: "2027-13" },
  { show: "ramadan", month: "x".repeat(2000) },
])("what is not known, or has none, is not asked for: %j", (asked) => {
  const found = listingOf(coming(2), asked, true);
  expect(found).toMatchObject({ show: null, month: null, all: 2 });
  expect(found.cards).toHaveLength(2);
});

test("a kind of which there is none is not offered; nor is Ramadan where nobody counts by it", () => {
  expect(listingOf(coming(1), NOTHING, true).shows.map(({ show }) => show)).not.toContain(
    "ramadan",
  );
  expect(listingOf(coming(9), NOTHING, false).shows.map(({ show }) => show)).toEqual([
    ...["seats", "direct"],
  ]);
});

test.each([
  ["2027-01-28", "2027-02-07", false],
  ["2027-01-28", "2027-02-08", true],
  ["2027-03-08", "2027-03-20", true],
  ["2027-03-10", "2027-03-20", false],
  ["2027-01-20", "2027-04-20", true],
])("from %s to %s lies in Ramadan: %s", (leavesOn, returnsOn, isThere) => {
  expect(isInRamadan({ leavesOn, returnsOn })).toBe(isThere);
});

test("many within one month are all reached: there is no month to choose", () => {
  const departures = coming(12).map((one) => ({ ...one, leavesOn: "2027-02-03" }));
  const { cards, rows, elsewhere } = listingOf(departures, NOTHING, true);
  expect([cards.length + rows.length, elsewhere]).toEqual([12, 0]);
});

test("where there are many the first of a kind stand there whole, and no more of it than of all", () => {
  const { cards, rows } = listingOf(coming(8), { show: "direct", month: null }, true);
  expect([cards.length, rows.length]).toEqual([3, 1]);
});
