import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { Filters, monthWords } from "./filters.tsx";

const listing = (more: object) =>
  ({
    ...{ all: 12, shows: [{ show: "direct", count: 1000 }], show: null, month: null },
    months: [
      { month: "2027-01", count: 5 },
      { month: "2027-02", count: 7 },
    ],
    ...more,
  }) as never;

test("dates are narrowed down by kind and by month, and what is chosen says so", () => {
  const seen = (more: object) =>
    accessibleOutline(
      renderToStaticMarkup(<Filters listing={listing(more)} href="/packages/umrah" />),
    );
  expect({
    all: seen({}),
    direct: seen({ show: "direct" }),
    february: seen({ show: "direct", month: "2027-02" }),
    oneMonth: seen({ months: [{ month: "2027-01", count: 5 }] }),
    one: seen({ all: 1 }),
    two: seen({ all: 2, shows: [], months: [] }),
    words: monthWords("2027-02"),
  }).toEqual({
    all: [
      "nav label=Which dates: [All dates 12 | href=/packages/umrah#dates current=true] [Direct flights 1,000 | href=?show=direct#dates]",
      "nav label=By month: [The soonest | href=/packages/umrah#dates current=true] [January 2027 5 | href=?month=2027-01#dates] [February 2027 7 | href=?month=2027-02#dates]",
    ],
    direct: [
      "nav label=Which dates: [All dates 12 | href=/packages/umrah#dates] [Direct flights 1,000 | href=?show=direct#dates current=true]",
      "nav label=By month: [The soonest | href=?show=direct#dates current=true] [January 2027 5 | href=?show=direct&month=2027-01#dates] [February 2027 7 | href=?show=direct&month=2027-02#dates]",
    ],
    february: [
      "nav label=Which dates: [All dates 12 | href=/packages/umrah#dates] [Direct flights 1,000 | href=?show=direct#dates current=true]",
      "nav label=By month: [The soonest | href=?show=direct#dates] [January 2027 5 | href=?show=direct&month=2027-01#dates] [February 2027 7 | href=?show=direct&month=2027-02#dates current=true]",
    ],
    one: [],
    oneMonth: [
      "nav label=Which dates: [All dates 12 | href=/packages/umrah#dates current=true] [Direct flights 1,000 | href=?show=direct#dates]",
    ],
    two: ["nav label=Which dates: [All dates 2 | href=/packages/umrah#dates current=true]"],
    words: "February 2027",
  });
});
