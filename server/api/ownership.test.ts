import { createHook } from "node:async_hooks";
import { expect, onTestFinished, test } from "vitest";
import { hashPassword } from "#server/accounts/password.ts";
import { setPassword } from "#server/accounts/profile.ts";
import { cookieOf, makeUser, PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";
import { repeatTries } from "#tests/support/repeat-tries.ts";

async function open() {
  const api = await openTestApi();
  const { user: owner, cookie } = await signInTo(api);
  const editor = await makeUser(api, { name: "Karim Uddin" });
  const theirs = await cookieOf(api, editor);
  const handOver = (id: string, currentPassword: string, by = cookie) =>
    api.send("POST", `/api/users/${id}/owner`, { currentPassword }, { cookie: by });
  const rolesOf = async () => (await api.get("/api/users", cookie)).body.map(roleOf);
  const lastDeed = async () => (await api.site.audit.list({ limit: 1, offset: 0 }))[0];
  return { ...api, owner, cookie, editor, theirs, handOver, rolesOf, lastDeed };
}

const roleOf = ({ role }: { role: string }) => role;

test("the ownership is handed over with the password, and with it everything that only an owner may", async () => {
  const { send, owner, cookie, editor, theirs, handOver, rolesOf, lastDeed } = await open();
  expect(await rolesOf()).toEqual(["owner", "editor"]);
  const wrong = await handOver(editor._id, "not the password");
  expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, "currentPassword"]);
  expect((await handOver("nobody", PASSWORD)).status).toBe(404);
  expect((await handOver(owner._id, PASSWORD)).status).toBe(403);
  expect(await rolesOf()).toEqual(["owner", "editor"]);

  const { status, body } = await handOver(editor._id, PASSWORD);
  expect([status, body]).toEqual([200, { ...editor, role: "owner" }]);
  expect(await rolesOf()).toEqual(["editor", "owner"]);
  expect(await lastDeed()).toMatchObject({
    action: "hand-over",
    userName: owner.name,
    summary: "Karim Uddin",
  });
  // Of the sessions that are open already.
  const remove = (id: string, by: string) =>
    send("DELETE", `/api/users/${id}`, undefined, { cookie: by });
  expect((await remove(editor._id, cookie)).status).toBe(403);
  expect((await handOver(owner._id, PASSWORD, cookie)).status).toBe(403);
  expect((await remove(owner._id, theirs)).status).toBe(200);
});

test("invitations of the old owner open nothing once the site is handed over, and are not mailed", async () => {
  const { get, send, site, db, cookie, editor, theirs, handOver } = await open();
  const invite = async (email: string, by: string) => {
    const { body } = await send("POST", "/api/users/invitations", { email }, { cookie: by });
    return new URL(body.link).searchParams.get("invitation") ?? "";
  };
  const old = await invite("second-self@rihla.example", cookie);
  expect((await handOver(editor._id, "not the password")).status).toBe(400);
  expect(await site.invitation.findOpen(old)).not.toBeNull();
  expect((await handOver(editor._id, PASSWORD)).status).toBe(200);

  expect(await site.invitation.findOpen(old)).toBeNull();
  const guest = { name: "Guest", email: "guest@rihla.example", password: PASSWORD };
  expect((await send("POST", "/api/users", { ...guest, invitation: old })).status).toBe(403);
  expect((await get("/api/users/invitations", theirs)).body).toEqual([]);
  const letters = () => db.selectFrom("mail").where("to", "=", "second-self@rihla.example");
  expect(await letters().select("id").execute()).toEqual([]);
  const invitation = await invite(guest.email, theirs);
  expect((await send("POST", "/api/users", { ...guest, invitation })).status).toBe(201);
});

test("a password that is changed while it is checked hands nothing over", async () => {
  const { db, get, owner, editor, theirs, handOver } = await open();
  const hash = await hashPassword("rain on a tin roof");
  const { promise: isChecked, resolve } = Promise.withResolvers<void>();
  const watch = createHook({ init: (_id, type) => void (type === "SCRYPTREQUEST" && resolve()) });
  onTestFinished(() => void watch.disable());
  watch.enable();
  const answer = handOver(editor._id, PASSWORD);
  await isChecked;
  await db.transaction().execute((tx) => setPassword(tx, owner._id, hash, null));
  expect((await answer).status).toBe(400);
  expect((await get("/api/users", theirs)).body.map(roleOf)).toEqual(["owner", "editor"]);
});

test("guessing the password of the owner is stopped here too", async () => {
  const { db, editor, handOver } = await open();
  expect((await handOver(editor._id, "guess")).status).toBe(400);
  await repeatTries({ db }, 9);
  expect((await handOver(editor._id, "guess")).status).toBe(400);
  expect((await handOver(editor._id, PASSWORD)).status).toBe(429);
});

test("open invitations are listed, and opened by nobody once they are withdrawn", async () => {
  const { get, send, site, db, cookie, lastDeed } = await open();
  const invite = async (email: string) => {
    const { body } = await send("POST", "/api/users/invitations", { email }, { cookie });
    return new URL(body.link).searchParams.get("invitation") ?? "";
  };
  const [used, kept, withdrawn] = [
    await invite("used@rihla.example"),
    await invite("other@rihla.example"),
    await invite("guest@rihla.example"),
  ];
  await site.user.register({
    ...{ name: "Used", email: "used@rihla.example", password: PASSWORD, invitation: used },
  });
  const list = async () => (await get("/api/users/invitations", cookie)).body;
  const [newest, older, ...others] = await list();
  expect(others).toEqual([]);
  expect(newest).toEqual({
    _id: expect.any(String),
    email: "guest@rihla.example",
    createdAt: expect.any(String),
    expiresAt: expect.any(String),
  });

  const withdraw = (id: string) =>
    send("DELETE", `/api/users/invitations/${id}`, undefined, { cookie });
  expect((await withdraw(newest._id)).status).toBe(200);
  expect((await withdraw(newest._id)).status).toBe(404);
  expect(await list()).toEqual([older]);
  expect(await site.invitation.findOpen(withdrawn)).toBeNull();
  expect(await site.invitation.findOpen(kept)).not.toBeNull();
  expect(await lastDeed()).toMatchObject({ action: "withdrawal", summary: "guest@rihla.example" });
  // The other one's letter still goes.
  const letters = await db
    .selectFrom("mail")
    .select("payload")
    .where("kind", "=", "invitation")
    .orderBy("id");
  const secrets = (await letters.execute()).map(({ payload }) => JSON.parse(payload).secret);
  expect(secrets).toEqual([used, kept]);
});

test("an open invitation is sent again: with another link, for seven days, and one letter", async () => {
  const { get, send, site, db, cookie, owner, lastDeed } = await open();
  const SOON = new Date(Date.now() + 60_000).toISOString();
  const invited = await send(
    "POST",
    "/api/users/invitations",
    { email: "guest@rihla.example" },
    { cookie },
  );
  const secretOf = (link: string) => new URL(link).searchParams.get("invitation") ?? "";
  await db.updateTable("invitation").set({ expiresAt: SOON }).execute();
  const [{ _id }] = (await get("/api/users/invitations", cookie)).body;
  const again = () => send("POST", `/api/users/invitations/${_id}/again`, undefined, { cookie });

  const { status, body } = await again();
  expect([status, body.isAgain]).toEqual([201, true]);
  expect((Date.parse(body.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
  const { expiresAt } = body;
  expect((await get("/api/users/invitations", cookie)).body).toMatchObject([
    { _id, email: "guest@rihla.example", expiresAt },
  ]);
  expect(await lastDeed()).toMatchObject({ action: "invitation", summary: "guest@rihla.example" });
  expect(await site.invitation.findOpen(secretOf(invited.body.link))).toBeNull();
  const letters = await db.selectFrom("mail").select("payload").execute();
  expect(letters.map(({ payload }) => JSON.parse(payload).secret)).toEqual([secretOf(body.link)]);

  // As after an answer that was lost.
  const next = await again();
  expect([next.status, next.body.link === body.link]).toEqual([201, false]);
  const guest = { name: "Guest", email: "guest@rihla.example", password: PASSWORD };
  await site.user.register({ ...guest, invitation: secretOf(next.body.link) });
  expect((await again()).status).toBe(404);
  expect(await db.selectFrom("invitation").select("id").execute()).toHaveLength(1);
  await expect(site.invitation.sendAgain("none", { by: owner._id })).rejects.toMatchObject({
    code: "not-found",
  });
});

test("the owner sees where others are signed in, and signs them out there", async () => {
  const { get, send, site, owner, cookie, editor, theirs, lastDeed } = await open();
  const userAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0";
  const login = { email: editor.email, password: PASSWORD };
  await send("POST", "/api/users/auth", login, { headers: { "user-agent": userAgent } });

  const list = async (id: string) => (await get(`/api/users/${id}/sessions`, cookie)).body;
  const sessions = await list(editor._id);
  expect(sessions[0]).toEqual({
    ...{ _id: expect.any(String), userAgent, isCurrent: false },
    ...{ address: expect.any(String), isNewDevice: true },
    ...{ createdAt: expect.any(String), lastSeenAt: expect.any(String) },
  });
  expect([sessions.length, sessions[1].userAgent]).toEqual([2, ""]);
  expect((await list(owner._id)).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual(
    [true],
  );
  expect((await get("/api/users/nobody/sessions", cookie)).status).toBe(404);

  const end = (user: string, id: string) =>
    send("DELETE", `/api/users/${user}/sessions/${id}`, undefined, { cookie });
  expect((await end(owner._id, sessions[1]._id)).status).toBe(404);
  expect((await end(editor._id, sessions[1]._id)).status).toBe(200);
  expect((await get("/api/users", theirs)).status).toBe(401);
  expect((await list(editor._id)).length).toBe(1);
  expect(await lastDeed()).toMatchObject({ action: "session-end", summary: "Karim Uddin" });
  expect((await site.user.list()).length).toBe(2);
});
