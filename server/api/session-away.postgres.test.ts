import { sql } from "kysely";
import { expect, test } from "vitest";
import { PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi, type TestApi } from "#tests/support/open-test-api.ts";

/** Nobody else reads or writes the table while the work lasts. */
const whileLocked = <T>({ db }: TestApi, table: string, work: () => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
    return work();
  });

const AWAY = "Our database does not answer just now. Please try again in a minute or two.";

test("sessions that cannot be read or ended for now: 503 in words, and nobody is signed out", async () => {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  const answers = await whileLocked(api, "staffSession", () =>
    Promise.all([
      api.get("/api/users", cookie),
      api.send("PUT", "/api/users/profile", { name: "Karim" }, { cookie }),
      api.send("POST", "/api/users/logout", undefined, { cookie }),
    ]),
  );
  for (const { status, body, headers } of answers) {
    expect([status, body.message, headers.get("Set-Cookie")]).toEqual([503, AWAY, null]);
  }
  expect((await api.get("/api/users", cookie)).status).toBe(200);
  expect(api.lines).toEqual([]);
});

test("a password that cannot be read for now: 503 in words, and nothing has changed", async () => {
  const api = await openTestApi();
  const { cookie, user } = await signInTo(api);
  const change = { password: "a longer road home", currentPassword: PASSWORD };
  const login = { email: user.email, password: PASSWORD };
  const answers = await whileLocked(api, "staffAccount", () =>
    Promise.all([
      api.send("PUT", "/api/users/profile", change, { cookie }),
      api.send("POST", "/api/users/auth", login),
    ]),
  );
  for (const { status, body, headers } of answers) {
    expect([status, body.message, headers.get("Set-Cookie")]).toEqual([503, AWAY, null]);
  }
  expect((await api.send("POST", "/api/users/auth", login)).status).toBe(200);
  expect(api.lines).toEqual([]);
});
