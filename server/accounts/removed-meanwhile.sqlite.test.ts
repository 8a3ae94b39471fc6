import { sql } from "kysely";
import { expect, test } from "vitest";
import { appCode } from "#tests/support/app-codes.ts";
import { makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { openTestApi, type TestApi } from "#tests/support/open-test-api.ts";
import { openWithApp } from "#tests/support/open-with-app.ts";

/** What a write meets whose user has just been removed; it is undone with the write. */
const removeBefore = (api: TestApi, table: string) =>
  sql`
    create trigger "removedMeanwhile" before insert on ${sql.table(table)}
    begin delete from "staff" where "id" = new."userId"; end
  `.execute(api.db);

test("whoever is removed while their password is checked hears what every stranger hears", async () => {
  const api = await openTestApi();
  const { email } = await makeUser(api);
  await removeBefore(api, "staffSession");
  const login = { email, password: PASSWORD };
  const { status, body, headers } = await api.send("POST", "/api/users/auth", login);
  expect([status, body.code]).toEqual([401, "wrong-credentials"]);
  expect(headers.getSetCookie()).toEqual([]);
});

test.for(["totp", "recovery"] as const)(
  "whoever is removed while their code is checked begins anew: %s",
  async (way) => {
    const { api, secret, codes, password, code } = await openWithApp();
    const { waiting } = await password();
    await removeBefore(api, "staffSession");
    const typed = way === "totp" ? await appCode(secret, 1) : (codes[0] ?? "");
    const answer = await code(way, typed, waiting);
    expect([answer.status, answer.body.code]).toEqual([401, "code-step-over"]);
  },
);
