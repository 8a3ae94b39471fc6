import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import {
  amountWords,
  dayInYear,
  dayWords,
  flightWords,
  headOf,
  hotelWords,
  nameOf,
  nightsWords,
  outAndBack,
} from "./row-words.ts";

const blank = upgraded(departureKind, {}, 1);
const body = (given: object) => ({ ...blank, ...given }) as Parameters<typeof headOf>[0];
const days = (leavesOn: string, returnsOn: string) => ({ leavesOn, returnsOn });

test("a journey is called by its days; one that comes back before it leaves by the first alone", () => {
  const all = [
    ...[days("2027-02-06", "2027-02-20"), days("2027-02-06", "2027-02-06"), days("2027-02-06", "")],
    ...[days("2027-02-06", "2027-02-05"), days("2027-02-06", "x"), days("", "2027-02-20")],
  ];
  expect(all.map(outAndBack)).toEqual([
    "6–20 February 2027",
    "6 February 2027",
    "6 February 2027",
    "6 February 2027",
    "6 February 2027",
    "No days yet",
  ]);
  expect(nameOf({ ...days("2027-02-06", "2027-02-20"), title: "Winter" })).toEqual(
    "6–20 February 2027, Winter",
  );
});

test("above its form stand its days and its package, of a pilgrimage also the Hijri days", () => {
  const heads = [
    body({ package: "umrah", ...days("2027-02-06", "2027-02-20") }),
    body({ package: "umrah", ...days("2027-02-20", "2027-02-06"), title: "Winter" }),
    body({ package: "tours", ...days("2027-02-06", "2027-02-20") }),
    body({ package: "umrah" }),
  ];
  expect(heads.map(headOf)).toEqual([
    { title: "6–20 February 2027", text: "Umrah, 29 Sha‘ban – 13 Ramadan 1448 (calculated)" },
    { title: "20 February 2027, Winter", text: "Umrah, 13 Ramadan 1448 (calculated)" },
    { title: "6–20 February 2027", text: "Tours" },
    { title: "Departure", text: "One journey of a package on its days." },
  ]);
});

test("what is no day and no amount yet stays as it is typed", () => {
  expect([dayWords("2026-12-15"), dayWords("2026-13"), dayInYear("2027-02-13")]).toEqual([
    "15 Dec 2026",
    "2026-13",
    "13 February",
  ]);
  const amounts = [
    ["192000", "BDT"],
    ["192000", "SAR"],
    ["", "BDT"],
    ["12a", "SAR"],
  ] as const;
  expect(amounts.map(([amount, currency]) => amountWords(amount, currency))).toEqual([
    "1,92,000",
    "SAR 1,92,000",
    "",
    "12a",
  ]);
});

test("nights, flight and hotel are said as far as they are known", () => {
  const stays = (...some: [string, string][]) =>
    body({ stays: some.map(([nights, hotel], at) => ({ _id: String(at), nights, hotel })) });
  expect([
    nightsWords(stays(["9", ""], ["", ""], ["5", "Anwar"], ["x", ""])),
    nightsWords(stays()),
  ]).toEqual(["9 + 5 + x", ""]);
  expect([
    hotelWords(stays(["9", ""], ["5", "Anwar"], ["2", "Hilton"])),
    hotelWords(stays(["9", ""])),
  ]).toEqual(["Anwar", ""]);
  const flights = [
    { airline: "Meghna Air", isDirect: true, via: "Doha" },
    { airline: "Meghna Air", isDirect: false, via: "Doha" },
    { airline: "Meghna Air", isDirect: false, via: "" },
    { airline: "", isDirect: true, via: "" },
  ];
  expect(flights.map((flight) => flightWords(body(flight)))).toEqual([
    "Meghna Air, direct",
    "Meghna Air, by Doha",
    "Meghna Air",
    "",
  ]);
});
