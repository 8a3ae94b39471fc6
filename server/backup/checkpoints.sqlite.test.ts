import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { said, smallCrew } from "#tests/support/small-crew.ts";
import { createBackupWork } from "./backup-work.ts";
import { leavingCheckpoints, leavingToOthers } from "./checkpoints.ts";

const SQLITE = { DATABASE_URL: undefined };

/** Two workers of one site, of whom the second has a database of its own open. */
async function openCrew() {
  const { db } = await openTestSite();
  const [one, other] = smallCrew();
  const desks = [createBackupWork(one.colleagues), createBackupWork(other.colleagues)] as const;
  leavingToOthers(db, SQLITE, desks[1]);
  /** So many lie in the log before whoever writes brings them into the file. */
  const pages = async () => {
    const { rows } = await sql<Record<string, number>>`pragma wal_autocheckpoint`.execute(db);
    return Object.values(rows[0] ?? {})[0];
  };
  return { db, one, desks, pages };
}

test("while one worker copies, the others leave the log to its process, and not a moment longer", async () => {
  const { desks, pages } = await openCrew();
  expect(await pages()).toBe(1000);
  const steps = { copied: Promise.withResolvers<void>(), sent: Promise.withResolvers<void>() };
  const making = desks[0].run("backup", async ({ onProgress }) => {
    await steps.copied.promise;
    onProgress("sending", 0, 0);
    await steps.sent.promise;
    return { name: "one", factorsOff: [] };
  });
  await expect.poll(pages).toBe(0);
  steps.copied.resolve();
  await expect.poll(pages).toBe(1000);
  steps.sent.resolve();
  await making;
  await said();
  expect(await pages()).toBe(1000);
});

test("one that is killed while it copies holds up nobody", async () => {
  const { one, desks, pages } = await openCrew();
  void desks[0].run("backup", () => new Promise(() => {}));
  await expect.poll(pages).toBe(0);
  one.end();
  await expect.poll(pages).toBe(1000);
});

test("whoever begins amid a copy leaves the log too; a restore is no copy", async () => {
  const { db, desks, pages } = await openCrew();
  const ended = Promise.withResolvers<void>();
  const restoring = desks[0].run("restore", async () => {
    await ended.promise;
    return { name: "one", factorsOff: [] };
  });
  await said();
  expect(await pages()).toBe(1000);
  ended.resolve();
  await restoring;
  void desks[0].run("backup", () => new Promise(() => {}));
  await said();
  leavingToOthers(db, SQLITE, desks[1]);
  await expect.poll(pages).toBe(0);
});

test("a copy of one's own that fails gives the log back", async () => {
  const { db, pages } = await openCrew();
  const failing = leavingCheckpoints(db, SQLITE, async () => {
    expect(await pages()).toBe(0);
    throw new Error("as a disk does");
  });
  await expect(failing).rejects.toThrow("as a disk does");
  expect(await pages()).toBe(1000);
});
