import { afterEach, expect, test, vi } from "vitest";
import { cookieOf, makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const NO_SESSION = { sessionId: "none", canMail: false };

const NEW_PASSWORD = "a longer road home";

afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const opened = await openTestSite();
  const user = await makeUser(opened, { name: "Nadia", email: "nadia@rihla.example" });
  const { site, db } = opened;
  const mails = () =>
    db.selectFrom("mail").selectAll().where("kind", "=", "password-reset").execute();
  const request = async (email = user.email) => {
    await site.passwordReset.request(email);
    const last = (await mails()).at(-1);
    return String(JSON.parse(last?.payload ?? "{}").secret);
  };
  const hash = async () =>
    (await db.selectFrom("staffAccount").select("password").executeTakeFirstOrThrow()).password;
  return { ...opened, user, mails, request, hash };
}

test("a link by mail sets a new password once, and ends every session and other link", async () => {
  const { site, db, secret, user, mails, request, hash } = await open();
  await cookieOf({ db, secret }, user);
  const [first, second] = [await request("NADIA@rihla.example "), await request()];
  expect(await mails()).toMatchObject([{ to: user.email }, { to: user.email }]);
  expect(JSON.stringify(await db.selectFrom("passwordReset").selectAll().execute())).not.toContain(
    first,
  );
  const before = await hash();
  expect(await site.passwordReset.isOpen(second)).toBe(true);
  await site.passwordReset.reset(second, NEW_PASSWORD);
  expect(await hash()).not.toBe(before);
  expect(await db.selectFrom("staffSession").selectAll().execute()).toEqual([]);
  for (const secret of [first, second]) {
    expect(await site.passwordReset.isOpen(secret)).toBe(false);
    await expect(site.passwordReset.reset(secret, PASSWORD)).rejects.toThrow("reset-needed");
  }
  expect((await site.audit.list({ limit: 1, offset: 0 }))[0]).toMatchObject({
    ...{ action: "password-reset", userName: "Nadia", summary: "Nadia" },
  });
});

test("a link opens for an hour", async () => {
  const { site, request } = await open();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T10:00:00Z") });
  const secret = await request();
  vi.setSystemTime(Date.parse("2026-11-22T10:59:59Z"));
  expect(await site.passwordReset.isOpen(secret)).toBe(true);
  vi.setSystemTime(Date.parse("2026-11-22T11:00:00Z"));
  expect(await site.passwordReset.isOpen(secret)).toBe(false);
  await expect(site.passwordReset.reset(secret, NEW_PASSWORD)).rejects.toThrow("reset-needed");
});

test("a link of a clock that was ahead opens for no longer", async () => {
  const { site, request } = await open();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-01-02T10:00:00Z") });
  const secret = await request();
  expect(await site.passwordReset.isOpen(secret)).toBe(true);
  vi.setSystemTime(Date.parse("2026-11-23T10:00:00Z"));
  expect(await site.passwordReset.isOpen(secret)).toBe(false);
  await expect(site.passwordReset.reset(secret, NEW_PASSWORD)).rejects.toThrow("reset-needed");
});

test("nobody registered: no mail, no error", async () => {
  const { site, mails } = await open();
  for (const email of ["nobody@rihla.example", "", "not an address"]) {
    await site.passwordReset.request(email);
  }
  expect(await mails()).toEqual([]);
});

test("too old, made up, or with a password that anybody would try: nothing changes", async () => {
  const { site, db, request, hash } = await open();
  const before = await hash();
  const secret = await request();
  await expect(site.passwordReset.reset(secret, "password123")).rejects.toThrow("common-password");
  for (const made of ["", "x", "x".repeat(43)]) {
    await expect(site.passwordReset.reset(made, NEW_PASSWORD)).rejects.toThrow("reset-needed");
  }
  const expiresAt = new Date(Date.now() - 1).toISOString();
  await db.updateTable("passwordReset").set({ expiresAt }).execute();
  await expect(site.passwordReset.reset(secret, NEW_PASSWORD)).rejects.toThrow("reset-needed");
  expect(await hash()).toBe(before);
  const other = await request();
  await site.passwordReset.purge();
  expect(await db.selectFrom("passwordReset").selectAll().execute()).toHaveLength(1);
  expect(await site.passwordReset.isOpen(other)).toBe(true);
});

test("the same link twice at the same moment: one password is set", async () => {
  const { site, request } = await open();
  const secret = await request();
  const answers = await Promise.allSettled([
    site.passwordReset.reset(secret, NEW_PASSWORD),
    site.passwordReset.reset(secret, `${NEW_PASSWORD}!`),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("a link that was mailed before opens nothing once password, or address, was changed", async () => {
  const { site, db, secret, user, request } = await open();
  await cookieOf({ db, secret }, user);
  const changes: object[] = [
    { password: NEW_PASSWORD, currentPassword: PASSWORD },
    { email: "new@rihla.example", currentPassword: NEW_PASSWORD },
  ];
  for (const change of changes) {
    const { email } = (await site.user.list())[0] ?? user;
    const link = await request(email);
    expect(await site.passwordReset.isOpen(link)).toBe(true);
    await site.profile.update(user._id, change, NO_SESSION);
    expect([Object.keys(change)[0], await site.passwordReset.isOpen(link)]).toEqual([
      Object.keys(change)[0],
      false,
    ]);
  }
  const link = await request("new@rihla.example");
  await site.profile.resetPassword(user._id);
  expect(await site.passwordReset.isOpen(link)).toBe(false);
});
