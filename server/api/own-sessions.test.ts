import { expect, test } from "vitest";
import type { StaffSession } from "#contracts/user.ts";
import { cookieFrom, makeUser, PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const SESSIONS = "/api/users/profile/sessions";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

async function open({ canMail = true } = {}) {
  const api = await openTestApi({ canMail });
  const { user, cookie } = await signInTo(api);
  const list = async (): Promise<StaffSession[]> => (await api.get(SESSIONS, cookie)).body;
  const signIn = async (given = "") => {
    const headers = { "user-agent": FIREFOX, ...(given && { cookie: given }) };
    const body = { email: user.email, password: PASSWORD };
    const { headers: answered } = await api.send("POST", "/api/users/auth", body, { headers });
    return cookieFrom(answered);
  };
  const mails = () =>
    api.db.selectFrom("mail").selectAll().where("kind", "=", "new-device").execute();
  return { ...api, user, cookie, list, signIn, mails };
}

test("from where, on which device, and whether it was new to them", async () => {
  const { list, signIn } = await open();
  const device = await signIn();
  await signIn(device);
  const found = await list();
  expect(found.map(({ isNewDevice }) => isNewDevice).toSorted()).toEqual([false, false, true]);
  expect(found.filter(({ userAgent }) => userAgent === FIREFOX)).toHaveLength(2);
  expect(found.find(({ isNewDevice }) => isNewDevice)?.address).not.toBe("");
  expect(found.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
});

test("a new device is told by mail, once; a known one is not", async () => {
  const { signIn, mails, user } = await open();
  const device = await signIn();
  const [mail, ...others] = await mails();
  expect([mail?.to, others]).toEqual([user.email, []]);
  expect(JSON.parse(mail?.payload ?? "")).toMatchObject({ userAgent: FIREFOX });
  await signIn(device);
  expect(await mails()).toHaveLength(1);
});

test("without a mail server nobody is told, and no mail waits for ever", async () => {
  const { signIn, mails, list } = await open({ canMail: false });
  await signIn();
  expect(await mails()).toEqual([]);
  expect((await list()).some(({ isNewDevice }) => isNewDevice)).toBe(true);
});

test("a program that signs in again and again fills no mailbox", async () => {
  const { signIn, mails, db } = await open();
  for (let times = 0; times < 7; times++) await signIn();
  expect(await mails()).toHaveLength(5);
  await db.updateTable("mail").set({ createdAt: "2026-01-01T00:00:00.000Z" }).execute();
  await signIn();
  expect(await mails()).toHaveLength(6);
});

test("mails of a clock that was ahead keep nobody from hearing of a new device", async () => {
  const { signIn, mails, db } = await open();
  for (let times = 0; times < 5; times++) await signIn();
  const ahead = new Date(Date.now() + 40 * 86_400_000).toISOString();
  await db.updateTable("mail").set({ createdAt: ahead }).execute();
  await signIn();
  expect(await mails()).toHaveLength(6);
});

test("registering tells nobody of a new device", async () => {
  const api = await openTestApi({ canMail: true });
  const sent = { name: "Karim", email: "karim@rihla.example", password: PASSWORD };
  expect((await api.send("POST", "/api/users", sent)).status).toBe(201);
  expect(await api.db.selectFrom("mail").selectAll().execute()).toEqual([]);
});

test("one is ended, or all others; not this one", async () => {
  const { get, send, cookie, list, signIn } = await open();
  const [one, two] = [await signIn(), await signIn()];
  const [last] = (await list()).filter(({ isCurrent }) => !isCurrent);
  expect((await send("DELETE", `${SESSIONS}/${last?._id}`, undefined, { cookie })).status).toBe(
    200,
  );
  expect(await list()).toHaveLength(2);
  expect((await send("DELETE", `${SESSIONS}/others`, undefined, { cookie })).status).toBe(200);
  expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  for (const ended of [one, two]) expect((await get("/api/users", ended)).status).toBe(401);
});

test("a session of somebody else is not there", async () => {
  const { send, cookie, db, signIn } = await open();
  await signIn();
  const stranger = await makeUser({ db });
  const row = await db.selectFrom("staffSession").selectAll().executeTakeFirstOrThrow();
  const theirs = { ...row, id: "theirs", token: "theirs", userId: stranger._id };
  await db.insertInto("staffSession").values(theirs).execute();
  const ended = await send("DELETE", `${SESSIONS}/theirs`, undefined, { cookie });
  expect(ended.status).toBe(404);
  await send("DELETE", `${SESSIONS}/others`, undefined, { cookie });
  const left = await db.selectFrom("staffSession").selectAll().where("id", "=", "theirs").execute();
  expect(left).toHaveLength(1);
});
