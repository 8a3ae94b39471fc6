import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createAccounts } from "#server/accounts/accounts.ts";
import { boot } from "#server/boot.ts";
import type { DatabasePlace } from "#server/db/open.server.ts";
import { appCode } from "#tests/support/app-codes.ts";
import { backUp, envAt, UNWATCHED } from "#tests/support/backups.ts";
import { fillTables } from "#tests/support/fill-tables.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testDatabase } from "#tests/support/test-place.ts";
import { readManifestOf } from "./read-archive.ts";
import { restoreBackup } from "./restore-backup.ts";

const ENV = { PUBLIC_URL: "http://localhost", ownOrigins: ["http://localhost"] };
const STEM = `${"0".repeat(20)}-90x60-aabbcc`;

type Engine = "sqlite" | "postgres";

async function placeFor(engine: Engine): Promise<DatabasePlace> {
  const DATA_DIR = temporaryFolder();
  return engine === "sqlite"
    ? { DATA_DIR }
    : { DATA_DIR, DATABASE_URL: await testDatabase("blank") };
}

async function openAt(place: DatabasePlace, SEED_DEMO = false) {
  const booted = await boot({ ...place, SEED_DEMO });
  onTestFinished(() => booted.db.destroy().catch(() => undefined));
  return { ...booted, ...createAccounts({ ...booted, env: ENV }) };
}

type Opened = Awaited<ReturnType<typeof openAt>>;

async function withPicture({ site }: Opened, { DATA_DIR }: DatabasePlace) {
  const picture = { stem: STEM, hash: STEM.slice(0, 20), extension: "jpg" } as const;
  const words = { name: "a.jpg", width: 90, height: 60, bytes: 9, alt: "", decorative: true };
  await site.media.begin({ ...picture, ...words });
  await site.media.finish(STEM, { by: null });
  mkdirSync(path.join(DATA_DIR, "media", STEM), { recursive: true });
  writeFileSync(path.join(DATA_DIR, "media", STEM, "original"), "a picture");
}

/** A demo site with a colleague who has a second factor, an enquiry, a picture, and rows in each table. */
async function fullSite(engine: Engine) {
  const place = await placeFor(engine);
  const opened = await openAt(place, true);
  const { email, _id } = await makeUser(opened);
  const { secret } = await opened.secondFactor.start(_id, PASSWORD);
  await opened.secondFactor.confirm(_id, await appCode(secret));
  const message = "সাত সকাল 😀 'quoted' \\n";
  const { id: enquiryId } = await makeEnquiry(opened.site, { message });
  await withPicture(opened, place);
  await opened.site.invitation.create("guest@rihla.example", { by: _id });
  await opened.site.passwordReset.request(email);
  await fillTables(opened.db, { userId: _id, enquiryId });
  const { cookies } = await signIn(opened, email);
  return { place, opened, email, secret, cookies };
}

const signIn = ({ auth }: Opened, email: string) =>
  auth.signIn({ email, password: PASSWORD }, { address: "here" });

/** What opens the site to whoever has it: of invitations, those that are open, as all are here. */
const PRIVATE = [
  ...["appSetUp", "attempt", "invitation", "passwordReset", "sharedSecret", "staffSession"],
  "staffVerification",
];

/** Of all that wait those without a link that opens an account. */
const LETTERS = ["confirmation", "enquiry"];

/** What goes on by itself. */
const OWN = ["contentVersion", "clock"];

const tablesOf = async (file: string) => {
  const { tables } = await readManifestOf(file, UNWATCHED.signal);
  return Object.fromEntries(Object.entries(tables).filter(([name]) => !OWN.includes(name)));
};

const emptyIn = (tables: Awaited<ReturnType<typeof tablesOf>>) =>
  Object.keys(tables).filter((name) => tables[name]?.rows === 0);

const WAYS: [Engine, Engine][] = [
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
  ["postgres", "postgres"],
  ["sqlite", "sqlite"],
];

test.each(WAYS)(
  "from %s into an empty %s every row and picture is the same",
  async (from, into) => {
    const old = await fullSite(from);
    const backup = await backUp(old.place);
    const there = await placeFor(into);
    const restored = await restoreBackup(backup, envAt(there), UNWATCHED);
    expect(restored).toMatchObject({ pictures: 1, lost: [], factorsOff: [], before: null });
    const tables = await tablesOf(backup);
    // The site's secret lies beside its rows.
    expect(emptyIn(tables)).toEqual(["sharedSecret"]);
    expect(await tablesOf(await backUp(there))).toEqual(tables);
    expect(readdirSync(path.join(there.DATA_DIR, "media", STEM))).toEqual(["original"]);
    expect(readdirSync(there.DATA_DIR).filter((name) => name.startsWith("restoring-"))).toEqual([]);
    const now = await openAt(there);
    const asked = await signIn(now, old.email);
    expect(asked).toHaveProperty("secondFactor");
    const cookie = asked.cookies.map((one) => one.split(";")[0]).join("; ");
    const code = await appCode(old.secret, 1);
    const { user } = await now.secondStep.verify("totp", code, { address: "here", cookie });
    expect(user.email).toBe(old.email);
  },
);

test.each(WAYS)(
  "from %s into %s without the secrets nobody is signed in, and no second factor locks anybody out",
  async (from, into) => {
    const old = await fullSite(from);
    const backup = await backUp(old.place, { withSecrets: false });
    const there = await placeFor(into);
    const { factorsOff } = await restoreBackup(backup, envAt(there), UNWATCHED);
    expect(factorsOff).toHaveLength(1);
    const now = await openAt(there);
    const [tables, restored] = [await tablesOf(backup), await tablesOf(await backUp(there))];
    expect(emptyIn(tables)).toEqual(PRIVATE);
    const others = Object.keys(tables).filter((name) => restored[name]?.sum !== tables[name]?.sum);
    const kinds = await now.db.selectFrom("mail").select("kind").distinct().execute();
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(LETTERS);
    // Whose second factor is off, and that it is.
    expect(others).toEqual(["audit", "staff", "staffTwoFactor"]);
    const { cookies } = await signIn(now, old.email);
    expect(await now.auth.findSession(cookies[0]?.split(";")[0])).toMatchObject({
      user: { email: old.email },
    });
    expect(await now.db.selectFrom("staffSession").select("id").execute()).toHaveLength(1);
  },
);

/** Of whoever typed password and code. */
async function sessionOf({ opened, secret, cookies }: Awaited<ReturnType<typeof fullSite>>) {
  const cookie = cookies.map((one) => one.split(";")[0]).join("; ");
  const signed = await opened.secondStep.verify("totp", await appCode(secret, 1), {
    ...{ address: "here", cookie },
  });
  return signed.cookies.map((one) => one.split(";")[0]).join("; ");
}

test.each([true, false])(
  "into the site that it came from, second factors go on, whoever was signed in is not, and its secret stays: with secrets %s",
  async (withSecrets) => {
    const old = await fullSite("postgres");
    const cookie = await sessionOf(old);
    const backup = await backUp(old.place, { withSecrets });
    expect(await old.opened.auth.findSession(cookie)).not.toBeNull();
    await makeEnquiry(old.opened.site, { message: "After the backup" });
    const before = await old.opened.db
      .selectFrom("contentVersion")
      .select("number")
      .executeTakeFirst();
    const { factorsOff } = await restoreBackup(backup, envAt(old.place), UNWATCHED);
    expect(factorsOff).toEqual([]);
    expect(
      await old.opened.site.enquiry.list({ q: "After the backup", limit: 5, offset: 0 }),
    ).toEqual([]);
    const after = await old.opened.db
      .selectFrom("contentVersion")
      .select("number")
      .executeTakeFirst();
    expect(after?.number).toBeGreaterThan(before?.number ?? 0);
    expect(await old.opened.auth.findSession(cookie)).toBeNull();
    expect(await signIn(old.opened, old.email)).toHaveProperty("secondFactor");
    expect((await openAt(old.place)).secret).toBe(old.opened.secret);
  },
);

test("a database that lets the copying break off is as it was, and so are its pictures", async () => {
  const backup = await backUp((await fullSite("sqlite")).place);
  const there = await placeFor("postgres");
  const now = await openAt(there, true);
  await sql`alter table "enquiry" add column "surplus" text`.execute(now.db);
  const posts = await now.site.blog.list({ limit: 100, offset: 0 });
  await expect(restoreBackup(backup, envAt(there), UNWATCHED)).rejects.toThrow(
    /^enquiry could not be copied: .*\. Nothing was changed\.$/,
  );
  expect(await now.site.blog.list({ limit: 100, offset: 0 })).toEqual(posts);
  expect(existsSync(path.join(there.DATA_DIR, "media", STEM))).toBe(false);
});
