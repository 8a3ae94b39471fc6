import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { makeAgeKeys } from "#server/backup/age/age-keys.ts";
import { createBackupPlan } from "#server/backup/backup-plan.ts";
import { openShelf } from "#server/backup/shelf.ts";
import { boot } from "#server/boot.ts";
import { backUp } from "#tests/support/backups.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { runCommand, startCommand } from "#tests/support/run-command.ts";
import { asAdmin, testPlace } from "#tests/support/test-place.ts";

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

const HANGING = `
  create function hang() returns trigger language plpgsql
  as $$ begin perform pg_sleep(600); return new; end $$;
  create trigger hangs before insert on "replyTemplate" execute function hang();
`;

test("killed amid it, the old site is whole, for whoever has it open too; then it is put back", async () => {
  const place = await testPlace("demo");
  const { db, site } = await boot({ ...place, SEED_DEMO: false });
  onTestFinished(() => db.destroy());
  const backup = await backUp(place);
  const all = { limit: 100, offset: 0 };
  const then = await site.blog.list(all);
  await site.blog.remove(then[0]?._id ?? "", { by: null });
  const before = await site.blog.list(all);
  for (const statement of HANGING.split(/;\n(?= {2}create trigger)/)) {
    await sql.raw(statement).execute(db);
  }
  const command = startCommand("server/cli/restore.ts", place, backup);
  const hanging = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'
    `.execute(db);
    return rows.map(({ pid }) => pid);
  };
  await expect.poll(hanging).toHaveLength(1);
  command.signal("SIGKILL");
  await command.ended;
  expect(await site.blog.list(all)).toEqual(before);
  // PostgreSQL finds nobody there any more once it has slept.
  for (const pid of await hanging()) await asAdmin(`select pg_terminate_backend(${pid})`);
  await sql`drop function hang cascade`.execute(db);
  expect(await site.blog.list(all)).toEqual(before);
  await site.blog.remove(before[0]?._id ?? "", { by: null });

  const again = await runCommand("server/cli/restore.ts", place, backup);
  expect([again.code, again.stderr]).toEqual([0, ""]);
  expect(await site.blog.list(all)).toEqual(then);
});
