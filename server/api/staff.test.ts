import { expect, test } from "vitest";
import { cookieOf, makeUser, PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi, type TestApi } from "#tests/support/open-test-api.ts";

async function invite(api: TestApi, cookie: string, email = "guest@rihla.example") {
  const { status, body } = await api.send("POST", "/api/users/invitations", { email }, { cookie });
  const invitation = new URL(body.link ?? "x:").searchParams.get("invitation") ?? "";
  return { status, body, invitation };
}

const register = (api: TestApi, invitation: string, email = "guest@rihla.example") =>
  api.send("POST", "/api/users", { name: "Guest", email, password: PASSWORD, invitation });

test("an invitation is a link that works once, for seven days", async () => {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  const { status, body, invitation } = await invite(api, cookie);
  expect(status).toBe(201);
  expect(body.link).toMatch(/^http:\/\/localhost\/register\?invitation=[\w-]{43}$/);
  expect((Date.parse(body.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
  expect(await api.site.invitation.findOpen(invitation)).toMatchObject({
    email: "guest@rihla.example",
  });
  const rows = await api.db.selectFrom("invitation").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(invitation);

  const answers = await Promise.all([
    register(api, invitation, "one@rihla.example"),
    register(api, invitation, "two@rihla.example"),
  ]);
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 403]);
  expect((await register(api, invitation, "three@rihla.example")).status).toBe(403);
  expect(await api.site.invitation.findOpen(invitation)).toBeNull();
});

test.each(["", "made up", "x".repeat(43)])(
  "the invitation %j opens nothing",
  async (invitation) => {
    const api = await openTestApi();
    await makeUser(api);
    expect((await register(api, invitation)).status).toBe(403);
  },
);

test("an invitation that is too old opens nothing", async () => {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  const { invitation } = await invite(api, cookie);
  const expiresAt = new Date(Date.now() - 1).toISOString();
  await api.db.updateTable("invitation").set({ expiresAt }).execute();
  expect((await register(api, invitation)).status).toBe(403);
});

test("an email that is registered: 409, and the invitation can still be used", async () => {
  const api = await openTestApi();
  const { user, cookie } = await signInTo(api);
  expect((await invite(api, cookie, user.email)).status).toBe(409);
  const { invitation } = await invite(api, cookie);
  expect((await register(api, invitation, user.email)).status).toBe(409);
  expect((await register(api, invitation)).status).toBe(201);
});

test("the staff are listed, without anything secret", async () => {
  const api = await openTestApi();
  const { user, cookie } = await signInTo(api);
  const other = await makeUser(api, { name: "Karim Uddin" });
  const { body, headers } = await api.get("/api/users", cookie);
  expect(body).toEqual([user, other].map((one) => ({ ...one, createdAt: expect.any(String) })));
  expect(headers.get("Cache-Control")).toBe("private, no-store");
});

test("whoever is removed is out at once; the owner and strangers cannot be removed", async () => {
  const api = await openTestApi();
  const { user, cookie } = await signInTo(api);
  const other = await makeUser(api);
  const theirs = await cookieOf(api, other);
  const remove = (id: string, by = cookie) =>
    api.send("DELETE", `/api/users/${id}`, undefined, { cookie: by });
  expect((await remove(user._id)).status).toBe(403);
  expect((await remove("nobody")).status).toBe(404);
  expect((await remove(other._id)).status).toBe(200);
  expect((await api.get("/api/users", theirs)).status).toBe(401);
  expect((await remove(other._id)).status).toBe(404);
  const login = { email: other.email, password: PASSWORD };
  expect((await api.send("POST", "/api/users/auth", login)).status).toBe(401);
});

test("whoever is removed cannot come back by an invitation that they made", async () => {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  const other = await makeUser(api);
  // As of a time when everybody could invite.
  const theirs = await invite(api, cookie, "back@rihla.example");
  await api.db
    .updateTable("audit")
    .set({ userId: other._id })
    .where("summary", "=", "back@rihla.example")
    .execute();
  const ours = await invite(api, cookie);
  await api.send("DELETE", `/api/users/${other._id}`, undefined, { cookie });
  expect((await register(api, theirs.invitation, "back@rihla.example")).status).toBe(403);
  expect((await register(api, ours.invitation)).status).toBe(201);
});

test("who is invited again, as after an answer that was lost, has one invitation: the latest", async () => {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  const first = await invite(api, cookie);
  const other = await invite(api, cookie, "other@rihla.example");
  const second = await invite(api, cookie);
  expect([first.body.isAgain, other.body.isAgain, second.body.isAgain]).toEqual([
    false,
    false,
    true,
  ]);
  const open = await api.site.invitation.listOpen();
  expect(open.map(({ email }) => email)).toEqual(["guest@rihla.example", "other@rihla.example"]);
  // What waited to be mailed is not sent either.
  const mails = await api.site.outbox.list({ limit: 10, offset: 0 });
  expect(mails.map(({ to }) => to)).toEqual(["guest@rihla.example", "other@rihla.example"]);
  expect((await register(api, first.invitation)).status).toBe(403);
  expect((await register(api, second.invitation)).status).toBe(201);
  expect((await register(api, other.invitation, "other@rihla.example")).status).toBe(201);
});

test("an invitation that is too old by now is none that another one takes the place of", async () => {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  await invite(api, cookie);
  const expiresAt = new Date(Date.now() - 1).toISOString();
  await api.db.updateTable("invitation").set({ expiresAt }).execute();
  expect((await invite(api, cookie)).body.isAgain).toBe(false);
});

test("handed over and removed at the same moment: there is an owner in any case", async () => {
  const api = await openTestApi();
  const [owner, other] = [await makeUser(api), await makeUser(api)];
  await Promise.allSettled([
    api.site.ownership.handOver(other._id, PASSWORD, { by: owner._id }),
    api.site.user.remove(other._id, { by: owner._id }),
  ]);
  expect(await api.site.user.findOwner()).not.toBeNull();
});

test("a page of one user says nothing and changes nothing in the session of another", async () => {
  const api = await openTestApi();
  const { cookie, user } = await signInTo(api);
  const change = (pageOf: string) =>
    api.send(
      "PUT",
      "/api/users/profile",
      { name: "Changed" },
      { cookie, headers: { "x-user": pageOf } },
    );
  const refused = await change("somebody-else");
  expect([refused.status, refused.body.code]).toEqual([401, "not-signed-in"]);
  expect((await change(user._id)).status).toBe(200);
});
