import { expect, test } from "vitest";
import { shiftedDay } from "#contracts/days.ts";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const HOUR_MS = 3_600_000;
const iso = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

async function open() {
  const opened = await openTestSite();
  const { site, db } = opened;
  const user = await makeUser(opened, { name: "Nadia Islam" });
  const by = { by: user._id };
  const add = async (given: Parameters<typeof makeEnquiry>[1] = {}) =>
    (await makeEnquiry(site, given)).id;
  const set = (id: string, values: object) =>
    db.updateTable("enquiry").set(values).where("id", "=", id).execute();
  const merge = (id: string, other: string) =>
    site.enquiry.merge(id, { other, version: undefined }, by);
  return { ...opened, by, user, add, set, merge };
}

test("what is counted: mine and nobody's while they are open, unread outside of quarantine", async () => {
  const { site, by, add, set, merge, user } = await open();
  const [open1, closed, spam, waiting, other, inner] = [
    ...[await add(), await add(), await add(), await add(), await add(), await add()],
  ] as [string, string, string, string, string, string];
  await set(open1, { ownerId: user._id, followUpOn: "2030-01-02" });
  await set(closed, { ownerId: user._id, status: "closed", followUpOn: "2030-01-01", unread: 0 });
  await set(spam, { status: "spam", ownerId: user._id });
  await set(waiting, { status: "waiting", ownerId: "removed", unread: 0 });
  await set(other, { status: "called", answeredAt: iso(0), followUpOn: "2030-01-03" });
  await merge(other, inner);
  const asking = { ...by, today: "2030-01-02" };
  expect(await site.enquiry.counts(asking)).toEqual({
    ...{ new: 1, called: 1, waiting: 1, closed: 1, spam: 1 },
    ...{ all: 4, unread: 2, mine: 1, unowned: 2, due: 1 },
  });
  const ids = async (filter: object) =>
    (await site.enquiry.list({ ...filter, limit: 9, offset: 0 }, asking)).map(({ _id }) => _id);
  expect(await ids({})).toEqual([other, waiting, closed, open1]);
  expect(await ids({ owner: "mine" })).toEqual([open1]);
  expect(await ids({ owner: "nobody" })).toEqual([other, waiting]);
  expect(await ids({ order: "due" })).toEqual([open1, other, waiting, closed]);
  expect(await site.enquiry.news()).toEqual({ new: 1, newest: other });
  const due = async (isOver: boolean) => {
    const { count, first } = await site.enquiry.listDue("2030-01-03", { isOver, limit: 1 });
    return [count, first.map(({ _id }) => _id)];
  };
  expect([await due(false), await due(true)]).toEqual([
    [2, [open1]],
    [1, [open1]],
  ]);
  const { count, first } = await site.enquiry.listWaiting(5);
  expect([count, first.map(({ _id }) => _id)]).toEqual([1, [open1]]);
});

test.each([
  ["0226", ["phone"]],
  ["(0101) 1-48", ["phone"]],
  ["০১০১১", ["phone"]],
  ["226", ["phone"]],
  ["0226 farida", []],
  ["FARIDA yasmin", ["other"]],
  ["+880", []],
  [" lift", ["phone", "other"]],
])("searched for %j", async (q, found) => {
  const { site, add, merge } = await open();
  const phone = await add({ name: "Abdul Karim", phone: "01011 480226", email: "a@b.example" });
  const other = await add({ phone: "0999 111", message: "Is there a lift?" });
  const inner = await add({ name: "Abdul", email: "", phone: "0888 222", message: "A LIFT" });
  await merge(phone, inner);
  const ids = (await site.enquiry.list({ q, limit: 9, offset: 0 })).map(({ _id }) => _id);
  const names = { phone, other };
  expect(ids.toSorted()).toEqual(found.map((name) => names[name as keyof typeof names]).toSorted());
});

test("who asked before: by number rather than by email, the last ten, not where it stands in another", async () => {
  const { site, add, merge } = await open();
  const asked = async (id: string) =>
    (await site.enquiry.find(id))?.askedBefore.map(({ _id, by }) => [_id, by]);
  const byMail = await add({ phone: "", email: "FARIDA@example.com" });
  const both = await add({ email: "farida@example.com" });
  const own = await add({ email: "farida@example.com", phone: "+880 1011 480226" });
  await add({ email: "", phone: "+44 1011 480226" });
  await add({ email: "", phone: "480226" });
  expect(await asked(own)).toEqual([
    [both, "phone"],
    [byMail, "email"],
  ]);
  await merge(both, byMail);
  expect(await asked(own)).toEqual([[both, "phone"]]);
  expect(await asked(byMail)).toEqual([]);
  await merge(both, await add({ phone: "", email: "farida@example.com" }));
  expect(await asked(own)).toEqual([[both, "phone"]]);
  const more: string[] = [];
  for (let n = 0; n < 11; n++) more.push(await add({ phone: "", email: "farida@example.com" }));
  expect(await asked(own)).toEqual(
    more
      .toReversed()
      .slice(0, 10)
      .map((id) => [id, "email"]),
  );
});

test("a confirmation goes to a plain address, three times a day, however it is written", async () => {
  const { db, add } = await open();
  const sent = async (email: string) => {
    await db.deleteFrom("mail").where("kind", "!=", "confirmation").execute();
    const before = await db.selectFrom("mail").select("id").execute();
    await add({ email });
    const after = await db.selectFrom("mail").select("kind").execute();
    return after.length - before.length;
  };
  expect(await sent("")).toBe(1);
  expect(await sent("a@b.example, c@d.example")).toBe(1);
  expect(await sent("a@b.example")).toBe(2);
  expect(await sent("A@b.example")).toBe(2);
  expect(await sent("a@B.example")).toBe(2);
  expect(await sent("a@b.example")).toBe(1);
});

test("what is merged ends no sooner than was promised; what was merged with a removed one stays", async () => {
  const { site, add, set, merge, by } = await open();
  const [first, second, third] = [await add(), await add(), await add()];
  await set(first, { status: "closed", closedAt: iso(-2) });
  await expect(merge(first, second)).rejects.toThrow("merge-into-closed");
  await set(second, { status: "closed", closedAt: iso(-1) });
  await expect(merge(first, second)).rejects.toThrow("merge-into-closed");
  const { closedAt } = (await site.enquiry.find(first)) ?? {};
  await set(second, { closedAt });
  await merge(first, second);
  await expect(merge(third, second)).rejects.toThrow("enquiry-merged");
  await set(first, { status: "new", closedAt: null });
  await merge(third, first);
  const merged = async () => (await site.enquiry.find(third))?.merged.map(({ _id }) => _id);
  expect(await merged()).toEqual([first, second]);
  await site.enquiry.remove(first, by);
  expect(await merged()).toEqual([second]);
  await site.enquiry.unmerge(third, { other: second, version: undefined }, by);
  expect([await merged(), (await site.enquiry.find(second))?.mergedInto]).toEqual([[], null]);
  await merge(third, second);
  await set(second, { mergedAt: iso(-30 * 24 + 1) });
  expect((await site.enquiry.find(third))?.merged.map(({ isUndoable }) => isUndoable)).toEqual([
    true,
  ]);
  await set(second, { mergedAt: iso(-30 * 24) });
  expect((await site.enquiry.find(third))?.merged.map(({ isUndoable }) => isUndoable)).toEqual([
    false,
  ]);
  await expect(
    site.enquiry.unmerge(third, { other: second, version: undefined }, by),
  ).rejects.toThrow("unmerge-too-late");
});

test("when an enquiry was answered, and since when it is done", async () => {
  const { site, add, by } = await open();
  const id = await add();
  const become = async (status: "new" | "called" | "waiting" | "closed" | "spam") => {
    const { answeredAt, closedAt } = await site.enquiry.update(id, { status }, by);
    return { answeredAt, closedAt };
  };
  const spam = await become("spam");
  expect(spam).toEqual({ answeredAt: null, closedAt: expect.any(String) });
  expect(await become("new")).toEqual({ answeredAt: null, closedAt: null });
  const closed = await become("closed");
  expect(closed).toEqual({ answeredAt: expect.any(String), closedAt: expect.any(String) });
  expect(await become("spam")).toEqual(closed);
  expect(await become("waiting")).toEqual({ ...closed, closedAt: null });
});

const TODAY = "2030-01-10";

test("who waits: of what leaves next first, then of what is gone, last of what has left", async () => {
  const { site, add, by, db } = await open();
  const departure = async (days: number, more: object) => {
    const leavesOn = shiftedDay(TODAY, days);
    const body = upgraded(departureKind, {}, 1);
    const given = {
      ...body,
      package: "hajj",
      leavesOn,
      returnsOn: shiftedDay(leavesOn, 9),
      ...more,
    };
    return (await site.entry.create("departure", given, by))._id;
  };
  const [late, soon, left, gone, today] = [
    await departure(30, { seats: "few", quad: "100", priceUntil: TODAY }),
    await departure(5, { seats: "full", quad: "100", priceUntil: shiftedDay(TODAY, -1) }),
    ...[await departure(-1, { seats: "open" }), await departure(9, { seats: "open" })],
    await departure(0, { seats: "open" }),
  ] as [string, string, string, string, string];
  const wait = (name: string, id: string, waitsFor: "seat" | "price" = "seat") =>
    add({ name, topic: "hajj", departure: id, waitsFor });
  await wait("left", left);
  await wait("gone", gone);
  await wait("late", late);
  await wait("late too", late, "price");
  await wait("soon", soon);
  await wait("soon price", soon, "price");
  await wait("today", today);
  const closed = await wait("closed", late);
  await site.enquiry.update(closed, { status: "closed" }, by);
  await db.deleteFrom("entry").where("id", "=", gone).execute();
  const { people, departures } = await site.enquiry.toldWhen.list({ limit: 20, offset: 0 }, TODAY);
  expect(people.map(({ name, place, canBeTold }) => [name, place, canBeTold])).toEqual([
    ["today", 1, true],
    ["soon", 1, false],
    ["soon price", 2, false],
    ["late", 1, true],
    ["late too", 2, true],
    ["gone", 1, false],
    ["left", 1, false],
  ]);
  expect(departures.length).toBe(4);
  const ready = await site.enquiry.toldWhen.ready(TODAY);
  expect(ready.map((one) => [one.departure._id, one.people])).toEqual([
    [today, 1],
    [late, 2],
  ]);
  expect(await site.enquiry.toldWhen.counts([late, soon, gone])).toEqual({
    ...{ [late]: 2, [soon]: 2, [gone]: 1 },
  });
});
