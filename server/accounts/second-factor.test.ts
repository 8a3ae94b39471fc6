import { expect, test, vi } from "vitest";
import { appCode } from "#tests/support/app-codes.ts";
import { PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";
import { openWithApp, TOTP } from "#tests/support/open-with-app.ts";
import { findSignInUnderWay } from "./sign-ins-under-way.ts";

test("the code that proved the app opens nothing any more; the next one does, and once", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T06:00:10.000Z") });
  try {
    const { secret, status, codes, password, code } = await openWithApp();
    expect([status, codes.length]).toEqual([200, 10]);
    const signIn = async (typed: string) => {
      const { waiting } = await password();
      const answer = await code("totp", typed, waiting);
      return [answer.status, answer.body.code];
    };
    const next = await appCode(secret, 1);
    expect(await signIn(await appCode(secret))).toEqual([400, "wrong-code"]);
    expect(await signIn(next)).toEqual([200, undefined]);
    expect(await signIn(next)).toEqual([400, "wrong-code"]);
  } finally {
    vi.useRealTimers();
  }
});

test("whoever begins again sets up the app that was shown last", async () => {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  const send = (path: string, given: object) => api.send("POST", TOTP + path, given, { cookie });
  const begin = async () => (await send("", { currentPassword: PASSWORD })).body.secret;
  const first = await begin();
  const last = await begin();
  const confirm = async (secret: string) => {
    const { status, body } = await send("/confirm", { code: await appCode(secret) });
    return [status, body.code ?? body.recoveryCodes.length];
  };
  expect(await confirm(first)).toEqual([400, "wrong-code"]);
  expect(await confirm(last)).toEqual([200, 10]);
});

test("whoever was asked for a code when the app was ended is asked for the password, and it is no failed try", async () => {
  const { api, cookie, password, code, codes } = await openWithApp();
  const { waiting } = await password();
  const confirmed = { currentPassword: PASSWORD };
  expect((await api.send("DELETE", TOTP, confirmed, { cookie })).status).toBe(200);
  const late = await code("recovery", codes[0] ?? "", waiting);
  expect([late.status, late.body.code]).toEqual([401, "code-step-over"]);
  const trail = await api.site.audit.list({ limit: 10, offset: 0 });
  expect(trail.map(({ action }) => action)).not.toContain("failed-sign-in");
});

test("whoever was asked for a code when another app was set up is asked for the password again", async () => {
  const { api, user, cookie, password } = await openWithApp();
  await password();
  const rows = api.db
    .selectFrom("staffVerification")
    .select("identifier")
    .where("value", "=", user._id);
  const [{ identifier } = { identifier: "" }] = await rows.execute();
  const send = (path: string, given: object) => api.send("POST", TOTP + path, given, { cookie });
  const { secret } = (await send("", { currentPassword: PASSWORD })).body;
  expect(await findSignInUnderWay(api.db, identifier)).toBe(user._id);
  expect((await send("/confirm", { code: await appCode(secret) })).status).toBe(200);
  expect(await findSignInUnderWay(api.db, identifier)).toBeNull();
});
