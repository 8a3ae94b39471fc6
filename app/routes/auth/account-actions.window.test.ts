import type { data } from "react-router";
import { expect, test } from "vitest";
import { keepUserInfo, userInfo } from "#app/site/account/user-info.ts";
import { takeToasts } from "#app/ui/toast.ts";
import { appCode } from "#tests/support/app-codes.ts";
import { browseApi } from "#tests/support/browse-api.ts";
import { makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";
import { openWithApp } from "#tests/support/open-with-app.ts";
import { clientAction as signIn } from "./login.tsx";
import { clientAction as signOut } from "./logout.tsx";
import { clientAction as sendCode } from "./sign-in-code.tsx";

const WRONG = "another password";

type Answer = Response | ReturnType<typeof data<object | null>>;

/** Where it leads, and whether by loading anew; or what it says, by its status. */
async function sent(action: (args: never) => Promise<Answer>, typed: Record<string, string>) {
  const body = new URLSearchParams(typed);
  const request = new Request("http://localhost/", { method: "POST", body });
  const answer = await action({ request } as never);
  return answer instanceof Response
    ? { to: answer.headers.get("location"), anew: answer.headers.has("X-Remix-Reload-Document") }
    : { status: answer.init?.status, said: answer.data };
}

const refused = (values: object, rest: object) => ({
  status: 400,
  said: { values, mistakes: {}, problem: null, sent: null, token: null, ...rest },
});

test("signing in: what is missing stands at its field and is not sent; the password is not kept", async () => {
  const asked = browseApi(null);
  const mistakes = {
    email: { short: "Enter an email address with an @ sign" },
    password: { short: "Enter your password" },
  };
  expect(await sent(signIn, { email: "", password: "" })).toMatchObject(
    refused({ email: "" }, { mistakes }),
  );
  expect(asked).toEqual([]);
});

test("signing in with the password, and with a code where one is wanted", async () => {
  const { api, user, secret, codes } = await openWithApp();
  const asked = browseApi(api.api);
  const email = ` ${user.email} `;
  expect(await sent(signIn, { email, password: WRONG })).toMatchObject(
    refused({ email }, { problem: "Invalid email or password" }),
  );
  expect(userInfo()).toBeNull();
  expect(await sent(signIn, { email, password: PASSWORD })).toEqual({
    to: "/login/code",
    anew: true,
  });
  expect(asked[1]).toBe(
    `POST /api/users/auth ${JSON.stringify({ email: user.email, password: PASSWORD })}`,
  );
  expect(userInfo()).toBeNull();

  asked.length = 0;
  const missing = refused({}, { mistakes: { code: "Type the code first." } });
  for (const code of ["", "  "])
    expect(await sent(sendCode, { way: "totp", code })).toEqual(missing);
  expect(asked).toEqual([]);
  expect(await sent(sendCode, { way: "totp", code: "000000" })).toMatchObject({
    status: 400,
    said: { problem: expect.stringContaining("code") },
  });
  expect(asked).toEqual(['POST /api/users/auth/totp {"code":"000000"}']);
  // The one of now was used when the app was set up.
  const code = await appCode(secret, 1);
  expect(await sent(sendCode, { way: "totp", code })).toEqual({ to: "/", anew: false });
  expect(userInfo()).toMatchObject({ email: user.email });

  expect(await sent(signOut, {})).toEqual({ to: "/login", anew: false });
  expect(userInfo()).toBeNull();
  // Nobody waits to type one.
  expect(await sent(sendCode, { way: "totp", code })).toEqual({
    ...{ to: "/login?code=over", anew: false },
  });
  await sent(signIn, { email, password: PASSWORD });
  const [recovery = ""] = codes;
  expect(await sent(sendCode, { way: "recovery", code: recovery })).toEqual({
    to: "/",
    anew: false,
  });
  expect(asked.at(-1)).toBe(`POST /api/users/auth/recovery ${JSON.stringify({ code: recovery })}`);
});

test("a sign-out that does not get through leaves whoever is signed in so; a session that is over is out", async () => {
  const { api, user } = await openWithApp();
  browseApi(null);
  keepUserInfo(user as never);
  takeToasts();
  expect(await sent(signOut, {})).toEqual({ status: 400, said: null });
  expect(takeToasts()).toMatchObject([
    { kind: "error", text: expect.stringContaining("still signed in") },
  ]);
  expect(userInfo()).toMatchObject({ _id: user._id });
  browseApi(api.api);
  expect(await sent(signOut, {})).toEqual({ to: "/login", anew: false });
  expect(userInfo()).toBeNull();
  keepUserInfo(user as never);
  browseApi({ request: async () => Response.json({ message: "No." }, { status: 401 }) } as never);
  expect(await sent(signOut, {})).toEqual({ to: "/login", anew: false });
  expect(userInfo()).toBeNull();
});

test("the password alone leads to the start of the site, and who it is is known here from then on", async () => {
  const opened = await openTestApi();
  const { _id, email } = await makeUser(opened);
  browseApi(opened.api);
  expect(await sent(signIn, { email, password: PASSWORD })).toEqual({ to: "/", anew: false });
  expect(userInfo()).toMatchObject({ _id, email });
});

test("who signs out and wants nothing left finds no draft of theirs here; the drafts of others stay", async () => {
  const { api, user } = await openWithApp();
  browseApi(api.api);
  const draft = JSON.stringify({ session: "s", at: "2026-11-25T01:00:00.000Z", value: { a: 1 } });
  const keep = () => {
    for (const of of [user._id, "rahim"]) localStorage.setItem(`drafts:${of}:s:page`, draft);
  };
  const left = () =>
    [user._id, "rahim"].map((of) => localStorage.getItem(`drafts:${of}:s:page`) !== null);
  keep();
  await sent(signOut, {});
  const kept = left();
  await sent(signOut, { removeDraftsOf: user._id });
  expect([kept, left()]).toEqual([
    [true, true],
    [false, true],
  ]);
});
