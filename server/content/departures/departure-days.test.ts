import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const NOBODY = { by: null };
const DAYS = { leavesOn: "2030-02-01", returnsOn: "2030-02-11" };
const DEPARTURE = { ...upgraded(departureKind, {}, 1), ...DAYS, package: "umrah" };

test("a day counts those that were never public, and those that will leave then", async () => {
  const { site } = await openTestSite();
  const days = () => site.departures.days("umrah", "2030-01-01");
  const { _id: id } = await site.entry.create("departure", DEPARTURE, NOBODY);
  expect(await days()).toEqual({ "2030-02-01": 1 });
  const copy = { copies: 1, every: 7, request: crypto.randomUUID() };
  await site.departures.duplicate({ ids: [id], by: null }, copy);
  expect(await days()).toEqual({ "2030-02-01": 1, "2030-02-08": 1 });
  await site.departures.keep({ ids: [id], by: null }, { to: "days", days: 7 });
  expect(await days()).toEqual({ "2030-02-08": 2 });
  expect(await site.departures.days("hajj", "2030-01-01")).toEqual({});
  expect(await site.departures.days("umrah", "2030-02-09")).toEqual({});
});

test("one that leaves today counts; what waits of another package takes none away", async () => {
  const { site } = await openTestSite();
  const { _id: id } = await site.entry.create("departure", DEPARTURE, NOBODY);
  const hajj = { ...DEPARTURE, package: "hajj" };
  const { _id: other } = await site.entry.create("departure", hajj, NOBODY);
  await site.departures.keep({ ids: [other], by: null }, { to: "days", days: 7 });
  expect(await site.departures.days("umrah", "2030-02-01")).toEqual({ "2030-02-01": 1 });
  await site.departures.keep({ ids: [id], by: null }, { to: "days", days: 7 });
  expect(await site.departures.days("umrah", "2030-02-08")).toEqual({ "2030-02-08": 1 });
});

test("what waits without a day, or with none that is one, is on no day", async () => {
  const { site } = await openTestSite();
  for (const leavesOn of ["", "soon", 5, null]) {
    const id = crypto.randomUUID();
    await site.draft.begin("departure", { ...DEPARTURE, leavesOn }, NOBODY, { id });
  }
  expect(await site.departures.days("umrah", "2030-01-01")).toEqual({});
});

test("where one of several is not there, none is made again", async () => {
  const { site } = await openTestSite();
  const { _id: id } = await site.entry.create("departure", DEPARTURE, NOBODY);
  const copy = { copies: 1, every: 7, request: crypto.randomUUID() };
  const both = { ids: [id, "nothing"], by: null };
  await expect(site.departures.duplicate(both, copy)).rejects.toThrow("not-found");
  expect(await site.departures.days("umrah", "2030-01-01")).toEqual({ "2030-02-01": 1 });
});
