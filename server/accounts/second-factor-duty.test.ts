import { expect, onTestFinished, test, vi } from "vitest";
import { cookieOf, makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { setDutySince } from "./duty-since.ts";

test("whoever has none is told by mail, where mail goes out; the week begins once", async () => {
  const opened = await openTestSite();
  const { db, site } = opened;
  const [nadia, rahim] = [await makeUser(opened), await makeUser(opened)];
  await db.updateTable("staff").set({ twoFactorEnabled: 1 }).where("id", "=", nadia._id).execute();
  onTestFinished(() => void vi.useRealTimers());
  const at = (now: string) => vi.useFakeTimers({ now: Date.parse(now), toFake: ["Date"] });
  const confirmed = { userId: nadia._id, currentPassword: PASSWORD };
  const begin = (canMail: boolean) =>
    site.secondFactorDuty.begin(confirmed, { canMail, timeZone: "Asia/Dhaka" });
  const mails = async () =>
    (await db.selectFrom("mail").select(["kind", "to"]).execute()).map(({ kind, to }) => [
      kind,
      to,
    ]);
  at("2026-11-25T06:00:00.000Z");
  await begin(false);
  expect(await mails()).toEqual([]);
  await site.secondFactorDuty.end(confirmed);
  await begin(true);
  at("2026-11-26T06:00:00.000Z");
  await begin(true);
  expect(await site.secondFactorDuty.since()).toBe("2026-12-02T06:00:00.000Z");
  expect(await mails()).toEqual([["second-factor", rahim.email]]);
});

test("whoever needs one and has none sets one up, sees who they are and leaves; all else is refused", async () => {
  const api = await openTestApi();
  const owner = await makeUser(api);
  const cookie = await cookieOf(api, owner);
  await setDutySince(api.db, new Date(Date.now() - 1000).toISOString());
  const said = async (method: string, path: string) => {
    const answer = await (method === "GET"
      ? api.get(path, cookie)
      : api.send(method, path, {}, { cookie }));
    return [method, path, answer.body.code === "second-factor-needed"];
  };
  for (const [method, path] of [
    ...[["GET", "/api/users/invitations"] as const, ["POST", "/api/users/invitations"] as const],
    ...[["DELETE", "/api/users/any"] as const, ["POST", "/api/users/any/owner"] as const],
    ...[
      ["GET", "/api/users/any/sessions"] as const,
      ["GET", "/api/users/second-factor-duty"] as const,
    ],
    ...[["DELETE", "/api/users/second-factor-duty"] as const, ["GET", "/api/backups"] as const],
    ...[["PUT", "/api/home/home"] as const, ["GET", "/api/audit"] as const],
  ]) {
    expect(await said(method, path)).toEqual([method, path, true]);
  }
  for (const [method, path] of [
    ...[["GET", "/api/users"] as const, ["GET", "/api/users/profile/totp"] as const],
    ...[
      ["POST", "/api/users/profile/totp"] as const,
      ["GET", "/api/users/profile/sessions"] as const,
    ],
  ]) {
    expect(await said(method, path)).toEqual([method, path, false]);
  }
});
