import { Hono } from "hono";
import { expect, test } from "vitest";
import { createAccounts } from "#server/accounts/accounts.ts";
import { cookieOf, makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { accountDoor } from "./account-door.ts";

const PUBLIC_URL = "http://localhost";

test("of where somebody is signed in, the session that asks is told apart", async () => {
  const opened = await openTestSite();
  const env = { PUBLIC_URL, ownOrigins: [PUBLIC_URL], TRUST_PROXY: false, SMTP_URL: undefined };
  const accounts = createAccounts({ ...opened, env });
  const deps = { ...opened, ...accounts, env, mailRoom: { isSending: false } };
  const door = new Hono().get("/", async (c) => {
    const session = await accounts.auth.findSession(c.req.header("cookie"));
    return c.json(await accountDoor(deps as never, c, session).findSecurity());
  });
  const user = await makeUser(opened);
  for (const cookie of [await cookieOf(opened, user), await cookieOf(opened, user)]) {
    const session = await accounts.auth.findSession(cookie);
    const { sessions } = await (await door.request("/", { headers: { cookie } })).json();
    const told = sessions.filter((one: { isCurrent: boolean }) => one.isCurrent);
    expect([sessions.length, told.map(({ _id }: { _id: string }) => _id)]).toEqual([
      2,
      [session?.sessionId],
    ]);
  }
});
