import { expect, test } from "vitest";
import type { EntryWrite } from "#contracts/entry.ts";
import { departureKind } from "#contracts/kinds/departure.ts";
import { licenceKind } from "#contracts/kinds/licence.ts";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const NOBODY = { by: null };
const DAYS = { package: "umrah", leavesOn: "2027-02-01", returnsOn: "2027-02-11" } as const;

const departure = (title = ""): EntryWrite<"departure"> => ({
  ...{ ...upgraded(departureKind, {}, schemaOf(departureKind)), ...DAYS, title },
});
const LICENCE: EntryWrite<"licence"> = {
  ...upgraded(licenceKind, {}, schemaOf(licenceKind)),
  ...{ title: "Travel licence", validUntil: "2027-03-01" },
};

async function open() {
  const { site, db } = await openTestSite();
  const leaving = (await site.entry.create("departure", departure(), NOBODY))._id;
  const licence = (await site.entry.create("licence", LICENCE, NOBODY))._id;
  const trash = async (...kinds: ("departure" | "licence")[]) =>
    site.entry.trash(kinds, { limit: 9, offset: 0 });
  return { site, db, leaving, licence, trash };
}

test("what is called by another kind is not there: neither deleted, nor brought back", async () => {
  const { site, leaving, licence, trash } = await open();
  await expect(site.entry.remove("licence", leaving, NOBODY)).rejects.toThrow("not-found");
  await expect(site.entry.remove("departure", "none", NOBODY)).rejects.toThrow("not-found");
  expect(await site.entry.find("departure", leaving)).not.toBeNull();
  await site.entry.remove("licence", licence, NOBODY);
  await expect(site.entry.restore("departure", licence, NOBODY)).rejects.toThrow("not-found");
  expect((await trash("licence")).count).toBe(1);
  expect(await site.entry.restore("licence", licence, NOBODY)).toMatchObject({ version: 1 });
  expect([(await trash("licence")).count, await site.entry.count("licence")]).toEqual([0, 1]);
});

test("in the trash a departure is known by its days, a licence by its title alone", async () => {
  const { site, leaving, licence, trash } = await open();
  await site.entry.remove("departure", leaving, NOBODY);
  await site.entry.remove("licence", licence, NOBODY);
  const { entries, count } = await trash("departure", "licence");
  expect(count).toBe(2);
  const told = (kind: string) => {
    const { _id, deletedAt, restorableUntil, ...rest } =
      entries.find((one) => one.kind === kind) ?? {};
    return rest;
  };
  expect(told("departure")).toEqual({ kind: "departure", title: "", departure: DAYS });
  expect(told("licence")).toEqual({ kind: "licence", title: "Travel licence" });
  expect((await trash("licence")).entries).toHaveLength(1);
});

test("what was deleted last is first in the trash", async () => {
  const { site, db, leaving, licence, trash } = await open();
  const third = (await site.entry.create("departure", departure(), NOBODY))._id;
  const order = [licence, leaving, third];
  for (const [day, id] of order.entries()) {
    await site.entry.remove(id === licence ? "licence" : "departure", id, NOBODY);
    const deletedAt = `2026-11-0${day + 1}T08:00:00.000Z`;
    await db.updateTable("trashedEntry").set({ deletedAt }).where("id", "=", id).execute();
  }
  const { entries } = await trash("departure", "licence");
  expect(entries.map(({ _id }) => _id)).toEqual(order.toReversed());
});

test("the audit trail calls a departure by its title, or the day on which it leaves", async () => {
  const { site, db, leaving } = await open();
  const titled = (await site.entry.create("departure", departure("A calm month"), NOBODY))._id;
  for (const id of [leaving, titled]) await site.entry.remove("departure", id, NOBODY);
  const rows = await db
    .selectFrom("audit")
    .select(["action", "summary"])
    .where("thing", "=", "departure")
    .orderBy("id")
    .execute();
  expect(rows.map(({ action, summary }) => [action, summary])).toEqual([
    ["create", "2027-02-01"],
    ["create", "A calm month"],
    ["delete", "2027-02-01"],
    ["delete", "A calm month"],
  ]);
});

test("of more than 500 at once each is made once, with its own line of history and of the audit trail", async () => {
  const { site, db } = await openTestSite();
  const bodies = Array.from({ length: 501 }, (_, at) => departure(`Group ${at}`));
  const made = await site.entry.createAll("departure", bodies, NOBODY);
  expect(made.map(({ title }) => title)).toEqual(bodies.map(({ title }) => title));
  expect(await site.entry.count("departure")).toBe(501);
  const { length } = await db
    .selectFrom("audit")
    .innerJoin("revision", "revision.id", "audit.revision")
    .whereRef("revision.documentId", "=", "audit.thingId")
    .select("revision.id")
    .distinct()
    .execute();
  expect(length).toBe(501);
});

test("where a new licence leads to is known from its first day; one that leads nowhere is in no list", async () => {
  const { site, db } = await openTestSite();
  const officialList = "https://x.example/list";
  const bodies = [{ ...LICENCE, officialList }, LICENCE];
  const [leading] = await site.entry.createAll("licence", bodies, NOBODY);
  const rows = await db.selectFrom("reference").select(["documentId", "target"]).execute();
  expect(rows).toEqual([{ documentId: leading?._id, target: officialList }]);
});
