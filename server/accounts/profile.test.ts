import { expect, test } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

test("an owner who gets a new password on the server waits for nobody's earlier tries", async () => {
  const { site, db } = await openTestSite();
  const { _id } = await makeUser({ db });
  const take = () =>
    site.attempt.take("an address", { tries: 1, windowMs: 3_600_000, userId: null });
  expect(await take()).toBeNull();
  expect(await take()).toBeGreaterThan(3500);
  await site.profile.resetPassword(_id);
  expect(await take()).toBeNull();
});
