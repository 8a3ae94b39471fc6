import { expect, test } from "vitest";
import { cookieOf, makeUser, PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

async function open() {
  const api = await openTestApi();
  const { user, cookie } = await signInTo(api);
  const call = async (method: string, path: string, given?: object) => {
    const { status, body } = await api.send(method, path, given, { cookie });
    return [status, body];
  };
  const get = async (path: string) => (await api.get(path, cookie)).body;
  return { api, user, cookie, call, get };
}

test("who is invited is listed until it is withdrawn, and only once", async () => {
  const { call, get } = await open();
  await call("POST", "/api/users/invitations", { email: "rahim@rihla.example" });
  const listed = await get("/api/users/invitations");
  expect(listed.map(({ email }: { email: string }) => email)).toEqual(["rahim@rihla.example"]);
  const door = `/api/users/invitations/${listed[0]._id}`;
  expect((await call("DELETE", door))[0]).toBe(200);
  expect(await get("/api/users/invitations")).toEqual([]);
  expect((await call("DELETE", door))[0]).toBe(404);
  expect((await call("POST", `${door}/again`))[0]).toBe(404);
});

test("the owner signs somebody out on one device; another's session is not found there", async () => {
  const { api, user, call, get } = await open();
  const rahim = await makeUser(api, { name: "Rahim" });
  await cookieOf(api, rahim);
  const sessions = async () => (await get(`/api/users/${rahim._id}/sessions`)) as { _id: string }[];
  const [session] = await sessions();
  expect((await call("DELETE", `/api/users/${user._id}/sessions/${session?._id}`))[0]).toBe(404);
  expect((await sessions()).length).toBe(1);
  expect((await call("DELETE", `/api/users/${rahim._id}/sessions/${session?._id}`))[0]).toBe(200);
  expect(await sessions()).toEqual([]);
});

test("a passkey is called anew and taken away by whoever it belongs to, with the password", async () => {
  const { api, user, call, get } = await open();
  const rahim = await makeUser(api, { name: "Rahim" });
  const made = {
    publicKey: "k",
    counter: 0,
    deviceType: "singleDevice",
    backedUp: 0,
    createdAt: "2026-11-01T00:00:00.000Z",
  };
  const keys = [
    ["mine", user],
    ["other", user],
    ["his", rahim],
  ] as const;
  for (const [id, { _id: userId }] of keys) {
    const row = { ...made, id, userId, name: id, credentialID: id, madeFor: "localhost" };
    await api.db
      .insertInto("staffPasskey")
      .values(row as never)
      .execute();
  }
  const names = async () =>
    (await get("/api/users/profile/passkeys")).map(({ name }: { name: string }) => name);
  expect(await names()).toEqual(["mine", "other"]);
  expect((await call("PUT", "/api/users/profile/passkeys/mine", { name: "Phone" }))[0]).toBe(200);
  expect((await call("PUT", "/api/users/profile/passkeys/his", { name: "Phone" }))[0]).toBe(404);
  expect(await names()).toEqual(["Phone", "other"]);
  const remove = async (id: string, currentPassword: string) =>
    (await call("DELETE", `/api/users/profile/passkeys/${id}`, { currentPassword }))[0];
  expect(await remove("mine", "wrong")).toBe(400);
  expect(await remove("his", PASSWORD)).toBe(404);
  expect(await remove("mine", PASSWORD)).toBe(200);
  expect(await names()).toEqual(["other"]);
  const ended = api.db.selectFrom("audit").select(["thingId"]).where("action", "=", "passkey-end");
  expect(await ended.execute()).toEqual([{ thingId: user._id }]);
});
