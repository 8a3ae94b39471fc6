import { expect, test } from "vitest";
import { cookieFrom, makeUser, PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

test("a session in use goes on: once an hour its cookie is sent again", async () => {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  expect((await api.get("/api/users", cookie)).headers.get("Set-Cookie")).toBeNull();
  const anHourLess = new Date(Date.now() + 30 * 86_400_000 - 3_700_000).toISOString();
  await api.db.updateTable("staffSession").set({ expiresAt: anHourLess }).execute();
  const { status, headers } = await api.get("/api/users", cookie);
  expect([status, headers.getSetCookie()]).toEqual([
    200,
    [expect.stringMatching(/^rihla.session_token=/), expect.stringMatching(/^rihla.device=/)],
  ]);
  const { expiresAt } = await api.db
    .selectFrom("staffSession")
    .select("expiresAt")
    .executeTakeFirstOrThrow();
  expect((Date.parse(expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(30, 2);
});

test.each([true, false])(
  "a new device is told of once, where mail is sent (%s); elsewhere none lies and waits",
  async (canMail) => {
    const api = await openTestApi({ canMail });
    const { email } = await makeUser(api);
    const signIn = (cookie?: string) =>
      api.send("POST", "/api/users/auth", { email, password: PASSWORD }, { cookie });
    const { status, headers } = await signIn();
    expect([status, (await signIn(cookieFrom(headers))).status]).toEqual([200, 200]);
    const mails = await api.db.selectFrom("mail").select("kind").execute();
    expect(mails).toEqual(canMail ? [{ kind: "new-device" }] : []);
  },
);

test("the first registers freely, others by an invitation; sent again it signs in whoever knows the password", async () => {
  const api = await openTestApi();
  const register = (given: object) =>
    api.send("POST", "/api/users", {
      ...{ name: "Nadia", email: "nadia@rihla.example", password: PASSWORD, ...given },
    });
  const first = await register({});
  expect([first.status, first.body.role]).toEqual([201, "owner"]);
  expect((await api.get("/api/users", cookieFrom(first.headers))).status).toBe(200);
  const guest = { name: "Karim", email: "karim@rihla.example" };
  const uninvited = await register(guest);
  expect([uninvited.status, uninvited.body.code]).toEqual([403, "invitation-needed"]);
  const by = { by: first.body._id };
  const { secret } = await api.site.invitation.create(guest.email, by);
  const other = await api.site.invitation.create("rahim@rihla.example", by);
  const invited = { ...guest, invitation: secret };
  const answers = [await register(invited), await register(invited)];
  expect(answers.map(({ status, body }) => [status, body.role])).toEqual([
    [201, "editor"],
    [201, "editor"],
  ]);
  for (const { headers } of answers)
    expect((await api.get("/api/users", cookieFrom(headers))).status).toBe(200);
  const guessed = await register({ ...invited, password: "tea, then a guess" });
  expect([guessed.status, guessed.body.code]).toEqual([403, "invitation-needed"]);
  expect((await api.site.user.list()).map(({ email }) => email).toSorted()).toEqual([
    ...["karim@rihla.example", "nadia@rihla.example"],
  ]);
  expect((await api.site.invitation.findOpen(other.secret))?.email).toBe("rahim@rihla.example");
});

test("whoever signs in, and whoever tries in vain, is written down; whose email nobody has is not named", async () => {
  const api = await openTestApi();
  const { email, name, _id } = await makeUser(api);
  const tries = [
    [email, "tea, then a guess"],
    ["nobody@rihla.example", PASSWORD],
    [email, PASSWORD],
  ];
  const statuses: number[] = [];
  for (const [email, password] of tries) {
    const { status } = await api.send("POST", "/api/users/auth", { email, password });
    statuses.push(status);
  }
  expect(statuses).toEqual([401, 401, 200]);
  const trail = await api.site.audit.list({ limit: 9, offset: 0 });
  expect(trail.map(({ action, thingId, summary }) => [action, thingId, summary])).toEqual([
    ["sign-in", _id, name],
    ["failed-sign-in", "", ""],
    ["failed-sign-in", _id, name],
    ["registration", _id, name],
  ]);
});
