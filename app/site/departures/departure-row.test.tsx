import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { DepartureRow } from "./departure-row.tsx";

function rowOf(more: object): string[] {
  const given = { leavesOn: "2027-02-06", returnsOn: "2027-02-20", ...more };
  const departure = {
    ...upgraded(departureKind, given, 1),
    ...{ _id: "1", createdAt: "", updatedAt: "", version: 1 },
  };
  const hrefOf = (path: string) => `/bn${path}`;
  return accessibleOutline(
    renderToStaticMarkup(
      <DepartureRow {...{ id: "hajj", departure, hrefOf, today: "2026-12-15" }} />,
    ),
  );
}

const DAYS = "[6–20 February 2027 | href=/bn/packages/hajj/compare?d=1]";

test.each([
  [
    "its lowest price, of whichever room",
    { double: "258000", triple: "214000" },
    "Open · from Tk 2,14,000",
  ],
  ["no price where there is none", {}, "Open"],
  ["no price where all seats are taken", { seats: "full", quad: "192000" }, "Full"],
  ["no price that has ended", { seats: "few", quad: "1", priceUntil: "2026-12-14" }, "Few seats"],
])("a journey on one line says %s", (_what, more, said) => {
  expect(rowOf(more).join("\n")).toContain(`${DAYS} ${said}`);
  expect(rowOf(more).join("\n").endsWith(said)).toBe(true);
});
