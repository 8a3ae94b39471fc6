import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { Departures } from "./departures.tsx";

test("dates of a page in another language are narrowed down and compared in that language", () => {
  const html = renderToStaticMarkup(
    <Departures
      {...{ id: "tours", departures: [], list: null, asked: { show: null, month: null } }}
      {...{ today: "2026-11-25", timeZone: "Asia/Dhaka", now: Date.UTC(2026, 10, 25) }}
      hrefOf={(path) => `/bn${path}`}
    />,
  );
  expect(html).toContain('<form action="/bn/packages/tours/compare">');
});

/** A page of so many departures, as it is asked for. */
function pageOf(count: number, asked: { show: string | null; month: string | null }): string {
  const departures = Array.from({ length: count }, (_, at) => ({
    ...upgraded(
      departureKind,
      { leavesOn: `2027-0${1 + (at % 9)}-06`, returnsOn: "2027-12-20" },
      1,
    ),
    ...{ _id: String(at), createdAt: "", updatedAt: "", version: 1 },
  })).toSorted((one, other) => one.leavesOn.localeCompare(other.leavesOn));
  return renderToStaticMarkup(
    <Departures
      {...{ id: "umrah", departures, list: null, asked, hrefOf: (path) => path }}
      {...{ today: "2026-11-25", timeZone: "Asia/Dhaka", now: Date.UTC(2026, 10, 25) }}
    />,
  );
}

test("two dates can be compared, one alone cannot", () => {
  const nothing = { show: null, month: null };
  expect([1, 2].map((count) => pageOf(count, nothing).includes("compare-bar"))).toEqual([
    ...[false, true],
  ]);
});

test("machines read each journey whole on the page of all of them, and in short on one of a month", () => {
  const hasPlaces = (month: string | null) =>
    pageOf(12, { show: null, month }).includes('"url":"#d');
  expect([hasPlaces(null), hasPlaces("2027-02")]).toEqual([true, false]);
});
