import { expect, onTestFinished, test, vi } from "vitest";
import { DomainError } from "#server/errors/domain-error.ts";
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

test("where it cannot be counted who asks, no link is sent, and it is said that it failed", async () => {
  const { passwordHelp, site, db } = await openTestApi();
  const { email } = await makeUser({ db });
  const away = new DomainError("database-away", { retryAfterS: 5 });
  const take = vi.spyOn(site.attempt, "take");
  onTestFinished(() => take.mockRestore());
  take.mockResolvedValueOnce(null).mockRejectedValueOnce(away);
  await expect(passwordHelp.request(email, { address: "203.0.113.7" })).rejects.toBe(away);
  expect(await db.selectFrom("mail").select("to").execute()).toEqual([]);
});
