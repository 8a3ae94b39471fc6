import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { journeysData, journeysInShort, jsonLd } from "./offers.ts";

const departure = (more: object) => ({
  ...upgraded(departureKind, { leavesOn: "2027-02-06", returnsOn: "2027-02-20", ...more }, 1),
  ...{ _id: "1", createdAt: "", updatedAt: "", version: 1 },
});
const PRICED = { quad: "192000", double: "258000", child: "100", priceUntil: "2026-12-15" };

const journeysOf = (more: object, today = "2026-12-15") => {
  const one = departure({ ...PRICED, ...more });
  return journeysData({ cards: [one], rows: [one], today })["@graph"];
};
const offersOf = (more: object, today?: string) =>
  journeysOf(more, today).map(({ offers }) => offers);

const offer = (price: string) => ({
  ...{ "@type": "Offer", price, priceCurrency: "BDT", priceValidUntil: "2026-12-15" },
});

test("a departure shown whole offers each price of a grown-up, one on a line its lowest", () => {
  expect(offersOf({})).toEqual([[offer("192000"), offer("258000")], [offer("192000")]]);
  expect(offersOf({ seats: "counted", seatsLeft: "3" })[0]?.[0]).toMatchObject({
    availability: "LimitedAvailability",
  });
});

test("a price without a last day of its own holds until the departure leaves", () => {
  const held = { ...offer("192000"), priceValidUntil: "2027-02-06" };
  expect(offersOf({ priceUntil: "", double: "" })).toEqual([[held], [held]]);
});

test("nothing is offered that is full, has ended, or has no price", () => {
  for (const more of [{ seats: "full" }, { quad: "", double: "" }]) {
    expect(offersOf(more)).toEqual([[], []]);
  }
  expect(offersOf({}, "2026-12-16")).toEqual([[], []]);
});

test("each says when it leaves and where on the page it stands", () => {
  const said = { "@type": "TouristTrip", url: "#d1", departureTime: "2027-02-06" };
  expect(journeysOf({})).toEqual([expect.objectContaining(said), expect.objectContaining(said)]);
  expect(journeysInShort([departure(PRICED)], "2026-12-15")["@graph"]).toEqual([
    { "@type": "TouristTrip", departureTime: "2027-02-06", offers: [offer("192000")] },
  ]);
  const stays = [
    { city: "Makkah", at: "makkah", nights: "9" },
    { city: "Madinah", at: "madinah", nights: "5" },
  ];
  expect(journeysOf({ title: "A calm month", stays })[0]).toMatchObject({
    itinerary: [{ name: "Makkah" }, { name: "Madinah" }],
    ...{ name: "A calm month", arrivalTime: "2027-02-20" },
  });
});

test("nothing that staff write ends the script", () => {
  const cards = [departure({ title: "</script><b>" })];
  const data = jsonLd(journeysData({ cards, rows: [], today: "2026-12-15" }));
  expect(data).not.toContain("<");
  expect(JSON.parse(data)["@graph"][0].name).toContain("</script><b>");
});
