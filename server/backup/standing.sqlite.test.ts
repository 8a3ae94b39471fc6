import { expect, test } from "vitest";
import { findDutySince } from "#server/accounts/duty-since.ts";
import { boot } from "#server/boot.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { keepStanding } from "./standing.ts";

test("what is put back has the duty of a second factor that the site of now has", async () => {
  const { db, place, dataFolder } = await openTestSite();
  expect(await findDutySince(db)).toBe(null);
  await db.destroy();
  const dutySince = "2026-11-20T08:00:00.000Z";
  await keepStanding(
    { folder: dataFolder, isOwn: true },
    { plan: null, dutySince, staff: null, goingOn: null },
  );
  const now = await boot({ ...place, SEED_DEMO: false });
  expect(await findDutySince(now.db)).toBe(dutySince);
  await now.db.destroy();
});
