import { expect, test } from "vitest";
import type { EntryWrite } from "#contracts/entry.ts";
import { departureKind } from "#contracts/kinds/departure.ts";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const NOBODY = { by: null };

const DEPARTURE: EntryWrite<"departure"> = {
  ...upgraded(departureKind, {}, schemaOf(departureKind)),
  ...{ package: "umrah", leavesOn: "2027-02-01", returnsOn: "2027-02-11" },
};

const open = async () => (await openTestSite()).site;

test("entries are listed by their position, of one parent, page by page", async () => {
  const site = await open();
  for (const month of ["2027-03", "2027-01", "2027-02"]) {
    const days = { leavesOn: `${month}-01`, returnsOn: `${month}-11` };
    await site.entry.create("departure", { ...DEPARTURE, ...days }, NOBODY);
  }
  await site.entry.create("departure", { ...DEPARTURE, package: "hajj" }, NOBODY);
  const days = async (asked: object) =>
    (await site.entry.list("departure", { parent: "umrah", ...asked })).map((one) => one.leavesOn);
  expect(await days({})).toEqual(["2027-01-01", "2027-02-01", "2027-03-01"]);
  expect(await days({ from: "2027-01-02" })).toEqual(["2027-02-01", "2027-03-01"]);
  expect(await days({ limit: 1, offset: 1 })).toEqual(["2027-02-01"]);
  expect(await site.entry.count("departure", { parent: "umrah", until: "2027-02-01" })).toBe(2);
});

test("what was read before somebody else saved is not written over them", async () => {
  const site = await open();
  const made = await site.entry.create("departure", DEPARTURE, NOBODY);
  const write = { ...DEPARTURE, title: "A calm month", version: made.version };
  const changed = await site.entry.update("departure", made._id, write, NOBODY);
  expect(changed).toMatchObject({ title: "A calm month", version: 2 });
  await expect(site.entry.update("departure", made._id, write, NOBODY)).rejects.toMatchObject({
    code: "changed-meanwhile",
    params: { current: { version: 2 } },
  });
  await expect(site.entry.update("visa", made._id, visa("MY"), NOBODY)).rejects.toMatchObject({
    code: "not-found",
  });
});

const visa = (country: string): EntryWrite<"visa"> => ({
  ...upgraded(visaKind, {}, schemaOf(visaKind)),
  ...{ title: `Visa for ${country}`, purpose: "work", country, link: country },
});

test("an address is that of one, also against one that comes back from the trash", async () => {
  const site = await open();
  const taken = { code: "entry-taken" };
  const first = await site.entry.create("visa", visa("MY"), NOBODY);
  await expect(site.entry.create("visa", visa("MY"), NOBODY)).rejects.toMatchObject(taken);
  await site.entry.remove("visa", first._id, NOBODY);
  expect(await site.entry.findByAddress("visa", "work/MY")).toBeNull();
  const second = await site.entry.create("visa", visa("MY"), NOBODY);
  await expect(site.entry.restore("visa", first._id, NOBODY)).rejects.toMatchObject(taken);
  await site.entry.remove("visa", second._id, NOBODY);
  await expect(site.entry.restore("departure", first._id, NOBODY)).rejects.toMatchObject({
    code: "not-found",
  });
  expect(await site.entry.restore("visa", first._id, NOBODY)).toEqual(first);
  expect(await site.entry.findByAddress("visa", "work/MY")).toEqual(first);
});

test("several change together, or none of them does", async () => {
  const site = await open();
  const made = await site.entry.createAll("visa", [visa("MY"), visa("QA")], NOBODY);
  const writes = made.map(({ _id: id }) => ({ id, body: visa("SA") }));
  await expect(site.entry.updateAll("visa", writes, NOBODY)).rejects.toMatchObject({
    code: "entry-taken",
  });
  expect(await site.entry.findMany("visa", made.map(({ _id }) => _id).toReversed())).toEqual(
    made.toReversed(),
  );
});

test("it is read in another language, keeps its history, and is begun without being public", async () => {
  const site = await open();
  const made = await site.entry.create("visa", visa("MY"), NOBODY);
  const place = { kind: "visa", id: made._id } as const;
  const words = { title: "মালয়েশিয়ার ভিসা" };
  await site.translation.save({ ...place, language: "bn" }, { words, madeFrom: {} }, NOBODY);
  expect(await site.in("bn").entry.list("visa")).toEqual([{ ...made, ...words, language: "bn" }]);
  await site.entry.update("visa", made._id, visa("QA"), NOBODY);
  expect(await site.history.count(place)).toMatchObject({ published: 2 });

  const id = crypto.randomUUID();
  const begun = { kind: "visa", id } as const;
  await site.draft.begin("visa", visa("SA"), NOBODY, { id });
  expect(await site.entry.find("visa", id)).toBeNull();
  expect(await site.draft.list({ kind: "visa", limit: 9, offset: 0 })).toMatchObject([
    { id, title: "Visa for SA", isPublic: false },
  ]);
  await site.draft.publish(begun, NOBODY);
  expect(await site.entry.find("visa", id)).toMatchObject({ country: "SA", version: 1 });
});

test("a large trash is emptied bit by bit, with all that the store has of it", async () => {
  const { site, db } = await openTestSite();
  const bodies = Array.from({ length: 120 }, (_, at) => ({ ...DEPARTURE, title: `Group ${at}` }));
  const made = await site.entry.createAll("departure", bodies, NOBODY);
  const [kept, ...rest] = made.map(({ _id }) => _id);
  for (const id of [kept ?? "", ...rest]) await site.entry.remove("departure", id, NOBODY);
  const old = { deletedAt: "2026-01-01T00:00:00.000Z" };
  await db.updateTable("trashedEntry").set(old).where("id", "in", rest).execute();
  await site.entry.purgeTrash();
  for (const table of ["trashedEntry", "revision"] as const) {
    const id = table === "revision" ? "documentId" : "id";
    const left = await db.selectFrom(table).select(id).distinct().execute();
    expect(left.map((row) => Object.values(row)[0])).toEqual([kept]);
  }
});
