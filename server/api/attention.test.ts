import { expect, test } from "vitest";
import { shiftedDay } from "#contracts/days.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

const later = (days: number) => shiftedDay(new Date().toJSON().slice(0, 10), days);

type Line = { key: string; what: string; title: string; day: string; putOffUntil: string | null };

const open = async () => {
  const opened = await openDrafting();
  const lines = async (): Promise<Line[]> => (await opened.call("GET", "/api/attention")).body;
  const keys = async () => (await lines()).map(({ key }) => key);
  return { ...opened, lines, keys };
};

test("what ended stands first, then what ends soonest", async () => {
  const { lines } = await open();
  const found = await lines();
  const days = found.map(({ day }) => day || "9999");
  expect(days).toEqual(days.toSorted());
  const told = new Map(found.map(({ key, what }) => [key, what]));
  expect(told.get("price.umrah-apr-via-riyadh")).toBe("price-ended");
  expect(told.get("review.work-qatar")).toBe("review-due");
  expect(told.get("review.work-malaysia")).toBeUndefined();
});

test("put off until a day it needs nobody; taken back it does again", async () => {
  const { call, lines } = await open();
  const path = "/api/attention/review.work-qatar";
  const lineNow = async () => (await lines()).find(({ key }) => key === "review.work-qatar");
  expect((await call("PUT", path, { until: later(7) })).status).toBe(200);
  expect(await lineNow()).toMatchObject({ putOffUntil: later(7) });
  expect((await call("PUT", path, { until: later(30) })).status).toBe(200);
  expect(await lineNow()).toMatchObject({ putOffUntil: later(30) });
  await call("PUT", path, { until: null });
  expect(await lineNow()).toMatchObject({ putOffUntil: null });
  expect((await call("PUT", "/api/attention/review.nobody", { until: null })).status).toBe(404);
  expect((await call("PUT", "/api/attention/%00", { until: null })).status).toBe(404);
});

test.each([
  ["soon", "must be a day such as 2026-12-31"],
  ["2030-02-30", "must be a day such as 2026-12-31"],
  ["", "must be a day such as 2026-12-31"],
  [5, "must be a day such as 2026-12-31"],
  [[later(7)], "must be a day such as 2026-12-31"],
  ["2020-01-01", "must be a day after today"],
  [later(400), "must be within a year"],
  ["9999-12-31", "must be within a year"],
])("until %j it cannot be put off, and it is said why", async (until, message) => {
  const { call, lines } = await open();
  const { status, body } = await call("PUT", "/api/attention/review.work-qatar", { until });
  expect([status, body.issues]).toMatchObject([400, [{ path: "until", message }]]);
  expect((await lines()).every(({ putOffUntil }) => putOffUntil === null)).toBe(true);
});

test("a body without a day, or with more, puts nothing off", async () => {
  const { call } = await open();
  for (const body of [{}, [], null, { until: null, key: "all" }]) {
    expect((await call("PUT", "/api/attention/review.work-qatar", body)).status).toBe(400);
  }
});

test("a visa that was reviewed today is no line any more", async () => {
  const { call, keys } = await open();
  expect(await keys()).toContain("review.work-qatar");
  await call("POST", "/api/visas/work-qatar/reviewed");
  expect(await keys()).not.toContain("review.work-qatar");
});

test("whether somebody gets the mail of a Monday is their own, and nothing but yes or no", async () => {
  const { call, site, user, openColleague } = await open();
  expect(await site.mondayMail.isOn(user._id)).toBe(true);
  const { status, body } = await call("PUT", "/api/monday-mail", { isOn: false });
  expect([status, body]).toEqual([200, { isOn: false }]);
  expect(await site.mondayMail.isOn(user._id)).toBe(false);
  const colleague = await openColleague();
  await colleague.call("PUT", "/api/monday-mail", { isOn: true });
  expect(await site.mondayMail.isOn(colleague.user._id)).toBe(true);
  expect(await site.mondayMail.isOn(user._id)).toBe(false);
  for (const sent of [
    {},
    { isOn: "yes" },
    { isOn: 1 },
    { isOn: null },
    { isOn: true, userId: "x" },
  ]) {
    expect((await call("PUT", "/api/monday-mail", sent)).status).toBe(400);
  }
});

test("of many links that lead nowhere five stand for themselves; all of the kind are a list, and any is put off", async () => {
  const { call, post, site } = await open();
  const { body } = await call("GET", `/api/blogs/${post._id}`);
  const { title, type, image } = body;
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const content = `<p><a href="/gone-${number}">x</a></p>`;
    const sent = { title, type, image, link: `broken-${number}`, content };
    expect((await call("POST", "/api/blogs", sent)).status).toBe(201);
  }
  const broken = async (): Promise<(Line & { href: string; count: number | null })[]> =>
    (await call("GET", "/api/attention")).body.filter(({ what }: Line) => what === "link-broken");
  const folded = await broken();
  expect(folded).toHaveLength(6);
  expect(folded.find(({ count }) => count === 2)?.href).toBe("/admin/today?what=link-broken");
  const all: Line[] = (await call("GET", "/api/attention?what=link-broken")).body;
  expect(all.map(({ what }) => what)).toEqual(Array(7).fill("link-broken"));
  const hidden = all.find(({ key }) => !folded.some((line) => line.key === key));
  const sent = { until: later(3) };
  expect((await call("PUT", `/api/attention/${hidden?.key}`, sent)).status).toBe(200);
  expect((await broken()).find(({ count }) => count !== null)?.count).toBe(1);
  const still: Line[] = (await call("GET", "/api/attention?what=link-broken")).body;
  expect(still.find(({ key }) => key === hidden?.key)?.putOffUntil).toBe(sent.until);
  expect((await call("GET", "/api/attention?what=nothing")).status).toBe(400);
  expect(await site.attention.count(new Date().toJSON().slice(0, 10))).toBeGreaterThan(6);
});
