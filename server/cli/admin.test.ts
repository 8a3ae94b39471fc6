import { readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createAccounts } from "#server/accounts/accounts.ts";
import { boot } from "#server/boot.ts";
import { makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { repeatTries } from "#tests/support/repeat-tries.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testPlace } from "#tests/support/test-place.ts";

const HERE = { address: "here" };

const admin = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  runCommand("server/cli/admin.ts", env, ...args);

async function openSite() {
  const place = await testPlace();
  const booted = await boot({ ...place, SEED_DEMO: false });
  onTestFinished(() => booted.db.destroy());
  const { auth } = createAccounts({
    ...booted,
    env: { PUBLIC_URL: "http://localhost", ownOrigins: ["http://localhost"] },
  });
  return { ...booted, place, auth };
}

test("prints a new password once and ends the sessions, while the server runs", async () => {
  const { place, auth, db, site } = await openSite();
  const { name, email } = await makeUser({ db });
  const { cookies } = await auth.signIn({ email, password: PASSWORD }, HERE);
  const cookie = cookies[0]?.split(";")[0];
  expect(await auth.findSession(cookie)).not.toBeNull();

  const { code, stdout, stderr } = await admin(place, "reset-password", email.toUpperCase());
  expect([code, stderr]).toEqual([0, ""]);
  const [password = "", ...others] = stdout.match(/\b\w{5}(-\w{5}){3}\b/g) ?? [];
  expect([others, stdout.includes(name)]).toEqual([[], true]);

  expect(await auth.findSession(cookie)).toBeNull();
  await expect(auth.signIn({ email, password: PASSWORD }, HERE)).rejects.toMatchObject({
    code: "wrong-credentials",
  });
  expect(await auth.signIn({ email, password }, HERE)).toMatchObject({ user: { email } });
  const deeds = await site.audit.list({ limit: 10, offset: 0 });
  expect(deeds.map(({ action }) => action)).toContain("password-reset");
});

test("whoever was locked out by strangers is let in at once", async () => {
  const { place, auth, db } = await openSite();
  const { email } = await makeUser({ db });
  await expect(auth.signIn({ email, password: "x" }, HERE)).rejects.toThrow("wrong-credentials");
  await repeatTries({ db }, 100);
  const signIn = (password: string) => auth.signIn({ email, password }, HERE);
  await expect(signIn(PASSWORD)).rejects.toMatchObject({ code: "too-many-tries" });
  const { stdout } = await admin(place, "reset-password", email);
  const [password = ""] = stdout.match(/\b\w{5}(-\w{5}){3}\b/) ?? [];
  expect(await signIn(password)).toMatchObject({ user: { email } });
});

test("says who is not there, and changes nothing", async () => {
  const { place, db } = await openSite();
  await makeUser({ db });
  const before = await db.selectFrom("staffAccount").selectAll().execute();
  const { code, stdout, stderr } = await admin(place, "reset-password", "nobody@rihla.example");
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toBe("Nobody is registered with nobody@rihla.example.\n");
  expect(await db.selectFrom("staffAccount").selectAll().execute()).toEqual(before);
});

test.each([[[]], [["reset-password"]], [["help"]], [["reset-password", "a@b.c", "d"]]])(
  "%j: how it is used",
  async (args) => {
    const { code, stderr } = await admin({ DATA_DIR: temporaryFolder() }, ...args);
    expect([code, stderr]).toEqual([
      1,
      "Usage: npm run admin -- reset-password EMAIL\n       npm run admin -- second-factor-off EMAIL\n",
    ]);
  },
);

test("makes no database where there is none", async () => {
  const folder = temporaryFolder();
  const { code, stderr } = await admin({ DATA_DIR: folder }, "reset-password", "a@rihla.example");
  expect([code, stderr]).toEqual([1, expect.stringContaining("There is no database at")]);
  expect(readdirSync(folder)).toEqual([]);
});

test("makes no site of a database that is lost", async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "rihla.sqlite");
  writeFileSync(file, "");
  for (const command of [
    ["server/cli/admin.ts", "reset-password", "a@rihla.example"],
    ["server/cli/move-database.ts", "--to", "postgres://nobody:x@127.0.0.1:1/site"],
    ["server/cli/backup.ts", "--to", path.join(temporaryFolder(), "backup")],
  ] as const) {
    const [script, ...args] = command;
    const { code, stderr } = await runCommand(script, { DATA_DIR: folder }, ...args);
    expect([script, code, stderr]).toEqual([
      script,
      1,
      expect.stringMatching(/^The database file is empty\. It was left untouched/),
    ]);
    expect(statSync(file).size).toBe(0);
  }
});
