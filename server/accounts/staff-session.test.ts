import { expect, test } from "vitest";
import { cookieOf, makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

test("a session that has run out is no device of theirs any more", async () => {
  const { site, db, secret } = await openTestSite();
  const user = await makeUser({ db });
  await cookieOf({ db, secret }, user);
  const [session] = await site.staffSession.list(user._id, "another");
  expect(session).toMatchObject({ isCurrent: false });
  await db.updateTable("staffSession").set({ expiresAt: "2026-01-01T00:00:00.000Z" }).execute();
  expect(await site.staffSession.list(user._id, "another")).toEqual([]);
});
