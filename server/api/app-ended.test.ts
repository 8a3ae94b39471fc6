import { expect, test } from "vitest";
import { cookieFrom, cookieOf, PASSWORD } from "#tests/support/make-user.ts";
import { openWithApp, TOTP } from "#tests/support/open-with-app.ts";

test("recovery codes are made anew, the app is ended, and who is signed in elsewhere signed out", async () => {
  const { api, user, cookie, codes, password, code } = await openWithApp();
  const send = async (method: string, path: string, body?: object) => {
    const answer = await api.send(method, path, body, { cookie });
    return [answer.status, answer.body];
  };
  const confirmed = { currentPassword: PASSWORD };
  const wrong = { currentPassword: "another password" };
  const said: unknown[] = [];
  said.push(await send("POST", `${TOTP}/recovery-codes`, wrong));
  const [status, body] = (await send("POST", `${TOTP}/recovery-codes`, confirmed)) as [
    number,
    { recoveryCodes: string[] },
  ];
  const fresh = body.recoveryCodes ?? [];
  said.push([status, fresh.length, new Set([...fresh, ...codes]).size]);
  const tried = async (given: string) => {
    const { waiting } = await password();
    const answer = await code("recovery", given, waiting);
    return [answer.status, cookieFrom(answer.headers) !== ""];
  };
  said.push(await tried(codes[0] ?? ""), await tried(fresh[0] ?? ""), await tried(fresh[0] ?? ""));
  const other = await cookieOf(api, user);
  const SESSIONS = "/api/users/profile/sessions";
  const list = async (): Promise<{ _id: string; isCurrent: boolean }[]> =>
    (await api.get(SESSIONS, cookie)).body;
  const elsewhere = (await list()).filter(({ isCurrent }) => !isCurrent);
  said.push((await list()).length, elsewhere.length);
  said.push(await send("DELETE", `${SESSIONS}/${elsewhere[0]?._id}`), (await list()).length);
  said.push(await send("DELETE", `${SESSIONS}/${elsewhere[0]?._id}`));
  said.push(await send("DELETE", `${SESSIONS}/others`), (await list()).length);
  const isIn = async (one: string) => (await api.get("/api/users", one)).status;
  said.push(await isIn(other), await isIn(cookie));

  said.push(
    await send("DELETE", TOTP, wrong),
    await send("DELETE", TOTP, confirmed),
    await send("DELETE", TOTP, confirmed),
  );
  const signedIn = await password();
  said.push(signedIn.status, signedIn.body.secondFactor);
  const trail = await api.site.audit.list({ limit: 20, offset: 0 });
  said.push(
    trail.map((one) => [one.action, one.thing, one.userName, one.summary].join(" | ")).toSorted(),
  );
  expect(said).toEqual([
    [
      400,
      {
        code: "wrong-current-password",
        issues: [
          {
            code: "wrong-current-password",
            message: "This is not your current password.",
            path: "currentPassword",
          },
        ],
        message: "This is not your current password.",
      },
    ],
    [200, 10, 20],
    [400, false],
    [200, true],
    [400, false],
    3,
    2,
    [
      200,
      {
        message: "Signed out there.",
      },
    ],
    2,
    [
      404,
      {
        code: "not-found",
        message: "This is not here any more: somebody may have deleted it.",
      },
    ],
    [
      200,
      {
        message: "Signed out there.",
      },
    ],
    1,
    401,
    200,
    [
      400,
      {
        code: "wrong-current-password",
        issues: [
          {
            code: "wrong-current-password",
            message: "This is not your current password.",
            path: "currentPassword",
          },
        ],
        message: "This is not your current password.",
      },
    ],
    [
      200,
      {
        message: "The second factor is off.",
      },
    ],
    [
      409,
      {
        code: "second-factor-missing",
        message: "There is no second factor that this could change. Load the page again.",
      },
    ],
    200,
    undefined,
    [
      "failed-sign-in | user | Somebody unknown | Farida Yasmin",
      "failed-sign-in | user | Somebody unknown | Farida Yasmin",
      "recovery-codes | user | Farida Yasmin | Farida Yasmin",
      "registration | user | Farida Yasmin | Farida Yasmin",
      "second-factor | user | Farida Yasmin | Farida Yasmin",
      "second-factor-end | user | Farida Yasmin | Farida Yasmin",
      "sign-in | user | Farida Yasmin | Farida Yasmin",
      "sign-in | user | Farida Yasmin | Farida Yasmin",
    ],
  ]);
});
