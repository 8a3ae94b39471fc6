import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { DepartureCard } from "./departure-card.tsx";

/** What the card says after its flight, one element after the other, and where it is asked for. */
function saidOf(more: object, today = "2026-12-15"): string[] {
  const given = { leavesOn: "2027-02-06", returnsOn: "2027-02-20", ...more };
  const departure = {
    ...upgraded(departureKind, given, 1),
    ...{ _id: "1", createdAt: "", updatedAt: "", version: 1 },
  };
  const html = renderToStaticMarkup(
    <DepartureCard id="tours" list={null} hrefOf={(path) => path} {...{ departure, today }} />,
  );
  const ask = /href="(\/get-started[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const words = html.replace(/<[^>]*>/g, "\n").split(/\n+/);
  const from = words.indexOf("direct") + 1;
  return [...words.slice(from, words.indexOf("Compare")), ask];
}

const PRICED = { quad: "192000", double: "258000", child: "90000", priceUntil: "2026-12-15" };
const ASK = "/get-started?topic=umrah&departure=1";

test("each price stands there; one that nobody knows is asked for, of a room for one only where there is one", () => {
  const rooms = (single: string[]) => [
    "Per person, sharing a room",
    ...["Four in a room", "Tk 1,92,000", "Three in a room", "Ask us"],
    ...["Two in a room", "Tk 2,58,000", ...single],
    "Hotels, children’s prices",
    ...["Child 2 to 11, no own bed", "Tk 90,000", "Infant under 2", "Ask us"],
    ...["Price valid until 15 December 2026", "Ask for these dates", ASK],
  ];
  expect(saidOf(PRICED)).toEqual(rooms([]));
  expect(saidOf({ ...PRICED, single: "300000" })).toEqual(
    rooms(["Alone in a room", "Tk 3,00,000"]),
  );
});

test("where no price can be said, it is said why, and what to do", () => {
  expect(saidOf(PRICED, "2026-12-16")).toEqual([
    ...["This price ended on 15 December 2026"],
    "Ask, and we call back with today’s price in writing.",
    ...["Ask for the current price", `${ASK}&waits=price`],
  ]);
  expect(saidOf({})).toEqual(["Ask us for the price", "Ask for these dates", `${ASK}&waits=price`]);
  expect(saidOf({ ...PRICED, seats: "full" })).toEqual([
    ...["All seats are taken", "If a family cancels, we call the waiting list in order."],
    ...["Join the waiting list", `${ASK}&waits=seat`],
  ]);
});
