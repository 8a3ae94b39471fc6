import { expect, test } from "vitest";
import { createSite } from "#server/site.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const LONG_AGO = "2026-01-01T00:00:00.000Z";

/** The owner and an editor, for a while; somebody waits for an answer. */
async function open({ timeZone = "Asia/Dhaka" } = {}) {
  const { site, db } = await openTestSite();
  const owner = await makeUser({ db });
  const editor = await makeUser({ db });
  await db.updateTable("staff").set({ createdAt: LONG_AGO }).execute();
  const { versions } = await site.settings.get();
  await site.settings.update({ timeZone, versions }, { by: owner._id });
  // No backup of it was ever made.
  await db.insertInto("putOff").values({ key: "backup", until: "2099-01-01" }).execute();
  const { id } = await makeEnquiry(site);
  await db.deleteFrom("mail").execute();
  const sent = async () =>
    (await db.selectFrom("mail").select(["kind", "to"]).execute()).map(({ to }) => to);
  const queue = (iso: string, of = site) => of.mondayMail.queue(Date.parse(iso));
  return { site, db, owner, editor, sent, queue, enquiry: id };
}

// 8:00 in Dhaka is 2:00 UTC; 23 November 2026 is a Monday.
test("from eight on a Monday by the agency's clock the owner gets it, once", async () => {
  const { queue, sent, owner } = await open();
  expect(await queue("2026-11-23T01:59:59Z")).toBe(0);
  expect(await queue("2026-11-23T02:00:00Z")).toBe(1);
  expect(await sent()).toEqual([owner.email]);
  expect(await queue("2026-11-23T02:01:00Z")).toBe(0);
  expect(await queue("2026-11-23T17:59:00Z")).toBe(0);
  expect(await queue("2026-11-24T02:00:00Z")).toBe(0);
  expect(await queue("2026-11-30T02:00:00Z")).toBe(1);
  expect(await sent()).toHaveLength(2);
});

test("who was down at eight sends it later that day, and not on the next", async () => {
  const first = await open();
  expect(await first.queue("2026-11-23T17:59:59Z")).toBe(1);
  const second = await open();
  expect(await second.queue("2026-11-23T18:00:00Z")).toBe(0);
  expect(await second.queue("2026-11-24T03:00:00Z")).toBe(0);
});

test("of several nodes, and after a restart, it is sent once", async () => {
  const { db, sent } = await open();
  const nodes = [createSite(db), createSite(db), createSite(db)];
  const at = Date.parse("2026-11-23T02:00:00Z");
  const counts = await Promise.all(nodes.map((node) => node.mondayMail.queue(at)));
  expect(counts.toSorted()).toEqual([0, 0, 1]);
  expect(await createSite(db).mondayMail.queue(at + 3_600_000)).toBe(0);
  expect(await sent()).toHaveLength(1);
});

test("none where nothing needs anybody, also when something does later that day", async () => {
  const { queue, sent, db, site } = await open();
  await db.deleteFrom("enquiry").execute();
  expect(await queue("2026-11-23T02:00:00Z")).toBe(0);
  await makeEnquiry(site);
  await db.deleteFrom("mail").execute();
  expect(await queue("2026-11-23T05:00:00Z")).toBe(0);
  expect(await sent()).toEqual([]);
});

test("what is put off needs nobody", async () => {
  const { queue, site, enquiry } = await open();
  await site.attention.putOff(`answer.${enquiry}`, "2026-11-24", "2026-11-22");
  expect(await queue("2026-11-23T02:00:00Z")).toBe(0);
  expect(await queue("2026-11-30T02:00:00Z")).toBe(1);
});

test("each decides for themselves; whoever left gets none, and who has just come the next one", async () => {
  const { queue, sent, site, db, owner, editor } = await open();
  expect([await site.mondayMail.isOn(owner._id), await site.mondayMail.isOn(editor._id)]).toEqual([
    true,
    false,
  ]);
  await site.mondayMail.set(owner._id, false);
  await site.mondayMail.set(editor._id, true);
  await site.mondayMail.set(editor._id, true);
  expect(await queue("2026-11-23T02:00:00Z")).toBe(1);
  expect(await sent()).toEqual([editor.email]);
  await db
    .updateTable("staff")
    .set({ createdAt: "2026-11-30T02:00:00.000Z" })
    .where("id", "=", editor._id)
    .execute();
  expect(await queue("2026-11-30T02:00:00Z")).toBe(0);
  expect(await queue("2026-12-07T02:00:00Z")).toBe(1);
  await db.deleteFrom("staff").where("id", "=", editor._id).execute();
  expect(await db.selectFrom("mondayMail").select("userId").execute()).toEqual([
    { userId: owner._id },
  ]);
  expect(await queue("2026-12-14T02:00:00Z")).toBe(0);
});

test.each([
  // Clocks went forward, and back, on the Sunday before.
  ["Europe/London", "2027-03-29T06:59:59Z", "2027-03-29T07:00:00Z"],
  ["Europe/London", "2026-10-26T07:59:59Z", "2026-10-26T08:00:00Z"],
  ["America/New_York", "2026-11-02T12:59:59Z", "2026-11-02T13:00:00Z"],
  ["Asia/Kathmandu", "2026-11-23T02:14:59Z", "2026-11-23T02:15:00Z"],
  // It is Monday there while it is Sunday in Greenwich.
  ["Pacific/Kiritimati", "2026-11-22T17:59:59Z", "2026-11-22T18:00:00Z"],
])("eight in %s: not at %s, at %s", async (timeZone, before, at) => {
  const { queue } = await open({ timeZone });
  expect([await queue(before), await queue(at)]).toEqual([0, 1]);
});

test("a clock that is put back sends it no second time", async () => {
  const { queue, db } = await open();
  expect(await queue("2026-11-23T02:30:00Z")).toBe(1);
  const restarted = createSite(db);
  expect(await queue("2026-11-23T01:30:00Z", restarted)).toBe(0);
  expect(await queue("2026-11-23T02:00:00Z", restarted)).toBe(0);
});
