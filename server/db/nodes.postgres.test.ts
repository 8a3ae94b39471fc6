import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { LANGUAGES } from "#contracts/languages.ts";
import { createAccounts } from "#server/accounts/accounts.ts";
import { boot } from "#server/boot.ts";
import { type ContentVersion, createContentVersion } from "#server/content/content-version.ts";
import { createFormTokens } from "#server/enquiries/form-token.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testDatabase } from "#tests/support/test-place.ts";
import { followContent } from "./follow-content.server.ts";
import { migrations } from "./migrations/index.ts";

const NODES = 10;

test("ten nodes start at once on an empty database: one schema, one agency, one secret", async () => {
  const DATABASE_URL = await testDatabase("blank");
  const start = async () => {
    const booted = await boot({ DATA_DIR: temporaryFolder(), DATABASE_URL, SEED_DEMO: true });
    onTestFinished(() => booted.db.destroy());
    const { auth } = createAccounts({
      ...booted,
      env: { PUBLIC_URL: "http://localhost", ownOrigins: ["http://localhost"] },
    });
    return { ...booted, auth };
  };
  const nodes = await Promise.all(Array.from({ length: NODES }, start));
  const [first, last] = [nodes.at(0), nodes.at(-1)];
  if (!first || !last) throw new Error("no node has started");

  expect(new Set(nodes.map(({ secret }) => secret)).size).toBe(1);
  expect(await first.site.blog.count({})).toBe(24);
  expect((await first.site.enquiry.counts()).all).toBeGreaterThan(0);
  const references = await first.db.selectFrom("enquiry").select("reference").execute();
  expect(new Set(references.map(({ reference }) => reference)).size).toBe(references.length);
  const changes = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(first.db);
  expect(changes.rows.map(({ name }) => name)).toEqual(Object.keys(migrations));

  const { email } = await makeUser(first);
  const { cookies } = await first.auth.signIn({ email, password: PASSWORD }, { address: "here" });
  const cookie = cookies[0]?.split(";")[0];
  expect((await last.auth.findSession(cookie))?.user.email).toBe(email);
  const token = createFormTokens(first.secret).issue();
  expect(createFormTokens(last.secret).read(token)).toMatchObject({ isTooOld: false });
  expect(createFormTokens("another secret").read(token)).toBeNull();
});

test("the demo agency does not come back where an agency has been", async () => {
  const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: await testDatabase("demo") };
  const { db, site } = await boot({ ...env, SEED_DEMO: true });
  onTestFinished(() => db.destroy());
  expect(await site.blog.count({})).toBe(24);
});

test("a number that went back, with a backup or a standby, is raised above what nodes know", async () => {
  const DATABASE_URL = await testDatabase("demo");
  const env = { DATA_DIR: temporaryFolder(), DATABASE_URL, SEED_DEMO: false };
  const { db, pulse } = await boot(env);
  onTestFinished(() => db.destroy());
  const [writer, reader] = [createContentVersion(db), createContentVersion(db)];
  const goBack = () => db.updateTable("contentVersion").set({ number: 0 }).execute();
  const knownToWriter = await after(writer, () => writer.change(async () => {}));
  await goBack();
  expect(await after(writer, () => writer.change(async () => {}))).toBeGreaterThan(knownToWriter);

  const { log } = catchLog();
  const stop = followContent(
    { DATA_DIR: "", DATABASE_URL },
    { heard: reader.heard, known: reader.current, pulse, log },
  );
  onTestFinished(stop);
  await expect.poll(reader.current).toBeGreaterThan(knownToWriter);
  const knownToReader = reader.current();
  await goBack();
  await expect.poll(reader.current, { timeout: 10_000 }).toBeGreaterThan(knownToReader);
}, 20_000);

test("another node hears in which language alone something has changed", async () => {
  const DATABASE_URL = await testDatabase("demo");
  const env = { DATA_DIR: temporaryFolder(), DATABASE_URL, SEED_DEMO: false };
  const { db, pulse } = await boot(env);
  onTestFinished(() => db.destroy());
  const [writer, reader] = [createContentVersion(db), createContentVersion(db)];
  const { log } = catchLog();
  const stop = followContent(
    { DATA_DIR: "", DATABASE_URL },
    { heard: reader.heard, known: reader.current, pulse, log },
  );
  onTestFinished(stop);
  await writer.change(async () => {});
  const first = writer.current();
  await expect.poll(reader.current).toBe(first);
  await writer.change(
    async () => {},
    () => "ar",
  );
  await expect.poll(reader.current).toBe(first + 1);
  expect(LANGUAGES.map(reader.currentIn)).toEqual([first, first, first + 1]);
});

async function after({ current }: Pick<ContentVersion, "current">, work: () => Promise<void>) {
  await work();
  return current();
}
