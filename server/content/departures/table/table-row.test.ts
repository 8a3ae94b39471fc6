import { expect, test } from "vitest";
import type { TableColumn } from "#contracts/departure-columns.ts";
import { readRow } from "./table-row.ts";

const read = (cells: Partial<Record<TableColumn, string>>) =>
  readRow(
    { parent: "hajj", today: "2030-01-01" },
    new Map(
      Object.entries({ leavesOn: "2031-02-01", returnsOn: "2031-02-11", ...cells }) as [
        TableColumn,
        string,
      ][],
    ),
  );

test.each([
  [{}, false],
  [{ airline: "" }, false],
  [{ airline: "Meghna Air" }, true],
  [{ airline: "Meghna Air", via: "" }, true],
  [{ airline: "", via: "" }, true],
  [{ airline: "Meghna Air", via: "Riyadh" }, false],
] as const)("with %j a flight is called direct: %j", (cells, isDirect) => {
  expect(read(cells).body.isDirect).toBe(isDirect);
});

test("a room for nothing is a mistake of its column; of an infant it is a price", () => {
  expect(read({ quad: "0", infant: "0" }).mistakes).toEqual([
    { column: "quad", mistake: { code: "no-price" } },
  ]);
});

test("a price with a million spaces in it is wrong at once", () => {
  const quad = `1${" ".repeat(1_000_000)}x`;
  expect(read({ quad }).mistakes.map(({ column }) => column)).toEqual(["quad"]);
  expect(read({ quad: "Tk 1,00,000 BDT" }).body.quad).toBe(read({ quad: "1,00,000" }).body.quad);
});

test("what leaves today can still be pasted, what left yesterday not", () => {
  const mistakes = (leavesOn: string) =>
    read({ leavesOn, returnsOn: "2030-01-11" }).mistakes.map(({ column, mistake }) => [
      column,
      mistake,
    ]);
  expect(mistakes("2030-01-01")).toEqual([]);
  expect(mistakes("2029-12-31")).toEqual([["leavesOn", { code: "left-already" }]]);
});

/** What is written in the cells, and what of the departure comes of it. */
const READ: readonly [
  cells: Partial<Record<TableColumn, string>>,
  of: readonly string[],
  becomes: unknown[],
][] = [
  [
    {},
    ["package", "currency", "seats", "seatsLeft", "stays", "priceUntil"],
    ["hajj", "BDT", "open", "", [], ""],
  ],
  [{ leavesOn: " 2031-03-01 ", title: " Early " }, ["leavesOn", "title"], ["2031-03-01", "Early"]],
  [
    {
      quad: "৳ 1,92,000/-",
      double: "Tk. 258000.00",
      single: "BDT 3",
      child: "90000 tk",
      infant: "৯০",
    },
    ["quad", "double", "single", "child", "infant"],
    ["192000", "258000", "3", "90000", "90"],
  ],
  [
    { currency: "USD", from: "Dhaka", to: "Jeddah", notes: "Bring shoes" },
    ["currency", "from", "to", "notes"],
    ["USD", "Dhaka", "Jeddah", "Bring shoes"],
  ],
  [{ seats: "12" }, ["seats", "seatsLeft"], ["counted", "12"]],
  [{ seats: "৩" }, ["seats", "seatsLeft"], ["counted", "3"]],
  [{ seats: "Full" }, ["seats", "seatsLeft"], ["full", ""]],
  [
    { makkahNights: "6", makkahHotel: " Noor ", madinahNights: "0", cityNights: "4", city: "Taif" },
    ["stays"],
    [
      [
        {
          city: "Makkah",
          at: "makkah",
          nights: "6",
          hotel: "Noor",
          stars: "",
          minutes: "",
          metres: "",
          walkTo: "",
          note: "",
        },
        {
          city: "Taif",
          at: "other",
          nights: "4",
          hotel: "",
          stars: "",
          minutes: "",
          metres: "",
          walkTo: "",
          note: "",
        },
      ],
    ],
  ],
  [
    { madinahNights: "৪", cityHotel: "Sea", city: "Jeddah" },
    ["stays"],
    [
      [
        { at: "madinah", nights: "4", hotel: "", city: "Madinah" },
        { at: "other", nights: "", hotel: "Sea", city: "Jeddah" },
      ],
    ],
  ],
];

test.each(READ)("of %j comes %j", (cells, of, becomes) => {
  const body = read(cells).body as Record<string, unknown>;
  expect(of.map((name) => body[name])).toEqual(becomes);
});

/** What is written, and the mistakes of it by their columns. */
const WRONG: readonly [cells: Partial<Record<TableColumn, string>>, mistakes: unknown[]][] = [
  [{ leavesOn: "soon" }, [["leavesOn", "bad-day"]]],
  [
    { leavesOn: "", returnsOn: "" },
    [
      ["leavesOn", "empty"],
      ["returnsOn", "empty"],
    ],
  ],
  [{ leavesOn: "2031-02-12" }, [["returnsOn", "back-before-out"]]],
  [{ leavesOn: "2030-02-12", returnsOn: "2030-02-12" }, [["returnsOn", "not-so-long"]]],
  [{ leavesOn: "2029-02-12", returnsOn: "2029-02-01" }, [["leavesOn", "left-already"]]],
  [
    { quad: "cheap", priceUntil: "some day" },
    [
      ["priceUntil", "bad-day"],
      ["quad", "bad-amount"],
    ],
  ],
  [{ currency: "XYZ" }, [["currency", "bad-currency"]]],
  [{ seats: "some" }, [["seats", "bad-choice"]]],
  [{ seats: "0" }, []],
  [{ seats: "99999" }, [["seats", "too-long"]]],
  [{ makkahNights: "many" }, [["makkahNights", "too-long"]]],
  [{ makkahHotel: "Noor" }, [["makkahHotel", "empty"]]],
  [{ makkahNights: "3", madinahNights: "-1" }, [["madinahNights", "bad-amount"]]],
  [{ makkahNights: "30" }, [["makkahNights", "nights-do-not-fit"]]],
  [{ cityNights: "3" }, [["cityNights", "empty"]]],
  [{ cityNights: "3", city: "" }, [["city", "empty"]]],
  [{ cityNights: "3", city: "x".repeat(300) }, [["city", "too-long"]]],
  [{ makkahNights: "3", makkahHotel: "x".repeat(900) }, [["makkahHotel", "too-long"]]],
  [{ title: "x".repeat(900) }, [["title", "too-long"]]],
];

test.each(WRONG)("%j is told by its column", (cells, mistakes) => {
  expect(read(cells).mistakes.map(({ column, mistake }) => [column, mistake.code])).toEqual(
    mistakes,
  );
});
