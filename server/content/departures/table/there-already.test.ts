import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { daysThere } from "./there-already.ts";

const DAYS = { leavesOn: "2027-02-01", returnsOn: "2027-02-11" };

test("on the same days a departure is there by its name, in whichever letters, or by none", async () => {
  const { site, db } = await openTestSite();
  const empty = upgraded(departureKind, {}, schemaOf(departureKind));
  const body = { ...empty, ...DAYS, package: "umrah", title: "Ramadan Group" };
  await site.entry.create("departure", body, { by: null });
  const asked = ["ramadan group", "RAMADAN GROUP", "", "Families"].map((title) => ({
    ...DAYS,
    title,
  }));
  const isThere = await daysThere(db, "umrah", asked);
  expect(asked.map(isThere)).toEqual([true, true, true, false]);
});
