import { sql } from "kysely";
import { expect, test } from "vitest";
import { appCode } from "#tests/support/app-codes.ts";
import { openWithApp } from "#tests/support/open-with-app.ts";

test("a password that is changed at the moment in which it is typed leads to no code", async () => {
  const { api, secret, password, code } = await openWithApp();
  await sql`
    create trigger "changedMeanwhile" after insert on "staffVerification"
    begin update "staffAccount" set "password" = 'another'; end
  `.execute(api.db);
  const first = await password();
  expect([first.status, first.body.code]).toEqual([401, "wrong-credentials"]);
  const next = await code("totp", await appCode(secret, 1), first.waiting);
  expect(next.status).toBe(401);
});
