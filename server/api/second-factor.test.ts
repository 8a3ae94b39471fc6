import { expect, test } from "vitest";
import { appCode } from "#tests/support/app-codes.ts";
import { cookieFrom, cookieOf, makeUser, PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi, type TestApi } from "#tests/support/open-test-api.ts";
import { openWithApp, TOTP } from "#tests/support/open-with-app.ts";

const confirmed = { currentPassword: PASSWORD };

const isSignedIn = async (api: TestApi, headers: Headers) =>
  (await api.get("/api/users", cookieFrom(headers))).status === 200;

test("set up, it is asked for after the password, and the password alone opens nothing", async () => {
  const { api, user, uri, status, codes, password, code, secret } = await openWithApp();
  expect(status).toBe(200);
  expect(new URL(uri).searchParams.get("secret")).toBe(secret);
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  const first = await password();
  expect([first.status, first.body]).toEqual([202, { secondFactor: ["totp"] }]);
  expect(await isSignedIn(api, first.headers)).toBe(false);
  const next = await code("totp", await appCode(secret, 1), first.waiting);
  expect([next.status, next.body._id]).toEqual([200, user._id]);
  expect(await isSignedIn(api, next.headers)).toBe(true);
  const deeds = await api.site.audit.list({ limit: 2, offset: 0 });
  expect(deeds.map(({ action }) => action)).toEqual(["sign-in", "second-factor"]);
});

test("a code counts once: not for a second device, nor the one that set it up", async () => {
  const { password, code, secret } = await openWithApp();
  const used = await code("totp", await appCode(secret), (await password()).waiting);
  expect([used.status, used.body.code]).toEqual([400, "wrong-code"]);
  const later = await appCode(secret, 1);
  const [one, two] = await Promise.all([password(), password()]);
  const answers = await Promise.all([
    code("totp", later, one.waiting),
    code("totp", later, two.waiting),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test.each([
  [
    "digits of Bangla and a space",
    (code: string) => `${bangla(code.slice(0, 3))} ${bangla(code.slice(3))}`,
    200,
  ],
  ["too short", (code: string) => code.slice(1), 400],
  ["letters", () => "abcdef", 400],
  ["empty", () => "", 400],
  ["huge", () => "1".repeat(10_000), 400],
  ["hostile", () => "' or 1=1 --", 400],
])("a code that is %s", async (_, typed, status) => {
  const { password, code, secret } = await openWithApp();
  const answer = await code("totp", typed(await appCode(secret, 1)), (await password()).waiting);
  expect(answer.status).toBe(status);
});

const bangla = (digits: string) =>
  digits.replaceAll(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? "");

test("a recovery code works once, however it is typed, and one less is left", async () => {
  const { api, cookie, codes, password, code } = await openWithApp();
  const [first = ""] = codes;
  const typed = ` ${first.toUpperCase().replace("-", " ")} `;
  expect((await code("recovery", typed, (await password()).waiting)).status).toBe(200);
  expect((await api.get(TOTP, cookie)).body).toEqual({ isOn: true, recoveryCodesLeft: 9 });
  const again = await code("recovery", first, (await password()).waiting);
  expect([again.status, again.body.code]).toEqual([400, "wrong-recovery-code"]);
  const renewed = await api.send("POST", `${TOTP}/recovery-codes`, confirmed, { cookie });
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  const old = await code("recovery", codes[1] ?? "", (await password()).waiting);
  expect(old.status).toBe(400);
});

test("without the password before it a code opens nothing; nor once somebody else's cookie is there", async () => {
  const { api, code, secret } = await openWithApp();
  const later = await appCode(secret, 1);
  for (const cookie of ["", "rihla.two_factor=2fa-nothing.abc", "rihla.two_factor=%E0%A4%A"]) {
    const { status, body } = await code("totp", later, cookie);
    expect([status, body.code]).toEqual([401, "code-step-over"]);
  }
  const other = await cookieOf(api, await makeUser(api));
  expect((await code("totp", later, other)).status).toBe(401);
});

test("in somebody else's session too, the code signs in whoever typed the password", async () => {
  const { api, user, password, code, secret } = await openWithApp();
  const other = await cookieOf(api, await makeUser(api));
  const both = `${other}; ${(await password()).waiting}`;
  const { status, body } = await code("totp", await appCode(secret, 1), both);
  expect([status, body._id]).toEqual([200, user._id]);
});

test("wrong codes count like wrong passwords: ten, then a wait, and other passwords do not help", async () => {
  const { password, code } = await openWithApp();
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries++) {
    const { status, waiting } = await password();
    statuses.push(status === 202 ? (await code("totp", "000000", waiting)).status : status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
});

test("five wrong codes end the step: the password is asked for again", async () => {
  const { password, code, secret } = await openWithApp();
  const { waiting } = await password();
  for (let tries = 0; tries < 5; tries++) {
    expect((await code("totp", `00000${tries}`, waiting)).status).toBe(400);
  }
  const over = await code("totp", await appCode(secret, 1), waiting);
  expect([over.status, over.body.code]).toEqual([401, "code-step-over"]);
});

test("a new password ends a sign-in that waits for its code", async () => {
  const { api, cookie, password, code, secret } = await openWithApp();
  const { waiting } = await password();
  const changed = { currentPassword: PASSWORD, password: "a third way to say it" };
  expect((await api.send("PUT", "/api/users/profile", changed, { cookie })).status).toBe(200);
  expect((await code("totp", await appCode(secret, 1), waiting)).status).toBe(401);
});

test("set up again, the old app counts until the new one is confirmed", async () => {
  const { api, cookie, password, code, secret } = await openWithApp();
  const next = (await api.send("POST", TOTP, confirmed, { cookie })).body.secret;
  expect(next).not.toBe(secret);
  const later = await appCode(secret, 1);
  expect((await code("totp", later, (await password()).waiting)).status).toBe(200);
  const sent = { code: await appCode(next) };
  expect((await api.send("POST", `${TOTP}/confirm`, sent, { cookie })).status).toBe(200);
  const old = await appCode(secret, 0);
  expect((await code("totp", old, (await password()).waiting)).status).toBe(400);
  expect((await code("totp", await appCode(next, 1), (await password()).waiting)).status).toBe(200);
});

test("turned off, the password is enough; nothing changes without it", async () => {
  const { api, cookie, password } = await openWithApp();
  for (const [method, path] of [
    ["POST", TOTP],
    ["DELETE", TOTP],
    ["POST", `${TOTP}/recovery-codes`],
  ] as const) {
    const { status, body } = await api.send(method, path, { currentPassword: "x" }, { cookie });
    expect([status, body.issues?.[0]?.path ?? body.code]).toEqual([
      400,
      expect.stringMatching(/urrent/),
    ]);
  }
  expect((await password()).status).toBe(202);
  expect((await api.send("DELETE", TOTP, confirmed, { cookie })).status).toBe(200);
  expect((await password()).status).toBe(200);
  const again = await api.send("DELETE", TOTP, confirmed, { cookie });
  expect([again.status, again.body.code]).toEqual([409, "second-factor-missing"]);
});

test("a command on the server turns it off", async () => {
  const { api, user, password } = await openWithApp();
  await api.site.profile.endSecondFactor(user._id);
  expect((await password()).status).toBe(200);
});

test("a code confirms nothing where nothing is being set up; a wrong one leaves all as it is", async () => {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  const confirm = (code: string) => api.send("POST", `${TOTP}/confirm`, { code }, { cookie });
  expect((await confirm("123456")).status).toBe(409);
  const { secret } = (await api.send("POST", TOTP, confirmed, { cookie })).body;
  expect((await confirm("123456")).body.code ?? "wrong-code").toBe("wrong-code");
  expect((await api.get(TOTP, cookie)).body).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  const answers = await Promise.all(
    [appCode(secret), appCode(secret)].map(async (code) => confirm(await code)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test("codes that the site's secret no longer opens are told as such, with what to do", async () => {
  const { api, user, password, code, secret } = await openWithApp();
  await api.db
    .updateTable("staffTwoFactor")
    .set({ secret: "00".repeat(60), backupCodes: "00".repeat(60) })
    .where("userId", "=", user._id)
    .execute();
  const answer = await code("totp", await appCode(secret, 1), (await password()).waiting);
  expect([answer.status, answer.body.code]).toEqual([409, "second-factor-lost"]);
});
