import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const TODAY = "2030-01-10";

async function open() {
  const { site, db } = await openTestSite();
  const add = async (given: Parameters<typeof makeEnquiry>[1] = {}) =>
    (await makeEnquiry(site, given)).id;
  const set = (id: string, values: object) =>
    db.updateTable("enquiry").set(values).where("id", "=", id).execute();
  const merge = (id: string, other: string) =>
    site.enquiry.merge(id, { other, version: undefined }, { by: null });
  return { site, db, add, set, merge };
}

test("pages of what is to be followed up first are as long as asked for, and leave nothing out", async () => {
  const { site, add, set } = await open();
  const days = ["2030-01-11", TODAY, null, "2030-01-08", "2030-01-09", null, null];
  const ids: string[] = [];
  for (const _ of days) ids.push(await add());
  for (const [at, followUpOn] of days.entries()) await set(ids[at] ?? "", { followUpOn });
  const page = async (limit: number, offset: number) =>
    (await site.enquiry.list({ order: "due", limit, offset }, { by: null, today: TODAY })).map(
      ({ _id }) => ids.indexOf(_id),
    );
  expect(await page(9, 0)).toEqual([3, 4, 1, 6, 5, 2, 0]);
  expect(await Promise.all([0, 2, 4, 6, 8].map((offset) => page(2, offset)))).toEqual([
    ...[[3, 4], [1, 6], [5, 2], [0], []],
  ]);
  expect([await page(3, 0), await page(3, 3)]).toEqual([
    [3, 4, 1],
    [6, 5, 2],
  ]);
});

test("who left no email, or no whole number, did not ask with all others who left none", async () => {
  const { site, add, merge } = await open();
  const asked = async (id: string) =>
    (await site.enquiry.find(id))?.askedBefore.map(({ _id, by }) => [_id, by]);
  const noEmail = await add({ phone: "01011 480226", email: "" });
  await add({ phone: "01999 111222", email: "" });
  const noNumber = await add({ phone: "12", email: "farida@example.com" });
  await add({ phone: "12", email: "other@example.com" });
  const nothing = await add({ phone: "12", email: "" });
  expect([await asked(noEmail), await asked(noNumber), await asked(nothing)]).toEqual([[], [], []]);
  const inner = await add({ phone: "01777 333444", email: "" });
  const alike = await add({ phone: "+880 1777-333444", email: "" });
  await merge(noEmail, inner);
  expect(await asked(noEmail)).toEqual([[alike, "phone"]]);
});

test("a card shows 200 signs of what somebody wrote, whole ones", async () => {
  const { site, add } = await open();
  await add({ message: `${"a".repeat(199)}🕋b` });
  const [card] = await site.enquiry.list({ limit: 1, offset: 0 });
  expect(card?.message).toBe(`${"a".repeat(199)}🕋`);
});

test("in the download each has what stands in it, and nothing of others", async () => {
  const { site, add, merge } = await open();
  const [one, other] = [await add({ name: "One" }), await add({ name: "Other" })];
  await merge(one, await add({ message: "within one" }));
  await merge(other, await add({ message: "within the other" }));
  await merge(other, await add({ message: "too" }));
  const told: [string, string[]][] = [];
  for await (const rows of site.enquiry.parts({})) {
    for (const { name, merged } of rows) told.push([name, merged.map(({ message }) => message)]);
  }
  expect(told).toEqual([
    ["Other", ["within the other", "too"]],
    ["One", ["within one"]],
  ]);
});

test("since when people wait is when the first of them asked; a price is told to none who wait for a seat", async () => {
  const { site, add, set } = await open();
  const days = { leavesOn: "2030-05-01", returnsOn: "2030-05-04", package: "tours" };
  const open1 = { ...upgraded(departureKind, {}, 1), ...days, seats: "open" };
  const { _id } = await site.entry.create("departure", open1, { by: null });
  const wait = async (waitsFor: "seat" | "price", createdAt: string) =>
    set(await add({ topic: "tours", departure: _id, waitsFor }), { createdAt });
  await wait("price", "2029-12-01T00:00:00.000Z");
  await wait("seat", "2029-12-02T00:00:00.000Z");
  await wait("seat", "2029-12-03T00:00:00.000Z");
  const ready = async () =>
    (await site.enquiry.toldWhen.ready(TODAY)).map(({ people, since }) => [people, since]);
  expect(await ready()).toEqual([[2, "2029-12-02T00:00:00.000Z"]]);
  await site.entry.update("departure", _id, { ...open1, quad: "100", seats: "full" }, { by: null });
  expect(await ready()).toEqual([[1, "2029-12-01T00:00:00.000Z"]]);
});

test("of who waits it is said for what, whether they were told, and whether it is an example", async () => {
  const { site, add, set } = await open();
  const days = { leavesOn: "2030-05-01", returnsOn: "2030-05-04", package: "tours" };
  const body = { ...upgraded(departureKind, {}, 1), ...days };
  const [one, two] = [
    await site.entry.create("departure", body, { by: null }),
    await site.entry.create("departure", { ...body, leavesOn: "2030-04-01" }, { by: null }),
  ];
  const wait = (name: string, departure: string, waitsFor: "seat" | "price") =>
    add({ name, topic: "tours", departure, waitsFor });
  await wait("Price", one._id, "price");
  const toldAt = "2030-01-02T00:00:00.000Z";
  await set(await wait("Told", one._id, "seat"), { toldAt, toldBy: "Nadia" });
  await set(await wait("Example", two._id, "seat"), { isExample: 1 });
  const { toldWhen } = site.enquiry;
  const list = async (departure?: string) =>
    (await toldWhen.list({ departure, limit: 9, offset: 0 }, TODAY)).people.map((person) => [
      ...[person.name, person.departure, person.waitsFor, person.isExample],
      ...[person.toldAt, person.toldBy],
    ]);
  const [price, told, example] = [
    ["Price", one._id, "price", false, null, ""],
    ["Told", one._id, "seat", false, toldAt, "Nadia"],
    ["Example", two._id, "seat", true, null, ""],
  ];
  expect(await list()).toEqual([example, price, told]);
  expect(await list(one._id)).toEqual([price, told]);
  expect([await toldWhen.count({}), await toldWhen.count({ departure: two._id })]).toEqual([3, 1]);
  expect(await toldWhen.counts([one._id])).toEqual({ [one._id]: 1 });
});

test("an enquiry is given to somebody who is there, or to nobody; an example says that it is one", async () => {
  const { site, db, add, set } = await open();
  const { _id: by, name } = await makeUser({ db });
  const id = await add();
  const give = (owner: string | null) =>
    site.enquiry.update(id, { owner, unread: undefined, version: undefined }, { by });
  await expect(give("nobody")).rejects.toMatchObject({ code: "no-such-owner" });
  await give(by);
  expect(await site.enquiry.find(id)).toMatchObject({
    owner: by,
    ownerName: name,
    isExample: false,
  });
  await give(null);
  await set(id, { isExample: 1 });
  expect(await site.enquiry.find(id)).toMatchObject({
    owner: null,
    ownerName: "",
    isExample: true,
  });
});

test("what somebody has read, or marks as unread again, is that one enquiry and no other", async () => {
  const { site, add } = await open();
  const [one, other] = [await add(), await add()];
  const unread = async () =>
    (await site.enquiry.list({ limit: 9, offset: 0 })).flatMap((card) =>
      card.unread ? card._id : [],
    );
  const mark = (isUnread: boolean) => site.enquiry.update(one, { unread: isUnread }, { by: null });
  expect((await mark(false)).unread).toBe(false);
  expect(await unread()).toEqual([other]);
  await mark(true);
  expect(await unread()).toEqual([other, one]);
});
