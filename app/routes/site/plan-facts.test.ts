import { expect, test } from "vitest";
import { shiftedDay } from "#contracts/days.ts";
import { departureKind } from "#contracts/kinds/departure.ts";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { planFacts } from "./plan-facts.server.ts";

const UMRAH = "/packages/umrah";
const plain = (lines: readonly string[] | undefined) =>
  lines?.join(" | ").replaceAll("\u00a0", " ");

async function openDemo() {
  const { site } = await openTestSite({ demo: true });
  const departures = await site.entry.list("departure", { parent: "umrah" });
  const [first] = departures;
  const last = departures.at(-1);
  if (!first || !last) throw new Error("the demo has departures");
  const umrahOn = async (day: string) => plain((await planFacts(site, day)).facts[UMRAH]);
  return { site, first, last, umrahOn };
}

test("each way to travel says what is next, in which months, and from how much", async () => {
  const { site, first, umrahOn } = await openDemo();
  const said = await umrahOn(shiftedDay(first.leavesOn, -40));
  const day = new Date(first.leavesOn).toLocaleDateString("en-GB", {
    ...{ timeZone: "UTC", day: "numeric", month: "long" },
  });
  expect(said).toContain(`Next group ${day} | `);
  expect(said).toMatch(/, from Tk 1,\d\d,000$/);
  const { facts, isDated } = await planFacts(site, first.leavesOn);
  expect(isDated).toBe(true);
  expect(facts["/student-visa"]).toEqual(["Which papers: lists for 5 countries"]);
});

test("who has left is not next; prices that ended, and full groups, are not the lowest", async () => {
  const { first, last, umrahOn } = await openDemo();
  const day = shiftedDay(first.leavesOn, 1);
  expect(await umrahOn(day)).not.toBe(await umrahOn(first.leavesOn));
  expect(await umrahOn(last.leavesOn)).not.toContain("Tk");
});

test("where nothing leaves and no list is written, nothing is said", async () => {
  const { site, last, umrahOn } = await openDemo();
  expect(await umrahOn(shiftedDay(last.leavesOn, 1))).toBe("");
  const { site: empty } = await openTestSite();
  expect(await planFacts(empty, "2026-11-25")).toEqual({
    facts: {
      ...{ "/packages/umrah": [], "/packages/hajj": [], "/packages/tours": [] },
      ...{ "/student-visa": [], "/work-visa": [] },
    },
    isDated: false,
  });
  expect((await planFacts(site, "2090-01-01")).isDated).toBe(false);
});

test("the lowest price is one in the currency of the next group: a smaller number of another is not less", async () => {
  const { site } = await openTestSite();
  const empty = upgraded(departureKind, {}, schemaOf(departureKind));
  for (const [leavesOn, quad, currency] of [
    ["2027-02-01", "150000", "BDT"],
    ["2027-03-01", "4500", "SAR"],
    ["2027-04-01", "140000", "BDT"],
  ] as const) {
    const days = { leavesOn, returnsOn: shiftedDay(leavesOn, 10) };
    const body = { ...empty, ...days, package: "umrah", quad, currency };
    await site.entry.create("departure", body, { by: null });
  }
  const { facts } = await planFacts(site, "2026-11-25");
  expect(plain(facts[UMRAH])).toMatch(/, from Tk 1,40,000$/);
});
