import { expect, test } from "vitest";
import { makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createAccounts } from "./accounts.ts";
import { passkeyName } from "./passkey-place.ts";

async function open() {
  const { db, site, secret } = await openTestSite();
  const PUBLIC_URL = "http://localhost";
  const env = { PUBLIC_URL, ownOrigins: [PUBLIC_URL], TRUST_PROXY: false };
  const { passkeys } = createAccounts({ db, site, secret, env });
  const [user, other] = [await makeUser({ db }), await makeUser({ db })];
  const add = (id: string, { _id: userId }: typeof user, day: number) =>
    db
      .insertInto("staffPasskey")
      .values({
        ...{ id, userId, name: id, publicKey: id, credentialID: id, counter: 0 },
        ...{ deviceType: "singleDevice", backedUp: 0, createdAt: `2026-11-0${day}T06:00:00.000Z` },
      })
      .execute();
  await add("tablet", user, 2);
  await add("phone", user, 1);
  await add("theirs", other, 1);
  const namesOf = async ({ _id }: typeof user) => (await passkeys.list(_id)).map((one) => one.name);
  return { site, passkeys, user, other, namesOf };
}

test("one's own passkeys stand in the order of their making; each is named anew, and nobody else's", async () => {
  const { passkeys, user, other, namesOf } = await open();
  expect(await namesOf(user)).toEqual(["phone", "tablet"]);
  const named = await passkeys.rename(user._id, "tablet", "Tablet at home");
  expect(named.map(({ name }) => name)).toEqual(["phone", "Tablet at home"]);
  await expect(passkeys.rename(user._id, "theirs", "Mine")).rejects.toThrow("not-found");
  expect(await namesOf(other)).toEqual(["theirs"]);
});

test("one's own is removed with the password, which is written down; nobody else's is", async () => {
  const { site, passkeys, user, other, namesOf } = await open();
  const remove = (id: string, password = PASSWORD) => passkeys.remove(user._id, id, password);
  await expect(remove("phone", "a guess")).rejects.toThrow("wrong-current-password");
  await expect(remove("theirs")).rejects.toThrow("not-found");
  expect((await remove("phone")).map(({ name }) => name)).toEqual(["tablet"]);
  expect(await namesOf(other)).toEqual(["theirs"]);
  expect(await site.audit.list({ limit: 1, offset: 0 })).toMatchObject([
    { action: "passkey-end", userId: user._id, thingId: user._id, summary: user.name },
  ]);
});

test.each([
  ["https://www.example.com", "www.example.com"],
  ["http://localhost:3000", "localhost"],
  ["http://127.0.0.1:3000", "localhost"],
  ["http://[::1]:3000", "localhost"],
  ["http://192.168.1.5", null],
  ["http://[2001:db8::1]", null],
])("passkeys of %s belong to %s", (PUBLIC_URL, name) => {
  expect(passkeyName({ PUBLIC_URL })).toBe(name);
});
