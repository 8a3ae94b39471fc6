import { expect, test } from "vitest";
import { listedLicences } from "./listed-licences.server.ts";

test("those that other pages name come first, then those that end last", () => {
  const licence = (_id: string, isInStrip: boolean, validUntil: string, lookedUpOn = "") => ({
    ...{ _id, title: _id, number: "1", issuedBy: "Ministry", officialList: "", isInStrip },
    ...{ validUntil, lookedUpOn },
  });
  const listed = listedLicences([
    licence("a", false, "2026-12-01"),
    licence("b", true, "2026-12-31", "2026-11-01"),
    licence("c", false, "2027-06-30"),
    licence("d", true, "2027-12-31"),
  ] as never);
  expect(
    listed.map(({ id, validUntilWords, lookedUp }) => [id, validUntilWords, lookedUp]),
  ).toEqual([
    ["d", "31 December 2027", ""],
    ["b", "31 December 2026", "1 November 2026"],
    ["c", "30 June 2027", ""],
    ["a", "1 December 2026", ""],
  ]);
});
