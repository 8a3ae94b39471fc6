import { appCode } from "./app-codes.ts";
import { cookieFrom, PASSWORD, signInTo } from "./make-user.ts";
import { openTestApi, type TestApi } from "./open-test-api.ts";

export const TOTP = "/api/users/profile/totp";

type Options = Parameters<typeof openTestApi>[0];

/** An API, and somebody with an app; `secret`, and the codes for whoever loses it. */
export async function openWithApp(options?: Options) {
  const api = await openTestApi(options);
  const { user, cookie } = await signInTo(api);
  const confirmed = { currentPassword: PASSWORD };
  const { secret, uri } = (await api.send("POST", TOTP, confirmed, { cookie })).body;
  const code = await appCode(secret);
  const { status, body } = await api.send("POST", `${TOTP}/confirm`, { code }, { cookie });
  const codes: string[] = body.recoveryCodes;
  return {
    ...{ api, user, cookie, secret, uri, status, code, codes },
    ...signingIn(api, user.email),
  };
}

export type Sent = { cookie?: string; headers?: Record<string, string> };

const signingIn = (api: TestApi, email: string) => ({
  /** @returns the cookies with which the code is sent */
  password: async (given = PASSWORD, sent: Sent = {}) => {
    const answer = await api.send("POST", "/api/users/auth", { email, password: given }, sent);
    return { ...answer, waiting: cookieFrom(answer.headers) };
  },
  code: (way: "totp" | "recovery", code: string, waiting: string, headers = {}) =>
    api.send("POST", `/api/users/auth/${way}`, { code }, { cookie: waiting, headers }),
});
