import { expect, onTestFinished, test, vi } from "vitest";
import { makeUser, PASSWORD } from "#tests/support/make-user.ts";
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

test("sent again at the moment in which it is used, and sent again elsewhere, one link opens it at most", async () => {
  const opened = await openTestSite();
  const { site } = opened;
  const { _id: by } = await makeUser(opened);
  for (let turn = 0; turn < 4; turn++) {
    const email = `guest-${turn}@rihla.example`;
    const { secret } = await site.invitation.create(email, { by });
    const id = (await site.invitation.listOpen()).find((one) => one.email === email)?._id ?? "";
    const guest = { name: "Guest", email, password: PASSWORD, invitation: secret };
    const [registered, ...sent] = await Promise.allSettled([
      site.user.register(guest),
      site.invitation.sendAgain(id, { by }),
      site.invitation.sendAgain(id, { by }),
    ]);
    const links = sent.flatMap((one) => (one.status === "fulfilled" ? [one.value.secret] : []));
    const open = await Promise.all(links.map((link) => site.invitation.findOpen(link)));
    const opening = open.filter((one) => one !== null).length;
    expect(opening).toBe(registered.status === "fulfilled" ? 0 : 1);
    expect(await site.invitation.findOpen(secret)).toBeNull();
  }
});

test("the newest is first; sent again it holds for a week from then; nobody who is there is invited", async () => {
  const { db, site } = await openTestSite({});
  const { _id: by, email } = await makeUser({ db });
  onTestFinished(() => void vi.useRealTimers());
  const day = 86_400_000;
  const at = (days: number) =>
    vi.useFakeTimers({
      now: Date.parse("2026-11-25T06:00:00.000Z") + days * day,
      toFake: ["Date"],
    });
  at(0);
  const first = await site.invitation.create("a@rihla.example", { by });
  expect(first.isAgain).toBe(false);
  at(1);
  await site.invitation.create("b@rihla.example", { by });
  const open = async () => (await site.invitation.listOpen()).map((one) => one.email[0]).join("");
  expect(await open()).toBe("ba");
  at(6);
  const [, older] = await site.invitation.listOpen();
  const again = await site.invitation.sendAgain(older?._id ?? "", { by });
  expect([again.isAgain, again.expiresAt, await open()]).toEqual([
    ...[true, "2026-12-08T06:00:00.000Z", "ab"],
  ]);
  expect(await site.invitation.findOpen(first.secret)).toBe(null);
  at(12);
  expect([await open(), await site.invitation.findOpen(again.secret)]).toEqual([
    "a",
    { email: "a@rihla.example", expiresAt: again.expiresAt },
  ]);
  await expect(site.invitation.create(email, { by })).rejects.toThrow("email-taken");
});

test("one that is withdrawn opens nothing and is not mailed, which is written down; the others stay", async () => {
  const { db, site } = await openTestSite();
  const [owner, editor] = [await makeUser({ db }), await makeUser({ db })];
  const by = owner._id;
  const mistyped = await site.invitation.create("gest@rihla.example", { by });
  const right = await site.invitation.create("guest@rihla.example", { by });
  const open = await site.invitation.listOpen();
  const id = open.find(({ email }) => email === "gest@rihla.example")?._id ?? "";
  await expect(site.invitation.withdraw(id, { by: editor._id })).rejects.toThrow("owner-only");
  const made = site.invitation.create("other@rihla.example", { by: editor._id });
  await expect(made).rejects.toThrow("owner-only");
  await site.invitation.withdraw(id, { by });
  await expect(site.invitation.withdraw(id, { by })).rejects.toThrow("not-found");
  expect([
    await site.invitation.findOpen(mistyped.secret),
    (await site.invitation.findOpen(right.secret))?.email,
  ]).toEqual([null, "guest@rihla.example"]);
  const letters = await db
    .selectFrom("mail")
    .select("to")
    .where("kind", "=", "invitation")
    .execute();
  expect(letters).toEqual([{ to: "guest@rihla.example" }]);
  expect(await site.audit.list({ limit: 1, offset: 0 })).toMatchObject([
    { action: "withdrawal", userId: by, summary: "gest@rihla.example" },
  ]);
});
