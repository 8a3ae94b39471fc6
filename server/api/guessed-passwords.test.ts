import { expect, test } from "vitest";
import { makeUser, signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";
import { repeatTries } from "#tests/support/repeat-tries.ts";

const WRONG = { currentPassword: "not the password" };
const BACKUP = "rihla-2026-11-25T02-10-00Z.tar.zst.age";

test("guesses at the password are counted together, at whichever door it is asked for again", async () => {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  const { _id } = await makeUser(api);
  const doors = [
    ["PUT", "/api/users/profile", { ...WRONG, email: "new@rihla.example" }],
    ["POST", `/api/users/${_id}/owner`, WRONG],
    ["POST", "/api/users/profile/passkeys/options", WRONG],
    ["DELETE", "/api/users/profile/passkeys/any", WRONG],
    ["POST", "/api/users/profile/totp", WRONG],
    ["POST", "/api/users/profile/totp/confirm", { code: "000000" }],
    ["POST", "/api/users/profile/totp/recovery-codes", WRONG],
    ["DELETE", "/api/users/profile/totp", WRONG],
    ["POST", "/api/users/second-factor-duty", WRONG],
    ["DELETE", "/api/users/second-factor-duty", WRONG],
    ["POST", "/api/backups", { ...WRONG, withSecrets: true }],
    ["POST", "/api/backups/key", WRONG],
    ["DELETE", "/api/backups/key", WRONG],
    ["POST", `/api/backups/${BACKUP}/pass`, WRONG],
    ["POST", "/api/backups/restore", { ...WRONG, name: BACKUP, siteName: "Rihla Travels" }],
  ] as const;
  const [[method, path, body]] = doors;
  const first = await api.send(method, path, body, { cookie });
  expect([first.status, first.body.code]).toEqual([400, "wrong-current-password"]);
  await repeatTries(api, 10);
  for (const [method, path, body] of doors) {
    const { status, body: said, headers } = await api.send(method, path, body, { cookie });
    expect([method, path, status, said.code, Number(headers.get("Retry-After")) > 800]).toEqual([
      ...[method, path, 429, "too-many-tries", true],
    ]);
  }
});
