import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { shiftedDay } from "#contracts/days.ts";
import { departureKind } from "#contracts/kinds/departure.ts";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import type { Db } from "#server/db/schema.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createDepartureLists } from "./departure-list.ts";

const NOBODY = { by: null };
const TODAY = "2030-01-01";
const DEPARTURE = upgraded(departureKind, {}, schemaOf(departureKind));

/** So many a day each, from today on. */
const many = (count: number, parent: "umrah" | "hajj", from = TODAY) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ ...DEPARTURE, package: parent },
    ...{ leavesOn: shiftedDay(from, at), returnsOn: shiftedDay(from, at + 10) },
  }));

async function open() {
  const { site, db } = await openTestSite();
  const asked: string[] = [];
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const lists = createDepartureLists(db.withPlugin(counting) as Db);
  const page = async (offset = 0, parent: "umrah" | null = "umrah") =>
    (await lists.page({ parent, today: TODAY, limit: 50, offset })).map(
      ({ body }) => body.leavesOn,
    );
  return { site, asked, lists, page };
}

test("page by page, those that have left the latest first, and as many queries for many as for few", async () => {
  const { site, asked, lists, page } = await open();
  await site.entry.createAll("departure", many(3, "umrah"), NOBODY);
  await page();
  const few = asked.splice(0).length;
  await site.entry.createAll("departure", many(117, "umrah", "2030-01-04"), NOBODY);
  await site.entry.createAll("departure", many(70, "hajj", "2029-01-01"), NOBODY);
  const first = await page();
  expect(asked.splice(0)).toHaveLength(few);
  expect(first).toEqual(many(50, "umrah").map(({ leavesOn }) => leavesOn));
  expect(await page(100)).toHaveLength(20);
  expect(await page(500)).toEqual([]);
  expect((await page(0, null)).slice(0, 2)).toEqual(["2029-03-11", "2029-03-10"]);
  asked.length = 0;
  expect(await lists.counts(TODAY)).toEqual({ umrah: 120, hajj: 0, tours: 0, past: 70 });
  expect(asked).toHaveLength(2);
  const days = await lists.days("umrah", TODAY);
  expect([Object.keys(days).length, days[TODAY]]).toEqual([120, 1]);
});

test("what waits is shown as it will be, and what was never public stands apart", async () => {
  const { site, lists } = await open();
  const [made] = await site.entry.createAll("departure", many(1, "umrah"), NOBODY);
  const id = made?._id ?? "";
  await site.departures.keep({ ids: [id], by: null }, { to: "seats", seats: "full" });
  const [row] = await lists.page({ parent: "umrah", today: TODAY, limit: 50, offset: 0 });
  expect(row).toMatchObject({ id, version: 1, state: "changes", body: { seats: "full" } });
  const changed = { id, version: row?.waiting, leavesOn: made?.leavesOn };
  expect(await lists.changes()).toEqual([changed]);
  // Its words in another language wait for themselves.
  const words = { title: "প্রথম দল" };
  await site.draft.save({ kind: "departure", id, language: "bn" }, { body: words }, NOBODY);
  expect(await lists.changes()).toEqual([changed]);
  const begun = { package: "umrah", leavesOn: "soon", stays: "none", quad: 5 };
  const { _id } = await site.draft.begin("departure", begun, NOBODY);
  expect(await lists.begun("umrah")).toMatchObject({
    count: 1,
    first: [
      { id: _id, version: 0, state: "draft", body: { leavesOn: "soon", stays: [], quad: "" } },
    ],
  });
  expect(await lists.begun("hajj")).toEqual({ first: [], count: 0 });
  expect(await lists.listed(_id)).toMatchObject({ id: _id, version: 0, state: "draft" });
  expect(await lists.listed(id)).toEqual(row);
  expect(await lists.listed("none")).toBeNull();
  await site.departures.publish(await lists.changes(), NOBODY);
  expect(await lists.changes()).toEqual([]);
});
