import { createHook } from "node:async_hooks";
import { expect, onTestFinished, test } from "vitest";
import { hashPassword } from "#server/accounts/password.ts";
import { setPassword } from "#server/accounts/profile.ts";
import { cookieFrom, cookieOf, makeUser, PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi, type TestApi } from "#tests/support/open-test-api.ts";
import { repeatTries } from "#tests/support/repeat-tries.ts";

const REGISTRATION = { name: "Karim Uddin", email: "karim@rihla.example", password: PASSWORD };
const OLD_AND_NEW = { currentPassword: PASSWORD, password: "a third way to say it" };
const WRONG = { code: "wrong-credentials", message: "Invalid email or password" };

const register = (api: TestApi, given: object = {}) =>
  api.send("POST", "/api/users", { ...REGISTRATION, ...given });

const signIn = (api: TestApi, email: string, password = PASSWORD, headers = {}) =>
  api.send("POST", "/api/users/auth", { email, password }, { headers });

test("the first user registers freely, is signed in, and closes the door", async () => {
  const api = await openTestApi();
  const first = await register(api, { email: " Karim@Rihla.example " });
  expect(first.status).toBe(201);
  expect(first.body).toEqual({
    _id: expect.any(String),
    name: "Karim Uddin",
    email: "karim@rihla.example",
    role: "owner",
  });
  expect((await api.get("/api/users", cookieFrom(first.headers))).status).toBe(200);
  const second = await register(api, { email: "other@rihla.example" });
  expect([second.status, second.headers.get("Set-Cookie")]).toEqual([403, null]);
});

test("registering sent again, because the answer was lost, signs in with the same password only", async () => {
  const api = await openTestApi();
  const first = await register(api);
  const again = await register(api);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect((await api.get("/api/users", cookieFrom(again.headers))).status).toBe(200);
  const guessed = await register(api, { password: "rain on a tin roof" });
  expect([guessed.status, guessed.headers.get("Set-Cookie")]).toEqual([403, null]);
  expect(await api.site.user.list()).toHaveLength(1);
  await repeatTries(api, 9);
  await register(api, { password: "rain on a tin roof" });
  expect((await signIn(api, REGISTRATION.email)).status).toBe(429);
});

test("two at the same moment: exactly one owner", async () => {
  const api = await openTestApi();
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, i) => register(api, { email: `${i}@rihla.example` })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403, 403, 403]);
  expect(await api.site.user.list()).toHaveLength(1);
});

test("signing in answers the user and a cookie no script can read", async () => {
  const api = await openTestApi();
  const user = await makeUser(api);
  const { status, headers, body } = await signIn(api, user.email.toUpperCase());
  expect([status, body]).toEqual([200, user]);
  const cookies = headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual([
    "rihla.session_token",
    "rihla.device",
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toMatch(/Secure|Domain/);
  }
});

test("an unknown email and a wrong password get the same answer, after the same work", async () => {
  const api = await openTestApi();
  const user = await makeUser(api);
  let hashings = 0;
  // Each hashing of a password asks Node for one scrypt: that is what a guess would measure.
  const counter = createHook({
    init: (_id, type) => {
      if (type === "SCRYPTREQUEST") hashings++;
    },
  }).enable();
  onTestFinished(() => void counter.disable());
  for (const email of [user.email, "nobody@rihla.example", "no address at all"]) {
    hashings = 0;
    const { status, body, headers } = await signIn(api, email, "not the password");
    expect([status, body, headers.get("Set-Cookie")]).toEqual([401, WRONG, null]);
    expect(hashings).toBe(1);
  }
});

test("a password that is changed while it is checked signs nobody in, and changes nothing", async () => {
  const api = await openTestApi();
  const { user, cookie } = await signInTo(api);
  const [kept] = await api.site.staffSession.list(user._id, "");
  const hash = await hashPassword("rain on a tin roof");
  const { promise: bothAreChecked, resolve } = Promise.withResolvers<void>();
  let hashings = 0;
  const counter = createHook({
    init: (_id, type) => {
      if (type === "SCRYPTREQUEST" && ++hashings === 2) resolve();
    },
  }).enable();
  onTestFinished(() => void counter.disable());
  const answers = Promise.all([
    signIn(api, user.email),
    api.send("PUT", "/api/users/profile", OLD_AND_NEW, { cookie }),
  ]);
  await bothAreChecked;
  const keptId = kept?._id ?? null;
  await api.db.transaction().execute((tx) => setPassword(tx, user._id, hash, keptId));
  const [signedIn, changed] = await answers;
  expect([signedIn.status, signedIn.headers.get("Set-Cookie")]).toEqual([401, null]);
  expect(changed.status).toBe(400);
  expect(await api.site.staffSession.list(user._id, "")).toEqual([kept]);
  expect((await signIn(api, user.email, "rain on a tin roof")).status).toBe(200);
});

test("signing out ends the session; the cookie cannot be used again", async () => {
  const api = await openTestApi();
  const { user, cookie } = await signInTo(api);
  const other = await cookieOf(api, user);
  const out = await api.send("POST", "/api/users/logout", undefined, { cookie });
  expect([out.status, out.body]).toEqual([200, { message: "Signed out." }]);
  expect(out.headers.getSetCookie().join()).toMatch(/rihla\.session_token=; Max-Age=0/);
  expect((await api.get("/api/users", cookie)).status).toBe(401);
  expect((await api.get("/api/users", other)).status).toBe(200);
});

test.each([undefined, "rihla.session_token=x", "other=1"])(
  "signing out with %s is fine",
  async (cookie) => {
    const { send } = await openTestApi();
    expect((await send("POST", "/api/users/logout", undefined, { cookie })).status).toBe(200);
    expect((await send("POST", "/api/users/logout", {}, { cookie })).status).toBe(200);
  },
);

test("what is kept of a password and a session is not what was typed", async () => {
  const api = await openTestApi();
  const { email } = await makeUser(api);
  expect((await signIn(api, email)).status).toBe(200);
  const { db } = api;
  const rows = JSON.stringify([
    await db.selectFrom("staffAccount").selectAll().execute(),
    await db.selectFrom("staffSession").selectAll().execute(),
  ]);
  expect(rows).not.toContain(PASSWORD);
  // They see from where they are signed in; a test has no address.
  expect(rows).toContain('"ipAddress":"unknown"');
});
