import { expect, test } from "vitest";
import { createHouse } from "#server/desk/house.ts";
import { envAt } from "#tests/support/backups.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createBackupWork } from "./backup-work.ts";
import { createBackups } from "./backups.ts";
import { noteBackup } from "./last-backup.ts";
import { openShelf } from "./shelf.ts";

const LONG_AGO = "2026-01-01T08:00:00.000Z";

/** Two nodes with folders of their own, of a site that nobody has backed up yet. */
async function open() {
  const { db, site, place } = await openTestSite({ demo: true });
  await makeUser({ db });
  await db.updateTable("staff").set({ createdAt: LONG_AGO }).execute();
  const { log } = catchLog();
  const [first, other] = [temporaryFolder(), temporaryFolder()].map((DATA_DIR) => {
    const env = { ...envAt(place), DATA_DIR };
    const desk = createBackupWork();
    const backups = createBackups({ db, site, log, version: "1", secret: "s", desk, env });
    const house = createHouse({ db, outbox: site.outbox, dataFolder: DATA_DIR });
    const saidOf = async (day = new Date().toISOString().slice(0, 10)) =>
      (await house.backupLines(day)).map(({ what }) => what);
    return { env, backups, house, saidOf, shelf: openShelf(DATA_DIR) };
  }) as [Node, Node];
  return { first, other };
}

type Node = {
  env: ReturnType<typeof envAt>;
  backups: ReturnType<typeof createBackups>;
  house: ReturnType<typeof createHouse>;
  saidOf: (day?: string) => Promise<string[]>;
  shelf: ReturnType<typeof openShelf>;
};

test("what one node has backed up no other calls old, until it is; where it lies nobody is misled", async () => {
  const { first, other } = await open();
  expect([await first.saidOf(), await other.saidOf()]).toEqual([["backup-old"], ["backup-old"]]);
  await first.backups.makeFirst("hand");
  const [kept] = first.shelf.list();
  expect([await first.saidOf(), await other.saidOf()]).toEqual([[], []]);
  expect(await other.house.state()).toMatchObject({ backupAt: kept?.at, isBackupFailing: false });
  expect(other.shelf.list()).toEqual([]);
  const later = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  expect(await other.saidOf(later)).toEqual(["backup-old"]);
});

test("a command on one machine tells the others too", async () => {
  const { first, other } = await open();
  const { DATABASE_URL = "", DATA_DIR } = first.env;
  const made = await runCommand("server/cli/backup.ts", { DATA_DIR, DATABASE_URL });
  expect([made.code, made.stderr]).toEqual([0, ""]);
  expect([await first.saidOf(), await other.saidOf()]).toEqual([[], []]);
});

test("of two that are known the newer one counts, wherever it was made", async () => {
  const { first, other } = await open();
  await first.backups.makeFirst("hand");
  const newer = new Date(Date.now() + 60_000);
  await noteBackup(other.env.DATA_DIR, newer);
  expect(await other.house.state()).toMatchObject({ backupAt: newer.toISOString() });
  const known = (await first.house.state()).backupAt ?? "";
  expect(known < newer.toISOString()).toBe(true);
});
