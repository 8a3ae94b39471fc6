import { expect, test } from "vitest";
import { cookieFrom, makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { openTestApi, type TestApi } from "#tests/support/open-test-api.ts";

const REGISTRATION = { name: "Karim Uddin", email: "karim@rihla.example", password: PASSWORD };

const register = (api: TestApi, given: object) =>
  api.send("POST", "/api/users", { ...REGISTRATION, ...given });

const signIn = (api: TestApi, email: string, password = PASSWORD, headers = {}) =>
  api.send("POST", "/api/users/auth", { email, password }, { headers });

test("on https no other name of the domain can set the cookies", async () => {
  const api = await openTestApi({ publicUrl: "https://rihla.example" });
  const user = await makeUser(api);
  const origin = { origin: "https://rihla.example" };
  const { headers } = await signIn(api, user.email, PASSWORD, origin);
  for (const cookie of headers.getSetCookie()) {
    expect(cookie).toMatch(/^__Host-rihla\.\w+=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; /);
    expect(cookie).not.toContain("Domain");
  }
  expect((await api.get("/api/users", cookieFrom(headers))).status).toBe(200);
});

test.each([
  ["password", "short 7"],
  ["password", "x".repeat(129)],
  ["password", "Password1"],
  ["password", "QWERTYUIOP"],
  ["password", "half \ud83d letter"],
  ["password", null],
  ["name", "  "],
  ["name", "x".repeat(101)],
  ["email", "nobody"],
  ["email", "a@b"],
  ["email", `${"x".repeat(250)}@rihla.example`],
  ["role", "admin"],
  ["_id", "1"],
])("registering with the %s %j is a mistake, named", async (path, value) => {
  const api = await openTestApi();
  const { status, body } = await register(api, { [path]: value });
  expect([status, body.issues]).toEqual([
    400,
    [expect.objectContaining({ path, message: expect.any(String) })],
  ]);
  expect(await api.site.user.isFirst()).toBe(true);
});

test.each(["পাসওয়ার্ড ভালো", "        9", "🐪🐪🐪🐪🐪🐪🐪🐪", `${"x".repeat(120)}<b>'";--`])(
  "%s is a password",
  async (password) => {
    const api = await openTestApi();
    expect((await register(api, { password })).status).toBe(201);
    expect((await signIn(api, REGISTRATION.email, password)).status).toBe(200);
    expect((await signIn(api, REGISTRATION.email, ` ${password}`)).status).toBe(401);
  },
);
