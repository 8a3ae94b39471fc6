import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { type Compared, groupsOf } from "./comparison-rows.ts";

const stay = (more: object) => ({
  ...{ _id: "s", city: "Makkah", at: "makkah", nights: "5", hotel: "", minutes: "", walkTo: "" },
  ...{ metres: "", stars: "", note: "" },
  ...more,
});

function departure(more: object): Compared["departures"][number] {
  const given = { leavesOn: "2027-02-06", returnsOn: "2027-02-20", ...more };
  const stored = { _id: "1", createdAt: "", updatedAt: "", version: 1 };
  return { ...upgraded(departureKind, given, 1), ...stored };
}

const FULL = departure({
  ...{ title: "Family", notes: "With a guide", airline: "Saudia", isDirect: true },
  ...{ from: "Dhaka", to: "Jeddah", returnFrom: "Madinah", quad: "192000", child: "90000" },
  ...{ single: "300000", priceUntil: "2026-12-15" },
  stays: [
    stay({ hotel: "Swissotel", minutes: "5", walkTo: "the Haram", stars: "5" }),
    stay({ city: "Makka", nights: "2", metres: "1200", note: "Lift" }),
    stay({ city: "Taif", at: "other", nights: "1", minutes: "9" }),
  ],
});
const BARE = departure({ stays: [stay({ city: "Mecca", nights: "4" })], seats: "full", quad: "1" });
const ONE_STOP = departure({
  isDirect: false,
  via: "Doha",
  waitMinutes: "135",
  from: "Dhaka",
  quad: "150000",
});

function said(more: Partial<Compared>): Record<string, unknown> {
  const groups = groupsOf({
    ...{ id: "umrah", departures: [FULL, BARE, ONE_STOP], list: null },
    ...{ today: "2026-12-15", isInTaka: false },
    ...more,
  });
  return Object.fromEntries(
    groups.map(({ title, rows }) => [
      title,
      rows.map(({ label, at, cells }) =>
        [
          [label, at].filter(Boolean).join(" at "),
          ...cells.map(({ text, more, isStrong }) =>
            [isStrong ? `*${text}*` : text, more].filter(Boolean).join(" / "),
          ),
        ].join(" | "),
      ),
    ]),
  );
}

test("places come in the order in which the first of the journeys reaches them, by their first name", () => {
  const rows = said({ departures: [FULL, BARE] }).Hotel;
  expect((rows as string[]).map((row) => row.split(" |")[0])).toEqual(["In Makkah", "In Taif"]);
});

test("each line says of every departure what is known of it, and where nothing is, that it is asked for", () => {
  expect(said({})).toEqual({
    Dates: [
      "Seats | Open | Full | Open",
      "Hijri, calculated | 29 Sha‘ban – 13 Ramadan 1448 | 29 Sha‘ban – 13 Ramadan 1448 | 29 Sha‘ban – 13 Ramadan 1448",
      "Notes | Family. With a guide | None | None",
      "Nights in Makkah at makkah | *7 nights* | *4 nights* | None",
      "Nights in Taif at other | *1 night* | None | None",
    ],
    Flight: [
      "Airline | Saudia | Ask us | Ask us",
      "Way there | Direct to Jeddah / Dhaka to Jeddah | Direct | One stop, Doha / 2 h 15 min wait",
      "Way back | From Madinah | Ask us | Ask us",
    ],
    Hotel: [
      "In Makkah | Swissotel, Ask us / 5 min on foot to the Haram · 5 stars · 1,200 m · Lift | Ask us | None",
      "In Taif | Ask us | None | None",
    ],
    "Price for one person": [
      "Four in a room | *Tk 1,92,000* | Ask | *Tk 1,50,000*",
      "Three in a room | Ask | Ask | Ask",
      "Two in a room | Ask | Ask | Ask",
      "Alone in a room | *Tk 3,00,000* | Ask | Ask",
      "Child 2 to 11, no own bed | Tk 90,000 | Ask | Ask",
      "Infant under 2 | Ask | Ask | Ask",
      "Price valid until | 15 December 2026 | Ask | Ask",
    ],
  });
});

test("no days of another calendar where nobody needs them, no notes where none are, and no price that has ended", () => {
  const ended = said({ id: "tours", departures: [ONE_STOP], today: "2027-01-01" });
  expect(ended).toEqual({
    Dates: ["Seats | Open"],
    Flight: [
      "Airline | Ask us",
      "Way there | One stop, Doha / 2 h 15 min wait",
      "Way back | Ask us",
    ],
    "Price for one person": [
      "Four in a room | *Tk 1,50,000*",
      "Three in a room | Ask",
      "Two in a room | Ask",
      "Child 2 to 11, no own bed | Ask",
      "Infant under 2 | Ask",
      "Price valid until | Ask",
    ],
  });
});

test("of a flight nobody has said anything, of a full journey no price is valid until a day", () => {
  const departures = [departure({ isDirect: false }), { ...FULL, seats: "full" }];
  const rows = said({ departures });
  expect(rows.Flight).toContain("Way there | Ask us | Direct to Jeddah / Dhaka to Jeddah");
  expect(rows["Price for one person"]).toContain("Price valid until | Ask | Ask");
});

test("what a line of the price means stands once where all mean the same, and in each column where not", () => {
  const list = { _id: "umrah" as const, version: 1 };
  const other = departure({
    differs: [{ _id: "a", line: "visa", state: "included", label: "", note: "Paid there" }],
  });
  const visa = (departures: Compared["departures"]) =>
    groupsOf({ id: "umrah", departures, list, today: "2026-12-15", isInTaka: false })
      .flatMap(({ rows }) => rows)
      .find(({ label }) => label === "Visa");
  const [alike, unlike] = [visa([FULL, BARE]), visa([FULL, other])];
  expect([typeof alike?.about, alike?.cells.some(({ more }) => more)]).toEqual(["string", false]);
  expect([unlike?.about, unlike?.cells[1]?.more]).toEqual([undefined, "Paid there"]);
});
