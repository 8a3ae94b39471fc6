import { expect, test } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

test("who asks for one account too often gets the same answer, and it no more mails", async () => {
  const { passwordHelp, db } = await openTestApi();
  const { email } = await makeUser({ db });
  const asked = Array.from({ length: 5 }, () =>
    passwordHelp.request(email, { address: "203.0.113.7" }),
  );
  expect(await Promise.all(asked)).toEqual(Array(5).fill(undefined));
  expect(await db.selectFrom("mail").select("to").execute()).toEqual(Array(3).fill({ to: email }));
});
