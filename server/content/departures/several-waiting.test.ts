import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const NOBODY = { by: null };
const DAYS = { leavesOn: "2030-02-01", returnsOn: "2030-02-11" };
const DEPARTURE = { ...upgraded(departureKind, {}, 1), ...DAYS, package: "umrah" };
const LATER = { to: "days", days: 7 } as const;

async function open() {
  const { site, db } = await openTestSite();
  const { _id: id, version } = await site.entry.create("departure", DEPARTURE, NOBODY);
  const waits = async (of = id) => {
    const draft = await site.draft.find({ kind: "departure", id: of }, NOBODY).catch(() => null);
    return draft?.body.leavesOn ?? null;
  };
  const trash = async () =>
    (await site.entry.trash(["departure"], { limit: 9, offset: 0 })).entries.map(({ _id }) => _id);
  return { site, db, id, version, waits, trash };
}

test("what was changed is taken back: of a public one nothing waits, one that was begun is in the trash", async () => {
  const { site, id, waits, trash } = await open();
  const kept = await site.departures.keep({ ids: [id], by: null }, LATER);
  expect(await waits()).toBe("2030-02-08");
  await site.departures.takeBack(kept, NOBODY);
  expect([await waits(), await trash()]).toEqual([null, []]);
  const copy = { copies: 1, every: 7, request: crypto.randomUUID() };
  const begun = await site.departures.duplicate({ ids: [id], by: null }, copy);
  const [{ id: other } = { id: "" }] = begun;
  expect(await waits(other)).toBe("2030-02-08");
  await site.departures.takeBack(begun, NOBODY);
  expect([await waits(other), await trash()]).toEqual([null, [other]]);
});

test("another one than was read, public or waiting, is not changed", async () => {
  const { site, id, version, waits } = await open();
  const keep = (seen: { version: number; waiting: number | null }) =>
    site.departures.keep({ ids: [id], by: null }, LATER, [{ id, ...seen }]);
  const refused = { code: "changed-meanwhile" };
  await expect(keep({ version: version + 1, waiting: null })).rejects.toMatchObject(refused);
  await expect(keep({ version, waiting: 1 })).rejects.toMatchObject(refused);
  expect(await waits()).toBeNull();
  const [kept] = await keep({ version, waiting: null });
  await expect(keep({ version, waiting: null })).rejects.toMatchObject(refused);
  await keep({ version, waiting: kept?.version ?? null });
  expect(await waits()).toBe("2030-02-15");
});

test("what waited before that waits again, unless it is too long ago to be known", async () => {
  const { site, db, id, waits } = await open();
  const keep = () => site.departures.keep({ ids: [id], by: null }, LATER);
  await keep();
  const second = await keep();
  expect(await waits()).toBe("2030-02-15");
  await site.departures.takeBack(second, NOBODY);
  expect(await waits()).toBe("2030-02-08");
  const third = await keep();
  await db.deleteFrom("draftStep").execute();
  await expect(site.departures.takeBack(third, NOBODY)).rejects.toThrow("not-found");
  expect(await waits()).toBe("2030-02-15");
});

test("what is discarded of a public one waits no more; one that was never public can be brought back", async () => {
  const { site, id, waits, trash } = await open();
  const copy = { copies: 1, every: 7, request: crypto.randomUUID() };
  const begun = await site.departures.duplicate({ ids: [id], by: null }, copy);
  const kept = await site.departures.keep({ ids: [id], by: null }, LATER);
  const [{ id: other } = { id: "" }] = begun;
  await site.departures.discard([...begun, ...kept], NOBODY);
  expect([await waits(), await waits(other), await trash()]).toEqual([null, null, [other]]);
  await site.entry.restore("departure", other, NOBODY);
  expect(await waits(other)).toBe("2030-02-08");
});
