import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createAccounts } from "#server/accounts/accounts.ts";
import { boot } from "#server/boot.ts";
import { appCode } from "#tests/support/app-codes.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testDatabase } from "#tests/support/test-place.ts";

const ENV = { PUBLIC_URL: "http://localhost", ownOrigins: ["http://localhost"] };

const moveDatabase = (DATA_DIR: string, ...args: string[]) =>
  runCommand("server/cli/move-database.ts", { DATA_DIR }, ...args);

async function open(place: { DATA_DIR: string; DATABASE_URL?: string }, SEED_DEMO = false) {
  const booted = await boot({ ...place, SEED_DEMO });
  onTestFinished(() => booted.db.destroy());
  return { ...booted, ...createAccounts({ ...booted, env: ENV }) };
}

test("a site with everything in it is the same afterwards, and whoever is signed in stays so", async () => {
  const DATA_DIR = temporaryFolder();
  const old = await open({ DATA_DIR }, true);
  const { name, email, _id } = await makeUser(old);
  const { reference } = await makeEnquiry(old.site, { message: "সাত সকাল 😀 'quoted' \\n" });
  const { id: stays } = await makeEnquiry(old.site);
  const { id: goes } = await makeEnquiry(old.site, { message: "Older than what it stands in" });
  await old.site.enquiry.update(stays, { owner: _id, followUpOn: "2026-12-01" }, { by: _id });
  await old.site.enquiry.merge(goes, { other: stays, version: undefined }, { by: _id });
  const [first] = await old.site.blog.list({ limit: 1, offset: 0 });
  await old.site.blog.remove(first?._id ?? "", { by: _id });
  const wish = { from: "/ওমরা.html", to: "/packages/umrah" };
  await old.site.redirect.create(wish, { by: _id, origin: ENV.PUBLIC_URL });
  const umrah = { kind: "package", id: "umrah" } as const;
  for (const title of ["Written, not published", "Waiting"]) {
    await old.site.draft.save(umrah, { body: { title } }, { by: _id });
    if (title !== "Waiting") await old.site.draft.discard(umrah, { by: _id });
  }
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  await old.site.draft.plan([umrah], inAnHour, { by: _id });
  await old.site.unknownPath.add(new Map([["/gallery", 7]]));
  const { cookies } = await old.auth.signIn({ email, password: PASSWORD }, { address: "here" });
  const DATABASE_URL = await testDatabase("blank");

  const { code, stdout, stderr } = await moveDatabase(DATA_DIR, "--to", DATABASE_URL);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^blog: 23$/m);
  expect(stdout).toMatch(/^trashedBlog: 1$/m);
  expect(stdout).toMatch(/rows were copied and read again/);
  expect(stdout).not.toContain("salt");

  const moved = await open({ DATA_DIR: temporaryFolder(), DATABASE_URL });
  for (const { site } of [old, moved]) {
    expect((await site.enquiry.list({ q: reference, limit: 5, offset: 0 }))[0]?.reference).toBe(
      reference,
    );
  }
  const all = { limit: 100, offset: 0 };
  expect(await moved.site.blog.list(all)).toEqual(await old.site.blog.list(all));
  expect(await moved.site.replyTemplate.list()).toEqual(await old.site.replyTemplate.list());
  expect(await moved.site.enquiry.find(goes)).toMatchObject({ merged: [{ _id: stays }] });
  expect(await moved.site.enquiry.find(goes)).toEqual(await old.site.enquiry.find(goes));
  expect(await moved.site.redirect.list(all)).toEqual(await old.site.redirect.list(all));
  expect(await moved.site.redirect.findNext(wish.from)).toBe(wish.to);
  expect(await moved.site.unknownPath.list()).toEqual(await old.site.unknownPath.list());
  const [kept] = (await old.site.history.list(umrah, { limit: 1 })) ?? [];
  for (const { site } of [old, moved]) {
    expect(await site.history.find(umrah, kept?._id ?? "")).toMatchObject({
      title: "Written, not published",
    });
  }
  const waiting = await moved.site.draft.find(umrah, { by: _id });
  expect(waiting).toMatchObject({ publishAt: inAnHour, body: { title: "Waiting" } });
  expect(waiting).toEqual(await old.site.draft.find(umrah, { by: _id }));
  expect(await moved.site.settings.get()).toEqual(await old.site.settings.get());
  expect(await moved.site.audit.list(all)).toEqual(await old.site.audit.list(all));
  const cookie = cookies[0]?.split(";")[0];
  expect((await moved.auth.findSession(cookie))?.user.name).toBe(name);

  const again = await moveDatabase(DATA_DIR, "--to", DATABASE_URL);
  expect([again.code, again.stdout]).toEqual([1, ""]);
  expect(again.stderr).toMatch(/^The PostgreSQL database is not empty: \w+ holds rows\./);
  expect(await moved.site.blog.list(all)).toHaveLength(23);
});

test("what cannot be moved is said in a sentence, and nothing is made", async () => {
  const DATA_DIR = temporaryFolder();
  const DATABASE_URL = await testDatabase("blank");
  const missing = await moveDatabase(DATA_DIR, "--to", DATABASE_URL);
  expect([missing.code, missing.stderr]).toEqual([
    1,
    expect.stringContaining("There is no database at"),
  ]);
  for (const args of [[], ["--to"], ["--from", "x"], ["postgres://a"]]) {
    const { code, stderr } = await moveDatabase(DATA_DIR, ...args);
    expect([args, code, stderr]).toEqual([args, 1, expect.stringMatching(/^Usage: /)]);
  }
  const wrong = await moveDatabase(DATA_DIR, "--to", "mysql://root@localhost/site");
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining("DATABASE_URL")]);
});

test("what PostgreSQL cannot hold is said in a sentence, and nothing is moved", async () => {
  const DATA_DIR = temporaryFolder();
  const DATABASE_URL = await testDatabase("blank");
  const { db } = await open({ DATA_DIR }, true);
  await db.updateTable("blog").set({ version: 3_000_000_000 }).execute();
  await db.destroy();
  const { code, stdout, stderr } = await moveDatabase(DATA_DIR, "--to", DATABASE_URL);
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^blog could not be copied: .* out of range .*\. Nothing was moved\.\n$/);
});

test("a connection that is cut amid the copying is said in a sentence, and nothing is moved", async () => {
  const DATA_DIR = temporaryFolder();
  const DATABASE_URL = await testDatabase("empty");
  const { db } = await open({ DATA_DIR }, true);
  await db.destroy();
  const other = new pg.Client(DATABASE_URL);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("begin; lock table blog in share mode");
  const moving = moveDatabase(DATA_DIR, "--to", DATABASE_URL);
  const cut = async () => {
    const { rowCount } = await other.query(
      "select pg_terminate_backend(pid) from pg_locks where not granted and relation = 'blog'::regclass",
    );
    return rowCount;
  };
  await expect.poll(cut).toBe(1);
  const { code, stdout, stderr } = await moving;
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^The copying broke off: [^\n]+\. Nothing was moved\.\n$/);
  expect((await other.query("select 1 from blog")).rowCount).toBe(0);
});

test("a second factor is asked for and opens afterwards too, and a recovery code that was used stays used", async () => {
  const DATA_DIR = temporaryFolder();
  const old = await open({ DATA_DIR });
  const { _id, email } = await makeUser(old);
  const { secret } = await old.secondFactor.start(_id, PASSWORD);
  const [used = "", ...codes] = await old.secondFactor.confirm(_id, await appCode(secret));
  const signIn = async (at: typeof old, way: "totp" | "recovery", code: string) => {
    const caller = { address: "here" };
    const answer = await at.auth.signIn({ email, password: PASSWORD }, caller);
    expect(answer).toHaveProperty("secondFactor");
    const cookie = answer.cookies.map((one) => one.split(";")[0]).join("; ");
    return at.secondStep.verify(way, code, { ...caller, cookie });
  };
  await signIn(old, "recovery", used);
  const DATABASE_URL = await testDatabase("blank");
  expect((await moveDatabase(DATA_DIR, "--to", DATABASE_URL)).code).toBe(0);
  const moved = await open({ DATA_DIR: temporaryFolder(), DATABASE_URL });
  expect((await signIn(moved, "totp", await appCode(secret, 1))).user.email).toBe(email);
  await expect(signIn(moved, "recovery", used)).rejects.toThrow("wrong-recovery-code");
  expect((await signIn(moved, "recovery", codes[0] ?? "")).user.email).toBe(email);
});
