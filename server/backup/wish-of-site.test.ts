import { sql } from "kysely";
import { expect, test } from "vitest";
import { readSecret } from "#server/data-folder/secret.ts";
import { envAt } from "#tests/support/backups.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { makeAgeKeys } from "./age/age-keys.ts";
import { createBackupPlan } from "./backup-plan.ts";
import { backUpBeforeUpgrade } from "./before-upgrade.ts";
import { openShelf } from "./shelf.ts";
import { wishOfSite } from "./wish-of-site.ts";

const WISH = { why: "upgrade", withSecrets: false, app: "1" } as const;

async function open() {
  const { db, place, dataFolder } = await openTestSite({ demo: true });
  if (!place.DATABASE_URL) readSecret(dataFolder);
  return { db, env: envAt(place), shelf: openShelf(dataFolder) };
}

test("it is locked for the owner's key, and for nobody's where there is none", async () => {
  const { db, env } = await open();
  expect(await wishOfSite(env, WISH)).toEqual({ ...WISH, recipient: null });
  const { recipient } = await makeAgeKeys();
  await createBackupPlan(db).lock(recipient, { by: null });
  expect(await wishOfSite(env, WISH)).toEqual({ ...WISH, recipient });
});

test("a key that cannot be read never gives a copy that is not locked", async () => {
  const { db, env, shelf } = await open();
  const { recipient } = await makeAgeKeys();
  await createBackupPlan(db).lock(recipient, { by: null });
  await sql`alter table "backupPlan" rename column "recipient" to "mangled"`.execute(db);
  await expect(wishOfSite(env, WISH)).rejects.toThrow(/recipient/);
  // As if this version had one change more.
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
    db,
  );
  await expect(backUpBeforeUpgrade(env, "2.0.0")).rejects.toThrow(
    /^This version changes the tables of the site, and the backup before that could not be made/,
  );
  expect(shelf.list()).toEqual([]);
});
