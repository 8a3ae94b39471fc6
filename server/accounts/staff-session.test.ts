import { expect, test } from "vitest";
import { tidyUp } from "#server/jobs/housekeeping.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { cookieOf, makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { openWithApp } from "#tests/support/open-with-app.ts";

test("a session that has run out is no device of theirs any more", async () => {
  const { site, db, secret } = await openTestSite();
  const user = await makeUser({ db });
  await cookieOf({ db, secret }, user);
  const [session] = await site.staffSession.list(user._id, "another");
  expect(session).toMatchObject({ isCurrent: false });
  await db.updateTable("staffSession").set({ expiresAt: "2026-01-01T00:00:00.000Z" }).execute();
  expect(await site.staffSession.list(user._id, "another")).toEqual([]);
});

test("sessions that have run out are forgotten, and so are sign-ins that nobody finished", async () => {
  const { api, user, password } = await openWithApp();
  const { db, site } = api;
  const rows = async (table: "staffSession" | "staffVerification") =>
    (await db.selectFrom(table).select("expiresAt").execute()).map(({ expiresAt }) => expiresAt);
  await password();
  await cookieOf(api, user);
  const long = { expiresAt: "2026-01-01T00:00:00.000Z" };
  const older = await db.selectFrom("staffSession").select("id").executeTakeFirstOrThrow();
  await db.updateTable("staffSession").set(long).where("id", "=", older.id).execute();
  await db.updateTable("staffVerification").set(long).execute();
  const waiting = await rows("staffVerification");
  await password();
  expect(await rows("staffVerification")).toHaveLength(2 * waiting.length);
  await tidyUp(site, catchLog().log);
  expect(await rows("staffVerification")).toHaveLength(waiting.length);
  expect([...(await rows("staffVerification")), ...(await rows("staffSession"))]).not.toContain(
    long.expiresAt,
  );
  expect(await rows("staffSession")).toHaveLength(1);
});
