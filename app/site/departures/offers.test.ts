import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { journeysData, jsonLd } from "./offers.ts";

const departure = (more: object) => ({
  ...upgraded(departureKind, { leavesOn: "2027-02-06", returnsOn: "2027-02-20", ...more }, 1),
  ...{ _id: "1", createdAt: "", updatedAt: "", version: 1 },
});
const offersOf = (more: object, today = "2026-12-15") => {
  const departures = [
    departure({ quad: "192000", child: "100", priceUntil: "2026-12-15", ...more }),
  ];
  const [journey] = journeysData({ departures, today, url: "https://rihla.example/" })["@graph"];
  return journey?.offers;
};

test("an offer for each price of a grown-up, while it is valid", () => {
  expect(offersOf({})).toEqual([
    expect.objectContaining({
      ...{ price: "192000", priceCurrency: "BDT", priceValidUntil: "2026-12-15" },
      availability: "InStock",
    }),
  ]);
  expect(offersOf({}, "2026-12-16")).toEqual([]);
  expect(offersOf({ seats: "full" })).toEqual([]);
  expect(offersOf({ seats: "counted", seatsLeft: "3" })?.[0]).toMatchObject({
    availability: "LimitedAvailability",
  });
});

test("nothing that staff write ends the script", () => {
  const data = jsonLd(
    journeysData({
      departures: [departure({ title: "</script><b>" })],
      today: "2026-12-15",
      url: "",
    }),
  );
  expect(data).not.toContain("<");
  expect(JSON.parse(data)["@graph"][0].name).toContain("</script><b>");
});
