import { expect, test } from "vitest";
import { WHOLE_ENQUIRY } from "#tests/support/make-enquiry.ts";
import { newRow, presentCard } from "./enquiry-row.ts";

const ROW = newRow(WHOLE_ENQUIRY, { reference: "RH-7K3Q", spamReasons: [], now: 0 });

test("who works on it is called as they are now; gone, as they were then", () => {
  const row = { ...ROW, ownerId: "one", ownerName: "Nadia Islam" };
  const ownerOf = (staff: ReadonlyMap<string, string>) => {
    const { owner, ownerName } = presentCard(row, staff);
    return { owner, ownerName };
  };
  expect(ownerOf(new Map([["one", "Nadia Rahman"]]))).toEqual({
    ...{ owner: "one", ownerName: "Nadia Rahman" },
  });
  expect(ownerOf(new Map())).toEqual({ owner: null, ownerName: "Nadia Islam" });
});
