import { expect, test } from "vitest";
import type { Entry } from "#contracts/entry.ts";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { askAddress } from "./ask-address.ts";
import { tellingWords } from "./telling-words.ts";

const TODAY = "2026-11-25";
const of = (more: object) =>
  ({
    ...upgraded(departureKind, {}, 1),
    _id: "a b",
    package: "hajj",
    ...more,
  }) as Entry<"departure">;

test.each([
  [{ seats: "open", quad: "1", priceUntil: TODAY }, ""],
  [{ seats: "open", quad: "1", priceUntil: "2026-11-24" }, "&waits=price"],
  [{ seats: "few" }, "&waits=price"],
  [{ seats: "full", quad: "1" }, "&waits=seat"],
  [{ seats: "full", priceUntil: "2026-11-24" }, "&waits=seat"],
  [{ seats: "counted", seatsLeft: "0", quad: "1" }, "&waits=seat"],
])("of %j the link says %s", (more, waits) => {
  expect(askAddress(of(more), TODAY)).toBe(`/get-started?topic=hajj&departure=a%20b${waits}`);
});

test("above the form stands of what the visitor will be told", () => {
  const days = { leavesOn: "2027-02-06", returnsOn: "2027-02-20" };
  expect(tellingWords(days, null)).toMatch(/2027$/);
  expect(tellingWords(days, "seat")).toMatch(/2027: we tell you as soon as a seat is free\.$/);
  expect(tellingWords(days, "price")).toMatch(/as soon as the price is known\.$/);
});
