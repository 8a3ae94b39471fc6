import { expect, test } from "vitest";
import { TABLE_COLUMNS } from "#contracts/departure-columns.ts";
import { departureHeads as arabicHeads } from "#i18n/ar/departure-csv.ts";
import { seats as arabicSeats } from "#i18n/ar/site/departures.ts";
import { departureHeads as banglaHeads } from "#i18n/bn/departure-csv.ts";
import { seats as banglaSeats } from "#i18n/bn/site/departures.ts";
import { departureHeads as englishHeads } from "#i18n/en/departure-csv.ts";
import { seats as englishSeats } from "#i18n/en/site/departures.ts";
import { columnsIn, seatsNamed } from "./table-columns.ts";

test.each([
  ["English", englishHeads, englishSeats],
  ["Bangla", banglaHeads, banglaSeats],
  ["Arabic", arabicHeads, arabicSeats],
] as const)(
  "a list downloaded in %s can be pasted: its columns and seats are known",
  (...[, heads, seats]) => {
    const shared = TABLE_COLUMNS.filter((name) => name in heads);
    expect(shared.length).toBeGreaterThan(10);
    const called: Readonly<Record<string, string>> = heads;
    expect(columnsIn(shared.map((name) => called[name] ?? ""))).toEqual(shared);

    const names = ["open", "few", "full"] as const;
    expect(names.map((name) => seatsNamed(seats[name]))).toEqual(names);
  },
);

test("a heading of nothing but brackets is read at once; what stands in them is left out", () => {
  expect(columnsIn(["(".repeat(1_000_000), "Quad (BDT)"])).toEqual([null, "quad"]);
});
