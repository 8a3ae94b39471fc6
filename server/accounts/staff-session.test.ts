import { expect, test } from "vitest";
import { createHousekeeping, tidyUp } from "#server/jobs/housekeeping.ts";
import { newDeviceSchema } from "#server/mail/new-device.ts";
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
  // Every hour, also while the clock is in doubt.
  await createHousekeeping(site, catchLog().log)();
  expect(await rows("staffVerification")).toHaveLength(waiting.length);
  expect([...(await rows("staffVerification")), ...(await rows("staffSession"))]).not.toContain(
    long.expiresAt,
  );
  expect(await rows("staffSession")).toHaveLength(1);
});

test("sessions that began while the clock was ahead end once it is right; the others stay", async () => {
  const { site, db, secret } = await openTestSite();
  const user = await makeUser({ db });
  for (let number = 0; number < 3; number++) await cookieOf({ db, secret }, user);
  const [first, second] = await db.selectFrom("staffSession").select("id").orderBy("id").execute();
  const endsIn = async (id: string | undefined, ms: number) => {
    const expiresAt = new Date(Date.now() + ms).toISOString();
    await db
      .updateTable("staffSession")
      .set({ expiresAt })
      .where("id", "=", id ?? "")
      .execute();
  };
  const month = 30 * 86_400_000;
  await endsIn(first?.id, month + 600_000);
  // Of another node, whose clock is a little ahead.
  await endsIn(second?.id, month + 200_000);
  await site.staffSession.purge();
  const left = await site.staffSession.list(user._id, "another");
  expect(left).toHaveLength(2);
  expect(left.map(({ _id }) => _id)).not.toContain(first?.id);
});

test("a session that began with the password of before ends; of one that holds they are told, whatever the browser calls itself", async () => {
  const { site, db, secret } = await openTestSite();
  const user = await makeUser({ db });
  await cookieOf({ db, secret }, user);
  const { token } = await db.selectFrom("staffSession").select("token").executeTakeFirstOrThrow();
  const { password: now } = await db
    .selectFrom("staffAccount")
    .select("password")
    .executeTakeFirstOrThrow();
  const keep = (hash: string) =>
    site.staffSession.keep({
      ...{ token, userId: user._id, hash, address: "203.0.113.7" },
      ...{ isNewDevice: true, isTold: true },
    });
  expect(await keep(now ?? "")).toBe(true);
  expect(await site.staffSession.list(user._id, "")).toMatchObject([
    { address: "203.0.113.7", isNewDevice: true, userAgent: "" },
  ]);
  const letters = await db.selectFrom("mail").select(["to", "payload"]).execute();
  expect(letters).toEqual([{ to: user.email, payload: expect.any(String) }]);
  expect(newDeviceSchema.parse(JSON.parse(letters[0]?.payload ?? ""))).toMatchObject({
    ...{ userAgent: "", address: "203.0.113.7" },
  });
  expect(await keep("of before")).toBe(false);
  expect(await site.staffSession.list(user._id, "")).toEqual([]);
});

test("who was seen last is first; nobody ends what is another one's", async () => {
  const { site, db, secret } = await openTestSite();
  const [user, other] = [await makeUser({ db }), await makeUser({ db })];
  for (const one of [user, user, user, other]) await cookieOf({ db, secret }, one);
  const seen = async ({ _id }: typeof user) =>
    (await site.staffSession.list(_id, "")).map(({ _id, lastSeenAt }) => [_id, lastSeenAt]);
  const [first, second, third] = (await seen(user)).map(([id = ""]) => id);
  const [theirs] = (await seen(other)).map(([id = ""]) => id);
  const days = [first, second, third].map((id, at) => [id, `2026-11-2${at}T06:00:00.000Z`]);
  for (const [id = "", updatedAt = ""] of days) {
    await db.updateTable("staffSession").set({ updatedAt }).where("id", "=", id).execute();
  }
  expect(await seen(user)).toEqual(days.toReversed());
  await expect(site.staffSession.endOwn(user._id, theirs ?? "")).rejects.toThrow("not-found");
  const end = site.staffSession.end(user._id, theirs ?? "", { by: user._id });
  await expect(end).rejects.toThrow("not-found");
  expect(await site.staffSession.endOthers(user._id, second ?? "")).toBe(2);
  expect([(await seen(user)).length, (await seen(other)).length]).toEqual([1, 1]);
});

test("the owner ends where somebody is signed in, which is written down; an editor ends nobody's", async () => {
  const { site, db, secret } = await openTestSite();
  const [owner, editor] = [await makeUser({ db }), await makeUser({ db }, { name: "Karim Uddin" })];
  for (const one of [owner, editor, editor]) await cookieOf({ db, secret }, one);
  const idsOf = async ({ _id }: typeof owner) =>
    (await site.staffSession.list(_id, "")).map((session) => session._id);
  const [[own = ""], [theirs = "", left]] = [await idsOf(owner), await idsOf(editor)];
  const end = (id: string, session: string, by: string) =>
    site.staffSession.end(id, session, { by });
  await expect(end(owner._id, own, editor._id)).rejects.toThrow("owner-only");
  await end(editor._id, theirs, owner._id);
  await site.staffSession.endOwn(owner._id, own);
  expect([await idsOf(owner), await idsOf(editor)]).toEqual([[], [left]]);
  expect(await site.audit.list({ limit: 1, offset: 0 })).toMatchObject([
    { action: "session-end", userId: owner._id, thingId: editor._id, summary: "Karim Uddin" },
  ]);
});
