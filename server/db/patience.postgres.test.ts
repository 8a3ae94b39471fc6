import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#tests/support/test-place.ts";
import { openPostgres } from "./open-postgres.server.ts";
import { endPatience, waitPatiently, withPatience } from "./patience.ts";
import type { Db, Tx } from "./schema.ts";

const AWAY = { code: "database-away", params: { retryAfterS: 5 } };
const LIMIT_MS = 500;
/** So many connections there are at most. */
const ALL = 8;

/** Has all its connections: opening one takes a busy machine as long as a question here may. */
async function open(): Promise<Db> {
  const db = await openPostgres(await testDatabase("empty"));
  onTestFinished(() => db.destroy());
  await Promise.all(Array.from({ length: ALL }, () => sleep(db, 0.05)));
  return db;
}

const sleep = (db: Db | Tx, seconds: number) =>
  db.selectNoFrom(sql<string>`pg_sleep(${seconds})`.as("slept")).execute();

const pid = async (db: Db | Tx) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid;
};

test("one question after the other is asked until all of them took as long as anybody waits", async () => {
  const db = await open();
  let answered = 0;
  const asking = withPatience(async () => {
    for (let question = 0; question < 5; question++) {
      await sleep(db, 0.5);
      answered++;
    }
  }, 2000);
  await expect(asking).rejects.toMatchObject(AWAY);
  expect(answered).toBeGreaterThan(0);
  expect(answered).toBeLessThan(4);
});

test("what goes on at the same time is waited for once, and other work does not count", async () => {
  const db = await open();
  const limitMs = 4000;
  await withPatience(async () => {
    // Eight seconds one after the other.
    await Promise.all(Array.from({ length: ALL }, () => sleep(db, 1)));
    await new Promise((resolve) => setTimeout(resolve, limitMs));
    await sleep(db, 0.1);
  }, limitMs);
});

test("a connection that answers too late serves the next when it has, and is the same", async () => {
  const db = await open();
  const others = Array.from({ length: ALL - 1 }, () => sleep(db, 4));
  // The only one that is free.
  const before = await pid(db);
  const late = withPatience(() => sleep(db, 1), LIMIT_MS);
  await expect(late).rejects.toMatchObject(AWAY);
  expect(await pid(db)).toBe(before);
  await Promise.all(others);
});

test("who waits for a connection waits no longer either; it goes to the next", async () => {
  const db = await open();
  let free = 0;
  const all = Array.from({ length: ALL }, () => sleep(db, 3).then(() => free++));
  await expect(withPatience(() => sleep(db, 0), LIMIT_MS)).rejects.toMatchObject(AWAY);
  expect(free).toBe(0);
  await Promise.all(all);
  await Promise.all(Array.from({ length: ALL * 2 }, () => sleep(db, 0)));
});

test("a transaction that is given up leaves nothing behind on its connection", async () => {
  const db = await open();
  const searching = () =>
    db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      await sleep(tx, 1);
    });
  const asked = Array.from({ length: ALL }, () => withPatience(searching, LIMIT_MS));
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe("rejected");
  const settings = await Promise.all(
    Array.from({ length: ALL }, async () => {
      const { rows } = await sql`show enable_seqscan`.execute(db);
      return rows[0];
    }),
  );
  expect(settings).toEqual(Array(ALL).fill({ enable_seqscan: "on" }));
});

test("what is written is not cut short, nor what goes on when its request is answered", async () => {
  const db = await open();
  const row = { id: "1", fromPath: "/blog/a", documentId: "1", at: "2026-01-01" };
  await withPatience(async () => {
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto("redirect")
        .values({ ...row, kind: sql<"post">`(select 'post' from pg_sleep(1))` })
        .execute();
    });
  }, LIMIT_MS);
  expect(await db.selectFrom("redirect").select("id").execute()).toEqual([{ id: "1" }]);
  await withPatience(async () => {
    endPatience();
    await sleep(db, 1);
  }, LIMIT_MS);
});

test("waiting for one's turn counts: whoever comes to it too late does not ask", async () => {
  const db = await open();
  const asking = withPatience(async () => {
    const stop = waitPatiently();
    await new Promise((resolve) => setTimeout(resolve, LIMIT_MS + 100));
    stop();
    await sleep(db, 0);
  }, LIMIT_MS);
  await expect(asking).rejects.toMatchObject(AWAY);
});
