import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { attentionText } from "#i18n/attention-words.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const TODAY = "2026-11-25";

async function open() {
  const { site, db } = await openTestSite();
  const told = async () =>
    (await site.attention.list(TODAY)).map(({ what, count }) => [what, count]);
  const age = (table: "mail", hours: number) =>
    db
      .updateTable(table)
      .set({ createdAt: new Date(Date.now() - hours * 3_600_000).toISOString() })
      .execute();
  return { site, db, told, age };
}

test("five who wait are named, those who wait the longest; the others are one line", async () => {
  const { site, db } = await open();
  for (let number = 0; number < 60; number++) await makeEnquiry(site, { name: `Asks ${number}` });
  await db.deleteFrom("mail").execute();
  const lines = await site.attention.list(TODAY);
  expect(lines.map(({ title, count }) => title || count)).toEqual([
    ...["Asks 0", "Asks 1", "Asks 2", "Asks 3", "Asks 4"],
    55,
  ]);
  expect(lines[0]).toMatchObject({ what: "no-answer", topic: "umrah", count: null });
  expect(lines[5]).toMatchObject({ what: "no-answer", href: "/admin/enquiries?status=new" });
  expect(await site.attention.count(TODAY)).toBe(6);
});

test("an enquiry that came with the demo agency is told as an example", async () => {
  const { site, db } = await open();
  const { id } = await makeEnquiry(site, { name: "Invented" });
  await makeEnquiry(site, { name: "Real" });
  await db.updateTable("enquiry").set({ isExample: 1 }).where("id", "=", id).execute();
  await db.deleteFrom("mail").execute();
  const lines = await site.attention.list(TODAY);
  expect(lines.map(({ title, isExample }) => [title, isExample])).toEqual([
    ["Invented", true],
    ["Real", false],
  ]);
  expect(lines.map(attentionText)).toEqual([
    expect.stringContaining("\u2068Invented\u2069, an example (since"),
    expect.not.stringContaining("example"),
  ]);
});

test("put off, one makes room for the next; all others can be put off together, and come back", async () => {
  const { site, db } = await open();
  for (let number = 0; number < 7; number++) await makeEnquiry(site, { name: `Asks ${number}` });
  await db.deleteFrom("mail").execute();
  const [first] = await site.attention.list(TODAY);
  await site.attention.putOff(first?.key ?? "", "2026-11-27", TODAY);
  await site.attention.putOff("all.no-answer", "2026-12-01", TODAY);
  const shown = async (today: string) =>
    (await site.attention.list(today))
      .filter(({ putOffUntil }) => putOffUntil === null)
      .map(({ title, count }) => title || count);
  expect(await shown(TODAY)).toEqual(["Asks 1", "Asks 2", "Asks 3", "Asks 4", "Asks 5"]);
  expect(await site.attention.count(TODAY)).toBe(5);
  // On its day it needs somebody again.
  expect(await shown("2026-11-27")).toEqual(["Asks 0", "Asks 1", "Asks 2", "Asks 3", "Asks 4"]);
  expect(await shown("2026-12-01")).toHaveLength(6);
});

test("follow-ups that are over are one line, those of today none", async () => {
  const { site, db, told } = await open();
  for (const followUpOn of ["2026-11-20", "2026-11-24", TODAY, "2026-11-26"]) {
    const { id } = await makeEnquiry(site);
    await db
      .updateTable("enquiry")
      .set({ followUpOn, status: "called" })
      .where("id", "=", id)
      .execute();
  }
  await db.deleteFrom("mail").execute();
  expect(await told()).toEqual([["follow-up-over", 2]]);
  expect(await site.attention.list(TODAY)).toMatchObject([{ day: "2026-11-20" }]);
});

test("mail that failed, or waits for over an hour, does not go out", async () => {
  const { site, db, told, age } = await open();
  await makeEnquiry(site);
  await db.updateTable("enquiry").set({ status: "closed" }).execute();
  expect(await told()).toEqual([]);
  await age("mail", 2);
  expect(await told()).toEqual([["mail-stuck", 2]]);
  await db.updateTable("mail").set({ state: "sent" }).execute();
  expect(await told()).toEqual([]);
  await db.updateTable("mail").set({ state: "failed" }).execute();
  expect(await told()).toEqual([["mail-stuck", 2]]);
  // Nobody sends it again by then.
  await age("mail", 31 * 24);
  expect(await told()).toEqual([]);
});

test("what was refused at its moment leads to its editor", async () => {
  const { call, draft, post, site, db } = await openDrafting();
  await call("PUT", draft, { body: { title: "Planned" } });
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await call("POST", `${draft}/schedule`, { publishAt });
  await db.updateTable("draft").set({ problem: "link-taken" }).execute();
  const found = (await site.attention.list(TODAY)).find(({ what }) => what === "not-published");
  expect(found).toMatchObject({
    ...{ title: "Planned", at: publishAt, day: publishAt.slice(0, 10) },
    place: { kind: "post", id: post._id },
    href: `/admin/blog/edit/${post._id}`,
  });
});

test("a full departure that is open again is a line with how many wait, until they are told", async () => {
  const { site, departure, seats } = await openFull();
  await makeEnquiry(site, { topic: "tours", departure, waitsFor: "seat" });
  const { id } = await makeEnquiry(site, {
    topic: "tours",
    departure,
    waitsFor: "seat",
    name: "B",
  });
  await makeEnquiry(site, { topic: "tours", departure, waitsFor: "price", name: "C" });
  const told = async () =>
    (await site.attention.list("2030-01-01")).filter(({ what }) => what === "can-be-told");
  expect(await told()).toEqual([]);
  await seats("open");
  expect(await told()).toMatchObject([
    {
      ...{ key: `told.${departure}`, count: 2, at: expect.any(String), title: "2030-05-01" },
      href: `/admin/enquiries/told-when?departure=${departure}`,
    },
  ]);
  await site.enquiry.tell(id, { departure, version: 1 }, { by: null });
  expect(await told()).toMatchObject([{ count: 1 }]);
  expect((await site.attention.list("2030-05-02")).map(({ what }) => what)).not.toContain(
    "can-be-told",
  );
});

async function openFull() {
  const { site } = await openTestSite();
  const days = { leavesOn: "2030-05-01", returnsOn: "2030-05-04" };
  const full = { ...upgraded(departureKind, {}, 1), ...days, package: "tours", seats: "full" };
  const { _id } = await site.entry.create("departure", full, { by: null });
  const seats = (seats: string) =>
    site.entry.update("departure", _id, { ...full, seats }, { by: null });
  return { site, departure: _id, seats };
}
