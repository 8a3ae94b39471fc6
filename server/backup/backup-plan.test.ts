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
