import { expect, test } from "vitest";
import { cookieFrom, makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

/** Their values aside. */
const cookiesOf = ({ headers }: { headers: Headers }) =>
  headers.getSetCookie().map((one) => one.replace(/^([^=]+=)[^;]+/, "$1…"));

test.each([
  ["http://localhost", "rihla", "Path=/; HttpOnly; SameSite=Lax"],
  ["https://rihla.example", "__Host-rihla", "Path=/; HttpOnly; Secure; SameSite=Lax"],
])(
  "at %s a session is a cookie that no script and no other site has",
  async (publicUrl, prefix, kept) => {
    const api = await openTestApi({ publicUrl });
    const { email } = await makeUser(api);
    const sent = (path: string, body?: object, cookie?: string) =>
      api.send("POST", `/api/users/${path}`, body, { cookie, headers: { origin: publicUrl } });
    const wrong = await sent("auth", { email, password: `${PASSWORD}.` });
    expect([wrong.status, cookiesOf(wrong)]).toEqual([401, []]);

    const right = await sent("auth", { email, password: PASSWORD });
    expect([right.status, cookiesOf(right)]).toEqual([
      200,
      [
        `${prefix}.session_token=…; Max-Age=2592000; ${kept}`,
        `${prefix}.device=…; Max-Age=34560000; ${kept}`,
      ],
    ]);

    const cookie = cookieFrom(right.headers);
    const isSignedIn = async () => (await api.get("/api/users", cookie)).status;
    expect(await isSignedIn()).toBe(200);
    const out = await sent("logout", undefined, cookie);
    expect(cookiesOf(out)).toContain(`${prefix}.session_token=; Max-Age=0; ${kept}`);
    expect(await isSignedIn()).toBe(401);
  },
);
