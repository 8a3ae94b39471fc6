import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { makeAgeKeys } from "#server/backup/age/age-keys.ts";
import { createBackupPlan } from "#server/backup/backup-plan.ts";
import { openShelf } from "#server/backup/shelf.ts";
import { boot } from "#server/boot.ts";
import { backUp } from "#tests/support/backups.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { testPlace } from "#tests/support/test-place.ts";

test("what was there is put on the shelf first, locked for the owner's key; without its key nothing is done", async () => {
  const place = await testPlace();
  const { db } = await boot({ ...place, SEED_DEMO: false });
  onTestFinished(() => db.destroy());
  await makeUser({ db });
  const backup = await backUp(place);
  const { recipient } = await makeAgeKeys();
  await createBackupPlan(db).lock(recipient, { by: null });
  const restored = await runCommand("server/cli/restore.ts", place, backup);
  expect([restored.code, restored.stderr]).toEqual([0, ""]);
  const shelf = openShelf(place.DATA_DIR);
  const [kept] = shelf.list();
  expect(kept).toMatchObject({ why: "restore", fault: null, isLocked: true, hasSecrets: true });
  expect(restored.stdout).toContain(shelf.at(kept?.name ?? "nothing"));

  await sql`alter table "backupPlan" rename column "recipient" to "mangled"`.execute(db);
  const again = await runCommand("server/cli/restore.ts", place, backup);
  expect([again.code, again.stdout]).toEqual([1, ""]);
  expect(shelf.list()).toHaveLength(1);
});
