import { expect, test } from "vitest";
import { cookieFrom, cookieOf, makeUser, PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";
import { repeatTries } from "#tests/support/repeat-tries.ts";

const NEW_PASSWORD = "a longer road home";

test("the profile: a name freely, email and password with the current password", async () => {
  const api = await openTestApi();
  const { user, cookie } = await signInTo(api);
  const put = (body: object) => api.send("PUT", "/api/users/profile", body, { cookie });

  const renamed = await put({ ...user, name: "Farida Y." });
  expect([renamed.status, renamed.body]).toEqual([200, { ...user, name: "Farida Y." }]);
  const promoted = await put({ ...user, role: "owner" });
  expect(promoted.body.role).toBe(user.role);
  for (const change of [{ email: "new@rihla.example" }, { password: NEW_PASSWORD }]) {
    for (const current of [{}, { currentPassword: "wrong" }]) {
      const { status, body } = await put({ ...change, ...current });
      expect([status, body.issues?.[0].path]).toEqual([400, "currentPassword"]);
    }
  }
  const moved = await put({ email: "NEW@rihla.example", currentPassword: PASSWORD });
  expect([moved.status, moved.body.email]).toEqual([200, "new@rihla.example"]);
  const other = await makeUser(api);
  expect((await put({ email: other.email, currentPassword: PASSWORD })).status).toBe(409);
  const common = await put({ password: "password123", currentPassword: PASSWORD });
  expect([common.status, common.body.issues[0].path]).toEqual([400, "password"]);
});

test("the language of the admin area is one's own; without one it is English, and nobody's answer says so", async () => {
  const api = await openTestApi();
  const { user, cookie } = await signInTo(api);
  const put = (body: object) => api.send("PUT", "/api/users/profile", body, { cookie });
  const chosen = await put({ language: "bn" });
  expect([chosen.status, chosen.body]).toEqual([200, { ...user, language: "bn" }]);
  const renamed = await put({ name: "Farida Y." });
  expect(renamed.body).toEqual({ ...user, name: "Farida Y.", language: "bn" });
  expect((await put({ ...user, language: "en" })).body).toEqual(user);
  for (const language of ["", "fr", "BN", 7, null, ["bn"]]) {
    const { status, body } = await put({ language });
    expect([status, body.issues[0].path]).toEqual([400, "language"]);
  }
});

test("a new password ends the other sessions, not this one", async () => {
  const api = await openTestApi();
  const { user, cookie } = await signInTo(api);
  const elsewhere = await cookieOf(api, user);
  const change = { password: NEW_PASSWORD, currentPassword: PASSWORD };
  expect((await api.send("PUT", "/api/users/profile", change, { cookie })).status).toBe(200);
  expect((await api.get("/api/users", cookie)).status).toBe(200);
  expect((await api.get("/api/users", elsewhere)).status).toBe(401);
  const signIn = (password: string) =>
    api.send("POST", "/api/users/auth", { email: user.email, password });
  expect((await signIn(PASSWORD)).status).toBe(401);
  const again = await signIn(NEW_PASSWORD);
  expect((await api.get("/api/users", cookieFrom(again.headers))).status).toBe(200);
});

test("guessing the current password is stopped too", async () => {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  const guess = () =>
    api.send(
      "PUT",
      "/api/users/profile",
      { password: NEW_PASSWORD, currentPassword: "x" },
      { cookie },
    );
  expect((await guess()).status).toBe(400);
  await repeatTries(api, 9);
  expect((await guess()).status).toBe(400);
  const { status, headers } = await guess();
  expect([status, Number(headers.get("Retry-After")) > 0]).toEqual([429, true]);
});
