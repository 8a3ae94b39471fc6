import { expect, onTestFinished, test, vi } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

test("made by a clock that is far ahead it opens nothing once the clock is right; one of now holds for a week", async () => {
  const { db, site } = await openTestSite({});
  const { _id: by } = await makeUser({ db });
  onTestFinished(() => void vi.useRealTimers());
  const now = Date.parse("2026-11-25T06:00:00.000Z");
  const day = 86_400_000;
  const at = (ms: number) => vi.useFakeTimers({ now: now + ms, toFake: ["Date"] });
  at(30 * day);
  const ahead = await site.invitation.create("ahead@rihla.example", { by });
  at(0);
  const { secret } = await site.invitation.create("guest@rihla.example", { by });
  expect(await site.invitation.findOpen(ahead.secret)).toBe(null);
  expect((await site.invitation.listOpen()).map(({ email }) => email)).toEqual([
    "guest@rihla.example",
  ]);
  at(7 * day - 1);
  expect(await site.invitation.findOpen(secret)).toMatchObject({ email: "guest@rihla.example" });
  at(7 * day);
  expect(await site.invitation.findOpen(secret)).toBe(null);
});
