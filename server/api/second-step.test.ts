import { afterEach, expect, test, vi } from "vitest";
import { appCode } from "#tests/support/app-codes.ts";
import { cookieFrom, makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";
import { openWithApp, TOTP } from "#tests/support/open-with-app.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("over https the whole way goes by cookies that no other name of the domain can set", async () => {
  const api = await openTestApi({ publicUrl: "https://rihla.example" });
  const headers = { origin: "https://rihla.example", host: "rihla.example" };
  const login = { email: (await makeUser(api)).email, password: PASSWORD };
  const send = (path: string, body: object, cookie?: string) =>
    api.send("POST", path, body, { cookie, headers });
  const cookie = cookieFrom((await send("/api/users/auth", login)).headers);
  const { secret } = (await send(TOTP, { currentPassword: PASSWORD }, cookie)).body;
  await send(`${TOTP}/confirm`, { code: await appCode(secret) }, cookie);
  const first = await send("/api/users/auth", login);
  expect(first.status).toBe(202);
  const set = first.headers.getSetCookie().filter((cookie) => cookie.includes("two_factor"));
  expect(set).toHaveLength(1);
  expect(set[0]).toMatch(/^__Host-rihla\.two_factor=2fa-/);
  for (const part of ["Path=/", "Secure", "HttpOnly", "SameSite=Lax"]) {
    expect(set[0]).toContain(part);
  }
  expect(set[0]).not.toContain("Domain");
  const sent = { code: await appCode(secret, 1) };
  const next = await send("/api/users/auth/totp", sent, cookieFrom(first.headers));
  expect(next.status).toBe(200);
  expect((await api.get("/api/users", cookieFrom(next.headers))).status).toBe(200);
});

test("a recovery code that is sent twice at the same moment counts once", async () => {
  const { codes, password, code, api, cookie } = await openWithApp();
  const [one, two] = [await password(), await password()];
  const [first = ""] = codes;
  const answers = await Promise.all([
    code("recovery", first, one.waiting),
    code("recovery", first, two.waiting),
  ]);
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses[0]).toBe(200);
  expect(statuses[1]).toBeGreaterThanOrEqual(400);
  expect((await api.get(TOTP, cookie)).body.recoveryCodesLeft).toBe(9);
});

test("whoever was removed while a code was waited for is not signed in", async () => {
  const { api, user, secret, password, code } = await openWithApp();
  const { waiting } = await password();
  await api.db.deleteFrom("staff").where("id", "=", user._id).execute();
  const answer = await code("totp", await appCode(secret, 1), waiting);
  expect([answer.status, answer.body.code]).toEqual([401, "code-step-over"]);
});

test("with a new address meanwhile, they are told of the new device there", async () => {
  const { api, cookie, secret, password, code } = await openWithApp({ canMail: true });
  const { waiting } = await password();
  const moved = { email: "elsewhere@rihla.example", currentPassword: PASSWORD };
  expect((await api.send("PUT", "/api/users/profile", moved, { cookie })).status).toBe(200);
  const answer = await code("totp", await appCode(secret, 1), waiting);
  expect([answer.status, answer.body.email]).toEqual([200, moved.email]);
  const mails = await api.db
    .selectFrom("mail")
    .select("to")
    .where("kind", "=", "new-device")
    .execute();
  expect(mails).toEqual([{ to: moved.email }]);
});

test("a code stays used when counts whose time has passed are deleted", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 25, 10, 0, 0) });
  const { api, secret, password, code } = await openWithApp();
  const next = await appCode(secret, 1);
  expect((await code("totp", next, (await password()).waiting)).status).toBe(200);
  for (const later of [30, 59, 89]) {
    vi.setSystemTime(Date.UTC(2026, 10, 25, 10, 0, later));
    await api.db.deleteFrom("attempt").where("endsAt", "<=", new Date().toISOString()).execute();
    expect((await code("totp", next, (await password()).waiting)).status).toBe(400);
  }
});

test("a code of yesterday is refused; a clock that is five minutes off is named as what may be wrong", async () => {
  const { secret, password, code } = await openWithApp();
  const YESTERDAY = -2880;
  for (const halfMinutes of [YESTERDAY, -10, 10]) {
    const { waiting } = await password();
    const answer = await code("totp", await appCode(secret, halfMinutes), waiting);
    expect([answer.status, answer.body.code]).toEqual([400, "wrong-code"]);
    expect(answer.body.issues[0].message).toMatch(/clock/);
  }
});

test("whoever knows the password guesses few codes a day, from wherever, whatever the password becomes; their own device is not held up", async () => {
  const { api, secret, password, code } = await openWithApp({ trustProxy: true });
  const known = cookieFrom(
    (await code("totp", await appCode(secret, 1), (await password()).waiting)).headers,
  );
  let at = 0;
  let waiting = "";
  const guess = async (typed: string, device = "") => {
    const headers = { "x-forwarded-for": `203.0.113.${++at}` };
    if (at % 5 === 1) ({ waiting } = await password(PASSWORD, { headers }));
    const { body } = await code("totp", typed, `${waiting}; ${device}`, headers);
    return body.code;
  };
  for (let tries = 0; tries < 30; tries++) expect(await guess("abcdef")).toBe("wrong-code");
  expect(await guess("abcdef")).toBe("too-many-codes");
  // As a new password does.
  await api.db.deleteFrom("attempt").where("userId", "is not", null).execute();
  expect(await guess("abcdef")).toBe("too-many-codes");
  expect(await guess("abcdef", known)).toBe("wrong-code");
});

test("a link by mail opens nothing without the code, and its device is new until then", async () => {
  const { api, user, secret, password, code } = await openWithApp({ canMail: true });
  await api.site.passwordReset.request(user.email);
  const [mail] = await api.db.selectFrom("mail").select("payload").execute();
  const { secret: link } = JSON.parse(mail?.payload ?? "{}");
  const chosen = "a third way to say it";
  const { cookies } = await api.passwordHelp.reset(link, chosen, { address: "203.0.113.7" });
  const device = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
  expect((await api.get("/api/users", device)).status).toBe(401);
  const { status, waiting } = await password(chosen, device ? { cookie: device } : {});
  expect(status).toBe(202);
  await code("totp", await appCode(secret, 1), [waiting, device].join("; "));
  const told = await api.db.selectFrom("mail").select("kind").orderBy("kind").execute();
  expect(told.map(({ kind }) => kind)).toEqual(["new-device", "password-reset"]);
});
