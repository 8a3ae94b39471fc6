import { symlinkSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openLogToDisk } from "./log-to-disk.ts";
import { openSqlite } from "./open-sqlite.server.ts";
import type { Db } from "./schema.ts";
import { createFileWatch } from "./watch-sqlite-file.ts";

/** A database, and what its disk is asked. */
async function openWatched() {
  const file = path.join(temporaryFolder(), "rihla.sqlite");
  const watch = createFileWatch();
  const db = await openSqlite(file, undefined, watch);
  onTestFinished(() => db.destroy());
  await using another = await open(path.join(temporaryFolder(), "another"), "w");
  const disk = vi.spyOn(Object.getPrototypeOf(another) as typeof another, "datasync");
  onTestFinished(() => disk.mockRestore());
  return { db, disk, watch };
}

const raise = (db: Db, number: number) =>
  db.updateTable("contentVersion").set({ number }).execute();

const numberIn = async (db: Db) =>
  (await db.selectFrom("contentVersion").select("number").executeTakeFirstOrThrow()).number;

test("what is acknowledged is on the disk; what changes nothing does not ask for it", async () => {
  const { db, disk } = await openWatched();
  disk.mockClear();
  await raise(db, 11);
  expect(disk).toHaveBeenCalledTimes(1);
  await db.transaction().execute((tx) => raise(tx, 12));
  expect(disk).toHaveBeenCalledTimes(2);
  await db.transaction().execute(numberIn);
  await expect(
    db.transaction().execute(async (tx) => {
      await raise(tx, 13);
      throw new Error("thought better of it");
    }),
  ).rejects.toThrow("thought better of it");
  await db.transaction().execute(numberIn);
  expect(disk).toHaveBeenCalledTimes(2);
  expect(await numberIn(db)).toBe(12);
});

test("while the disk is busy others read and write, and nothing is acknowledged; then all of it at once", async () => {
  const { db, disk } = await openWatched();
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  disk.mockClear();
  disk.mockImplementationOnce(() => isFree);
  const acknowledged: number[] = [];
  const writes = Array.from({ length: 20 }, (_, at) =>
    (at % 2 ? raise(db, at) : db.transaction().execute((tx) => raise(tx, at))).then(() =>
      acknowledged.push(at),
    ),
  );
  await expect.poll(() => numberIn(db)).toBe(19);
  expect(acknowledged).toEqual([]);
  free();
  await Promise.all(writes);
  expect(acknowledged).toHaveLength(20);
  expect(disk.mock.calls.length).toBeLessThan(5);
  await db.transaction().execute((tx) => raise(tx, 20));
  expect(await numberIn(db)).toBe(20);
});

test("a database that a link leads to has its log where it lies", async () => {
  const file = path.join(temporaryFolder(), "rihla.sqlite");
  await (await openSqlite(file)).destroy();
  const link = path.join(temporaryFolder(), "rihla.sqlite");
  symlinkSync(file, link);
  const db = await openSqlite(link);
  onTestFinished(() => db.destroy());
  await raise(db, 11);
  expect(await numberIn(db)).toBe(11);
});

test("what the disk does not keep is not acknowledged, and nothing is from then on", async () => {
  const { db, disk, watch } = await openWatched();
  disk.mockRejectedValueOnce(Object.assign(new Error("i/o error"), { code: "EIO" }));
  await expect(db.transaction().execute((tx) => raise(tx, 30))).rejects.toMatchObject({
    code: "database-lost",
  });
  await expect(raise(db, 31)).rejects.toMatchObject({ code: "database-lost" });
  expect(watch.whyLost()).toBe("the disk did not keep what was written last");
  expect(await numberIn(db)).toBe(30);
});

test("who waits for the next time after a refusal is refused too, though the disk says that all is well", async () => {
  const { db, disk } = await openWatched();
  const { promise: isBusy, reject: refuse } = Promise.withResolvers<void>();
  disk.mockImplementationOnce(() => isBusy);
  const writes = Array.from({ length: 10 }, (_, at) => raise(db, 40 + at));
  const settled = Promise.allSettled(writes);
  await expect.poll(() => numberIn(db)).toBe(49);
  refuse(Object.assign(new Error("i/o error"), { code: "EIO" }));
  expect(new Set((await settled).map(({ status }) => status))).toEqual(new Set(["rejected"]));
});

test("what is brought to the disk when all of it lies in the file already is no failure", async () => {
  const file = path.join(temporaryFolder(), "rihla.sqlite");
  const db = await openSqlite(file);
  onTestFinished(() => db.destroy());
  const log = await openLogToDisk(file, () => undefined);
  await log.end();
  await expect(log.bring()).resolves.toBeUndefined();
});
