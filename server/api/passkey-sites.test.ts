import { expect, test } from "vitest";
import { madePasskey, passkeyKey, usedPasskey } from "#tests/support/made-passkey.ts";
import { cookieFrom, PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const PASSKEYS = "/api/users/profile/passkeys";
const HERE = { origin: "http://localhost", rpId: "localhost" };
const PRESENT_ONLY = 0x01;

type Site = typeof HERE;

/** Answers that are right in everything but for the site that they were made for. */
const OTHERS: [string, Site][] = [
  ["another site", { origin: "https://evil.example", rpId: "evil.example" }],
  ["another site that names ours", { origin: "https://evil.example", rpId: "localhost" }],
  ["a name of another site", { origin: "http://localhost", rpId: "evil.example" }],
  ["another port", { origin: "http://localhost:8080", rpId: "localhost" }],
];

async function open() {
  const api = await openTestApi();
  const { cookie, user } = await signInTo(api);
  const [id, key] = [Buffer.alloc(32, 7), passkeyKey()];
  const add = async (site: Site) => {
    const confirmed = { currentPassword: PASSWORD };
    const { body, headers } = await api.send("POST", `${PASSKEYS}/options`, confirmed, { cookie });
    const answer = madePasskey(id, { challenge: body.challenge, ...site }, key);
    const both = `${cookie}; ${cookieFrom(headers)}`;
    return api.send("POST", PASSKEYS, { name: "Phone", answer }, { cookie: both });
  };
  const signIn = async (site: Site, flags?: number) => {
    const { body, headers } = await api.send("POST", "/api/users/auth/passkey/options", {});
    const asked = { challenge: body.challenge, ...site };
    const answer = usedPasskey(id, asked, flags === undefined ? { key } : { key, flags });
    return api.send("POST", "/api/users/auth/passkey", { answer }, { cookie: cookieFrom(headers) });
  };
  return { ...api, cookie, user, add, signIn };
}

test("a passkey of this site signs in alone, and is told as used here", async () => {
  const { add, signIn, get, send, cookie, user, site } = await open();
  const confirmed = { currentPassword: PASSWORD };
  const asked = await send("POST", `${PASSKEYS}/options`, confirmed, { cookie });
  // Without either it would not do without an email and a password.
  expect(asked.body.authenticatorSelection).toMatchObject({
    ...{ residentKey: "required", userVerification: "required" },
  });
  const made = await add(HERE);
  expect([made.status, made.body]).toEqual([
    201,
    [
      {
        _id: expect.any(String),
        name: "Phone",
        createdAt: expect.any(String),
        madeFor: "localhost",
      },
    ],
  ]);
  const { status, body, headers } = await signIn(HERE);
  expect([status, body]).toEqual([200, user]);
  expect((await get("/api/users", cookieFrom(headers))).status).toBe(200);
  const trail = await site.audit.list({ limit: 2, offset: 0 });
  expect(trail.map(({ action, userId }) => [action, userId])).toEqual([
    ["sign-in", user._id],
    ["passkey", user._id],
  ]);
});

test("nothing is asked of a device, and none is given up, without the password", async () => {
  const { send, get, cookie, add } = await open();
  const [{ _id }] = (await add(HERE)).body;
  const wrong = { currentPassword: "not the password" };
  for (const [method, path] of [
    ["POST", `${PASSKEYS}/options`],
    ["DELETE", `${PASSKEYS}/${_id}`],
  ] as const) {
    const { status, body } = await send(method, path, wrong, { cookie });
    // Forms say it beside the field.
    const said = { code: "wrong-current-password", issues: [{ path: "currentPassword" }] };
    expect([path, status, body]).toMatchObject([path, 400, said]);
  }
  expect((await get(PASSKEYS, cookie)).body).toHaveLength(1);
});

test.each(OTHERS)("one that is made for %s is none of ours", async (_, site) => {
  const { add, get, cookie } = await open();
  const { status, body } = await add(site);
  expect([status, body.code]).toEqual([400, "passkey-refused"]);
  expect((await get(PASSKEYS, cookie)).body).toEqual([]);
});

test.each(OTHERS)("one of ours that is used for %s signs nobody in", async (_, site) => {
  const { add, signIn } = await open();
  expect((await add(HERE)).status).toBe(201);
  const { status, body, headers } = await signIn(site);
  expect([status, body.code, headers.getSetCookie().join()]).toEqual([
    ...[400, "passkey-refused"],
    expect.not.stringContaining("session_token="),
  ]);
});

test("nor does one whose device did not know the person", async () => {
  const { add, signIn } = await open();
  await add(HERE);
  const { status, body } = await signIn(HERE, PRESENT_ONLY);
  expect([status, body.code]).toEqual([400, "passkey-refused"]);
});
