import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createHeldLocks } from "./held-locks.ts";
import { openSqlite } from "./open-sqlite.server.ts";

/** A database, and another program that has begun to write to it. */
async function openHeld() {
  const file = path.join(temporaryFolder(), "rihla.sqlite");
  const locks = createHeldLocks();
  const heard: string[] = [];
  locks.onHeld((words) => heard.push(words));
  const db = await openSqlite(file, ...([undefined, undefined, false, locks] as const));
  onTestFinished(() => db.destroy());
  const other = new Database(file, { timeout: 0 });
  onTestFinished(() => void other.close());
  other.exec("begin immediate");
  const raise = () => db.updateTable("contentVersion").set({ number: 7 }).execute();
  return {
    ...{ db, other, heard },
    writes: [raise, () => db.transaction().execute(raiseIn)],
    number: async () =>
      (await db.selectFrom("contentVersion").select("number").executeTakeFirstOrThrow()).number,
  };

  async function raiseIn(tx: typeof db) {
    await tx.updateTable("contentVersion").set({ number: 8 }).execute();
    await tx.selectFrom("contentVersion").select("number").execute();
  }
}

test("what another program holds for a moment is written after it; meanwhile others read, and nothing stands still", async () => {
  const { writes, number, other, heard } = await openHeld();
  const writing = Promise.all(writes.map((write) => write()));
  const began = performance.now();
  await wait(100);
  expect(await number()).toBeLessThan(7);
  expect(performance.now() - began).toBeLessThan(1000);
  other.exec("rollback");
  await writing;
  expect(await number()).toBeGreaterThanOrEqual(7);
  expect(heard).toEqual([]);
});

test("what another program holds for longer is refused in words; the log has one line until it was free", async () => {
  const { writes, other, heard } = await openHeld();
  const held = { code: "database-held", params: { retryAfterS: 5 } };
  const refused = async () => {
    for (const end of await Promise.allSettled(writes.map((write) => write()))) {
      expect(end).toMatchObject({ status: "rejected", reason: held });
    }
  };
  await refused();
  await refused();
  const words = expect.stringMatching(/^another program holds the database.*rihla\.sqlite$/);
  expect(heard).toEqual([words]);
  other.exec("rollback");
  for (const write of writes) await write();
  other.exec("begin immediate");
  await refused();
  expect(heard).toEqual([words, words]);
});
