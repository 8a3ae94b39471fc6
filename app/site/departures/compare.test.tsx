import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { shownOnSite } from "#tests/support/shown-on-site.tsx";
import { Compare } from "./compare.tsx";
import type { Comparison } from "./comparison.ts";
import { DepartureRow } from "./departure-row.tsx";
import { JumpRow } from "./jump-row.tsx";

const columnOf = (id: string) => ({
  id,
  days: `Days ${id}`,
  without: `/without/${id}`,
  ask: `/ask/${id}`,
});
const COMPARISON: Comparison = {
  ...{ id: "umrah", isOneGone: false, isTooMany: false, isOnlyDifferent: false, isInTaka: true },
  ...{ same: "", other: "/other", moment: "noon", address: "https://rihla.example/x", others: [] },
  columns: [columnOf("1"), columnOf("2")],
  groups: [
    {
      title: "Nights",
      rows: [
        {
          label: "Makkah",
          about: "near",
          at: "makkah",
          cells: [
            { text: "3", more: "by foot", nights: 2 },
            { text: "4", isStrong: true },
          ],
        },
        { label: "Seats", cells: [{ text: "Full", seats: "full" }, { text: "" }] },
      ],
    },
  ],
};
const shown = (more: Partial<Comparison>, isAsked = true) =>
  shownOnSite(<Compare comparison={{ ...COMPARISON, ...more }} isAsked={isAsked} />);

test("two dates stand beside each other, each taken away and asked for", () => {
  expect(shown({})).toEqual([
    "[‹chevron-left› All Umrah dates | href=/packages/umrah#dates]",
    "# Two dates side by side",
    "Prices are for one person, in taka, and stand in writing.",
    "[Only what differs | href=/other] <‹file-text› Print> [‹message-circle› Send on WhatsApp | href=https://wa.me/?text=Two%20dates%20side%20by%20side%0ADays%201%0ADays%202%0Ahttps%3A%2F%2Frihla.example%2Fx]",
    "table data-columns=2:",
    "  |  | {scope=col} Days 1 [‹x› Remove | href=/without/1 label=Remove Days 1] | {scope=col} Days 2 [‹x› Remove | href=/without/2 label=Remove Days 2] |",
    "  | {colspan=3 scope=rowgroup} Nights |",
    "  | {scope=row} Makkah {dir=auto: near} | {dir=auto: 3} {dir=auto: by foot} | 4 |",
    "  | {scope=row} Seats | {data-seats=full} Full | {dir=auto: } |",
    "  | {scope=row} Ask for these dates | [Ask | href=/ask/1 label=Ask us for Days 1] | [Ask | href=/ask/2 label=Ask us for Days 2] |",
    "Seen on noon. The address of this page keeps your choice: send it to your family.",
    "https://rihla.example/x",
  ]);
});

test("of one date, of more, or of dates that are gone, it is said", () => {
  const one = { columns: [columnOf("1")], groups: [], isInTaka: false, isOneGone: true };
  expect(shown({ ...one, others: [{ id: "3", days: "Days 3" }] })).toEqual([
    "[‹chevron-left› All Umrah dates | href=/packages/umrah#dates]",
    "# One date",
    "Prices are for one person and stand in writing.",
    "One of these dates has left. We show the others.",
    'form: (input type=hidden name=d value=1) ("Add a date" select name=d: Days 3=3) ‹chevron-down› <Add | type=submit>',
    "<‹file-text› Print> [‹message-circle› Send on WhatsApp | href=https://wa.me/?text=One%20date%0ADays%201%0Ahttps%3A%2F%2Frihla.example%2Fx]",
    "table data-columns=1:",
    "  |  | {scope=col} Days 1 [‹x› Remove | href=/without/1 label=Remove Days 1] |",
    "  | {scope=row} Ask for these dates | [Ask | href=/ask/1 label=Ask us for Days 1] |",
    "Seen on noon. The address of this page keeps your choice: send it to your family.",
    "https://rihla.example/x",
  ]);
  const many = {
    groups: [],
    isTooMany: true,
    isOnlyDifferent: true,
    others: [{ id: "3", days: "Days 3" }],
  };
  expect(shown({ ...many, same: "The flight is the same." })).toEqual([
    "[‹chevron-left› All Umrah dates | href=/packages/umrah#dates]",
    "# Two dates side by side",
    "Prices are for one person, in taka, and stand in writing.",
    "At most three dates stand side by side. We show the first three.",
    'form: (input type=hidden name=d value=1) (input type=hidden name=d value=2) (input type=hidden name=only value=different) ("Add a date" select name=d: Days 3=3) ‹chevron-down› <Add | type=submit>',
    "[Only what differs | href=/other data-on=true current=true] <‹file-text› Print> [‹message-circle› Send on WhatsApp | href=https://wa.me/?text=Two%20dates%20side%20by%20side%0ADays%201%0ADays%202%0Ahttps%3A%2F%2Frihla.example%2Fx]",
    "table data-columns=2:",
    "  |  | {scope=col} Days 1 [‹x› Remove | href=/without/1 label=Remove Days 1] | {scope=col} Days 2 [‹x› Remove | href=/without/2 label=Remove Days 2] |",
    "  | {scope=row} Ask for these dates | [Ask | href=/ask/1 label=Ask us for Days 1] | [Ask | href=/ask/2 label=Ask us for Days 2] |",
    "The flight is the same. [Show every line | href=/other]",
    "Seen on noon. The address of this page keeps your choice: send it to your family.",
    "https://rihla.example/x",
  ]);
  expect(shown({ ...many, others: [] }).slice(-6)).toEqual([
    "table data-columns=2:",
    "  |  | {scope=col} Days 1 [‹x› Remove | href=/without/1 label=Remove Days 1] | {scope=col} Days 2 [‹x› Remove | href=/without/2 label=Remove Days 2] |",
    "  | {scope=row} Ask for these dates | [Ask | href=/ask/1 label=Ask us for Days 1] | [Ask | href=/ask/2 label=Ask us for Days 2] |",
    "Nothing differs. [Show every line | href=/other]",
    "Seen on noon. The address of this page keeps your choice: send it to your family.",
    "https://rihla.example/x",
  ]);
  expect([shown({ columns: [] }), shown({ columns: [] }, false)]).toEqual([
    [
      "# Compare dates",
      "These dates have left, or were never here. The ones that are coming stand on the page of the package.",
      "[All Umrah dates | href=/packages/umrah#dates]",
    ],
    [
      "# Compare dates",
      "Choose two or three dates on the page of the package, and they stand here side by side.",
      "[All Umrah dates | href=/packages/umrah#dates]",
    ],
  ]);
});

const departureOf = (leavesOn: string, more: object = {}) => ({
  ...upgraded(departureKind, { leavesOn, returnsOn: "2027-02-20", ...more }, 1),
  ...{ _id: leavesOn, createdAt: "", updatedAt: "", version: 1 },
});

test("one departure of many is a line, with its cheapest price if one is known", () => {
  const row = (more: object) => (
    <DepartureRow
      id="umrah"
      departure={departureOf("2027-02-06", more)}
      today="2026-12-15"
      hrefOf={(path) => `/bn${path}`}
    />
  );
  expect(shownOnSite(row({ quad: "192000", priceUntil: "2026-12-31" }))).toEqual([
    'li: (input type=checkbox name=d value=2027-02-06 labelledby="6–20 February 2027 Open · from Tk 1,92,000") [6–20 February 2027 | href=/bn/packages/umrah/compare?d=2027-02-06] Open · from Tk 1,92,000',
  ]);
  expect(shownOnSite(row({}))).toEqual([
    'li: (input type=checkbox name=d value=2027-02-06 labelledby="6–20 February 2027 Open") [6–20 February 2027 | href=/bn/packages/umrah/compare?d=2027-02-06] Open',
  ]);
});

test("a row leads to the parts of a package that there are, and says how many departures come", () => {
  const departures = [departureOf("2027-02-06"), departureOf("2027-03-01")];
  expect([
    shownOnSite(<JumpRow departures={departures} hasDates papers="/papers" isListed />),
    shownOnSite(<JumpRow departures={[]} hasDates={false} papers={null} isListed={false} />),
  ]).toEqual([
    [
      "nav label=On this page:",
      "  [Dates and prices | href=#dates] [What is included | href=#included] [Which papers do I need? | href=/papers]",
      "  2 departures, 6 February – 1 March 2027",
    ],
    ["nav label=On this page"],
  ]);
});
