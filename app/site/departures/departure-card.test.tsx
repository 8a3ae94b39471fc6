import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { DepartureCard } from "./departure-card.tsx";

function cardOf(more: object, today: string): string {
  const given = { leavesOn: "2027-02-06", returnsOn: "2027-02-20", ...more };
  const departure = {
    ...upgraded(departureKind, given, 1),
    ...{ _id: "1", createdAt: "", updatedAt: "", version: 1 },
  };
  return renderToStaticMarkup(
    <DepartureCard
      id="umrah"
      list={null}
      hrefOf={(path) => `/bn${path}`}
      {...{ departure, today }}
    />,
  );
}

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

test("the whole of a card: its place on the page, its days, its stays, its way and what can be done", () => {
  const stay = { minutes: "", walkTo: "", hotel: "", stars: "", metres: "", note: "" };
  const html = cardOf(
    {
      ...{
        title: "শীতের উমরাহ",
        notes: "With a guide",
        airline: "Saudia",
        via: "Doha",
        quad: "192000",
      },
      ...{ isDirect: false, from: "Dhaka", to: "Jeddah", seats: "few" },
      stays: [
        {
          ...stay,
          _id: "a",
          city: "Makkah",
          at: "makkah",
          nights: "9",
          hotel: "হোটেল",
          minutes: "5",
          walkTo: "the Haram",
        },
        { ...stay, _id: "b", city: "মদিনা", at: "madinah", nights: "1" },
      ],
    },
    "2026-12-15",
  );
  expect(accessibleOutline(html)).toEqual([
    "li data-seats=few:",
    "  Few seats",
    "  ### {datetime=2027-02-06: 6–20 February 2027}",
    "  29 Sha‘ban – 13 Ramadan 1448",
    "  p lang=bn dir=auto: শীতের উমরাহ",
    "  ul:",
    "    li data-at=makkah: Makkah 9 nights5 minutes on foot to the Haram",
    "    li data-at=madinah: মদিনা 1 night",
    "  Saudia · one stop, in Doha · Dhaka to Jeddah",
    "  Per person, sharing a room",
    "  dl:",
    "    dt: Four in a room",
    "    dd: Tk 1,92,000",
    "    dt: Three in a room",
    "    dd: Ask us",
    "    dt: Two in a room",
    "    dd: Ask us",
    "  details:",
    "    summary: Hotels, children’s prices",
    "    Makkah: হোটেল",
    "    p dir=auto: With a guide",
    "    dl:",
    "      dt: Child 2 to 11, no own bed",
    "      dd: Ask us",
    "      dt: Infant under 2",
    "      dd: Ask us",
    '  [Ask for these dates | href=/bn/get-started?topic=umrah&departure=1 label=Ask for these dates: 6–20 February 2027] ("Compare" input type=checkbox name=d value=1 label=Compare: 6–20 February 2027) Compare [Put it into your calendar | href=/bn/packages/umrah/1.ics rel=nofollow label=Put it into your calendar: 6–20 February 2027]',
  ]);
  expect(html.match(/<(li|time|a|input|details|b)\b[^>]*>/g)).toEqual([
    '<li data-seats="few" id="d1">',
    '<b class="seats">',
    '<time dateTime="2027-02-06">',
    '<li data-at="makkah">',
    "<b>",
    '<li data-at="madinah">',
    "<b>",
    "<details>",
    '<a class="button button-secondary" href="/bn/get-started?topic=umrah&amp;departure=1" aria-label="Ask for these dates: 6–20 February 2027">',
    '<input type="checkbox" aria-label="Compare: 6–20 February 2027" name="d" value="1"/>',
    '<a href="/bn/packages/umrah/1.ics" rel="nofollow" aria-label="Put it into your calendar: 6–20 February 2027">',
  ]);
});

test("days of the Hijri calendar stand there where people count by them", () => {
  const of = (id: string) =>
    renderToStaticMarkup(
      <DepartureCard
        {...{ id, list: null, hrefOf: (path: string) => path, today: "2026-12-15" }}
        departure={{
          ...upgraded(departureKind, { leavesOn: "2027-02-06", returnsOn: "2027-02-20" }, 1),
          ...{ _id: "1", createdAt: "", updatedAt: "", version: 1 },
        }}
      />,
    );
  expect(["umrah", "hajj", "tours"].map((id) => of(id).includes("Ramadan 1448"))).toEqual([
    ...[true, true, false],
  ]);
});
