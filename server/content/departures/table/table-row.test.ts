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
