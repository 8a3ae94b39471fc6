import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { cheapestOf } from "./cheapest.ts";

const cheapest = (given: object) =>
  cheapestOf(
    {
      ...upgraded(departureKind, {}, 1),
      _id: "d",
      currency: "BDT",
      leavesOn: "2027-02-14",
      ...given,
    } as never,
    "2026-11-25",
  );

test("the lowest price is the lowest number, not the first or the shortest", () => {
  expect(cheapest({ quad: "100000", triple: "99000", double: "120000", single: "" })).toEqual({
    amount: "99000",
    currency: "BDT",
  });
  expect(cheapest({ quad: "9000", triple: "10000" })).toEqual({ amount: "9000", currency: "BDT" });
});

test("what is full, over or without a price has none", () => {
  expect(cheapest({})).toBeNull();
  expect(cheapest({ quad: "9000", priceUntil: "2026-11-24" })).toBeNull();
  expect(cheapest({ quad: "9000", priceUntil: "2026-11-25" })).not.toBeNull();
  expect(cheapest({ quad: "9000", seats: "counted", seatsLeft: "0" })).toBeNull();
});
