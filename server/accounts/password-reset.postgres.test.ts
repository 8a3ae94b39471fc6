import { expect, test } from "vitest";
import { makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { waitingFor } from "#tests/support/waiting-for.ts";

const NO_SESSION = { sessionId: "none", canMail: false };

test("a password is changed while a link sets another: they take turns, and the link is void", async () => {
  const { site, db } = await openTestSite();
  const user = await makeUser({ db });
  await site.passwordReset.request(user.email);
  const { payload } = await db.selectFrom("mail").select("payload").executeTakeFirstOrThrow();
  const { secret } = JSON.parse(payload);
  const tries = { key: "wrong tries", userId: user._id, tries: 1, endsAt: "2099-01-01" };
  await db.insertInto("attempt").values(tries).execute();

  const answers = await db.transaction().execute(async (tx) => {
    // Changing it stops in its middle, where wrong tries are forgotten.
    await tx.selectFrom("attempt").select("key").forUpdate().execute();
    const change = { password: "a longer road home", currentPassword: PASSWORD };
    const changing = site.profile.update(user._id, change, NO_SESSION);
    await expect.poll(() => waitingFor(tx)).toBe(1);
    const setting = site.passwordReset.reset(secret, "tea by the river");
    await expect.poll(() => waitingFor(tx)).toBe(2);
    return [changing, setting];
  });
  const [changed, set] = await Promise.allSettled(answers);
  expect(changed?.status).toBe("fulfilled");
  expect(set).toMatchObject({ reason: { code: "reset-needed" } });
});
