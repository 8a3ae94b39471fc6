import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createBackupPlan, findDecided } from "./backup-plan.ts";

const DECIDED = { isOn: false, at: "04:00", recipient: null };

test("where nobody has decided anything, backups are made at night", async () => {
  const { db } = await openTestSite({});
  const plan = createBackupPlan(db);
  expect(await findDecided(db)).toBe(null);
  expect(await plan.find()).toEqual({ isOn: true, at: "02:10", recipient: null });
});

test("what was decided before holds in what is put back, whose lock stays where there was none", async () => {
  const { db } = await openTestSite({});
  const plan = createBackupPlan(db);
  await plan.lock("age1came", { by: null });
  await plan.setAsBefore(DECIDED);
  expect(await plan.find()).toEqual({ ...DECIDED, recipient: "age1came" });
  await plan.setAsBefore({ ...DECIDED, recipient: "age1now" });
  expect(await plan.find()).toEqual({ ...DECIDED, recipient: "age1now" });
});

test("what is decided is stored and told in the activity: the time, or that none is made; the key, or none", async () => {
  const { db, site } = await openTestSite({});
  const plan = createBackupPlan(db);
  await plan.set({ isOn: true, at: "03:30" }, { by: null });
  expect(await plan.find()).toEqual({ isOn: true, at: "03:30", recipient: null });
  await plan.lock("age1x", { by: null });
  await plan.set({ isOn: false, at: "03:30" }, { by: null });
  expect(await plan.find()).toEqual({ isOn: false, at: "03:30", recipient: "age1x" });
  await plan.lock(null, { by: null });
  expect(await findDecided(db)).toEqual({ isOn: false, at: "03:30", recipient: null });
  const told = (await site.audit.list({ limit: 4, offset: 0 })).reverse();
  expect(told.map(({ summary, detail }) => [summary, detail])).toEqual([
    ["03:30", { what: "backup-time", at: "03:30" }],
    ["age1x", { what: "backup-key", key: "age1x" }],
    ["", { what: "backup-time", at: null }],
    ["", { what: "backup-key", key: null }],
  ]);
});
