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
