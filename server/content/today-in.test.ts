import { expect, onTestFinished, test, vi } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { todayIn } from "./today-in.ts";

test("which day it is, is told by the clock of the agency; before it has said where it is, in UTC", async () => {
  const { db, site } = await openTestSite();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T20:00:00.000Z") });
  onTestFinished(() => void vi.useRealTimers());
  const today = () => db.transaction().execute(todayIn);
  expect(await today()).toBe("2026-11-25");
  await site.settings.update({ timeZone: "Asia/Dhaka" }, { by: null });
  expect(await today()).toBe("2026-11-26");
  await site.settings.update({ timeZone: "America/New_York" }, { by: null });
  expect(await today()).toBe("2026-11-25");
});
