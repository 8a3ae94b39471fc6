import { expect, test } from "vitest";
import { openDrafting } from "#tests/support/open-drafting.ts";

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
  expect((await call("PUT", path, { until: "2099-01-01" })).status).toBe(200);
  expect(await lineNow()).toMatchObject({ putOffUntil: "2099-01-01" });
  expect((await call("PUT", path, { until: "2099-02-01" })).status).toBe(200);
  expect(await lineNow()).toMatchObject({ putOffUntil: "2099-02-01" });
  await call("PUT", path, { until: "2020-01-01" });
  expect(await lineNow()).toMatchObject({ putOffUntil: null });
  await call("PUT", path, { until: null });
  expect(await lineNow()).toMatchObject({ putOffUntil: null });
  expect((await call("PUT", "/api/attention/review.nobody", { until: null })).status).toBe(404);
  for (const until of ["soon", "2030-02-30", 5]) {
    expect([until, (await call("PUT", path, { until })).status]).toEqual([until, 400]);
  }
});

test("a visa that was reviewed today is no line any more", async () => {
  const { call, keys } = await open();
  expect(await keys()).toContain("review.work-qatar");
  await call("POST", "/api/visas/work-qatar/reviewed");
  expect(await keys()).not.toContain("review.work-qatar");
});
