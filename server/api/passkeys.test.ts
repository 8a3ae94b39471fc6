import { expect, test } from "vitest";
import { madePasskey } from "#tests/support/made-passkey.ts";
import { cookieFrom, PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const PASSKEYS = "/api/users/profile/passkeys";
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** As a browser would answer for another site, or another question. */
const answerOf = (type: string, origin: string, challenge = "bm90aGluZw") => ({
  ...{ id: "bm90aGVyZQ", rawId: "bm90aGVyZQ", type: "public-key", clientExtensionResults: {} },
  response: {
    clientDataJSON: encoded({ type, challenge, origin }),
    ...{ attestationObject: "oA", authenticatorData: "AAAA", signature: "AAAA" },
  },
});

test("a new one is asked for with the password alone", async () => {
  const api = await openTestApi();
  const { cookie, user } = await signInTo(api);
  const ask = (currentPassword: string) =>
    api.send("POST", `${PASSKEYS}/options`, { currentPassword }, { cookie });
  expect((await ask("x")).status).toBe(400);
  const { status, body } = await ask(PASSWORD);
  expect([status, body.rp.id, body.user.name]).toEqual([200, "localhost", user.email]);
  expect(body.rp.name).toBe((await api.site.settings.get()).brand.name);
  expect(body.authenticatorSelection).toMatchObject({
    ...{ residentKey: "required", userVerification: "required" },
  });
  expect(
    (await api.send("POST", `${PASSKEYS}/options`, { currentPassword: PASSWORD })).status,
  ).toBe(401);
});

test("whoever guesses at the password of somebody who is signed in has few tries, also by removing", async () => {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  const remove = (currentPassword: string) =>
    api.send("DELETE", `${PASSKEYS}/nothing`, { currentPassword }, { cookie });
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn++) statuses.push((await remove(`guess ${turn}`)).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  expect((await remove(PASSWORD)).status).toBe(429);
});

test.each([
  ["without a question", ""],
  ["of another site", "https://evil.example"],
  ["of another question", "http://localhost"],
])("an answer %s makes no passkey and opens nothing", async (name, origin) => {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  const confirmed = { currentPassword: PASSWORD };
  const asked = await api.send("POST", `${PASSKEYS}/options`, confirmed, { cookie });
  const both = origin ? `${cookie}; ${cookieFrom(asked.headers)}` : cookie;
  const answer = answerOf(
    "webauthn.create",
    origin,
    origin.startsWith("https") ? asked.body.challenge : undefined,
  );
  const made = await api.send("POST", PASSKEYS, { name, answer }, { cookie: both });
  expect([made.status, made.body.code]).toEqual([400, "passkey-refused"]);
  expect((await api.get(PASSKEYS, cookie)).body).toEqual([]);
  const question = await api.send("POST", "/api/users/auth/passkey/options", {});
  expect(question.body).toMatchObject({ rpId: "localhost", userVerification: "required" });
  const used = await api.send(
    "POST",
    "/api/users/auth/passkey",
    { answer: answerOf("webauthn.get", origin) },
    { cookie: origin ? cookieFrom(question.headers) : "" },
  );
  expect([used.status, used.body.code, used.headers.getSetCookie().join()]).toEqual([
    ...[400, "passkey-refused"],
    expect.not.stringContaining("session_token="),
  ]);
});

test("a device that made one already, whosever it is, is refused in words", async () => {
  const api = await openTestApi();
  const id = Buffer.alloc(32, 7);
  const add = async ({ cookie }: { cookie: string }) => {
    const confirmed = { currentPassword: PASSWORD };
    const asked = await api.send("POST", `${PASSKEYS}/options`, confirmed, { cookie });
    const { challenge } = asked.body;
    const answer = madePasskey(id, { challenge, origin: "http://localhost", rpId: "localhost" });
    const both = `${cookie}; ${cookieFrom(asked.headers)}`;
    return api.send("POST", PASSKEYS, { name: "Phone", answer }, { cookie: both });
  };
  const own = await signInTo(api);
  expect((await add(own)).status).toBe(201);
  for (const again of [own, await signInTo(api)]) {
    const { status, body } = await add(again);
    expect([status, body.code]).toEqual([400, "passkey-refused"]);
  }
  expect((await api.get(PASSKEYS, own.cookie)).body).toHaveLength(1);
});

test.each([
  {},
  { answer: {} },
  { answer: "x" },
  { answer: { ...answerOf("webauthn.get", ""), id: 1 } },
])("%j is no answer", async (sent) => {
  const api = await openTestApi();
  expect((await api.send("POST", "/api/users/auth/passkey", sent)).status).toBe(400);
});

test("nobody else's is renamed or removed", async () => {
  const api = await openTestApi();
  const { cookie, user } = await signInTo(api);
  const other = await signInTo(api);
  const row = {
    ...{ id: "theirs", userId: other.user._id, name: "Phone", publicKey: "x", credentialID: "x" },
    ...{ counter: 0, deviceType: "singleDevice", backedUp: 0, createdAt: new Date().toISOString() },
  };
  await api.db.insertInto("staffPasskey").values(row).execute();
  const path = `${PASSKEYS}/theirs`;
  expect((await api.send("PUT", path, { name: "Mine" }, { cookie })).status).toBe(404);
  const confirmed = { currentPassword: PASSWORD };
  expect((await api.send("DELETE", path, confirmed, { cookie })).status).toBe(404);
  expect((await api.get(PASSKEYS, other.cookie)).body).toMatchObject([{ name: "Phone" }]);
  const renamed = await api.send("PUT", path, { name: " Tablet " }, { cookie: other.cookie });
  expect(renamed.body).toMatchObject([{ _id: "theirs", name: "Tablet" }]);
  expect((await api.send("DELETE", path, { currentPassword: "x" }, other)).status).toBe(400);
  expect((await api.send("DELETE", path, confirmed, other)).body).toEqual([]);
  const deeds = await api.site.audit.list({ limit: 1, offset: 0 });
  expect(deeds).toMatchObject([{ action: "passkey-end", userId: other.user._id }]);
  expect(user._id).not.toBe(other.user._id);
});

test("an address of numbers has none, and says so", async () => {
  const api = await openTestApi({ publicUrl: "http://192.168.1.5" });
  const { cookie } = await signInTo(api);
  const headers = { origin: "http://192.168.1.5", host: "192.168.1.5" };
  const asked = await api.send(
    "POST",
    `${PASSKEYS}/options`,
    { currentPassword: PASSWORD },
    { cookie, headers },
  );
  expect([asked.status, asked.body.code]).toEqual([409, "no-passkeys-here"]);
});

test("a stranger who asks for question after question fills no table", async () => {
  const api = await openTestApi();
  const ask = () => api.send("POST", "/api/users/auth/passkey/options", {});
  for (let asked = 0; asked < 200; asked++) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  const rows = await api.db.selectFrom("staffVerification").select("id").execute();
  expect(rows).toHaveLength(200);
});
