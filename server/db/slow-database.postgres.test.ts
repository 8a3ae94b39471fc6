import { connect, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { ANSWER_MS } from "#tests/support/answer-ms.ts";
import { asAdmin, testDatabase } from "#tests/support/test-place.ts";
import { createHeldLocks } from "./held-locks.ts";
import { openPostgres } from "./open-postgres.server.ts";
import { createPulse } from "./pulse.ts";
import { takeTurn } from "./take-turn.ts";

const STATEMENT_MS = 200;
const AWAY = { code: "database-away", params: { retryAfterS: 5 } };

async function open(url: string, statementMs: number | undefined = STATEMENT_MS) {
  const db = await openPostgres(url, createPulse(), statementMs);
  onTestFinished(() => db.destroy());
  return db;
}

/** A way to the server on which everything that is connected can be made to fall silent, unclosed. */
async function openWay() {
  const { hostname, port } = new URL(inject("postgresUrl"));
  let isSilent = false;
  const sockets: Socket[] = [];
  const way = createServer((near) => {
    const far = connect(Number(port), hostname);
    const wasOpenedInSilence = isSilent;
    const isCut = () => isSilent && !wasOpenedInSilence;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.push(from);
      from.on("error", () => {});
      from.on("data", (bytes) => isCut() || to.write(bytes));
      from.on("close", () => isCut() || to.destroy());
    }
  });
  await new Promise<void>((resolve) => way.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    way.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = way.address();
  return {
    port: String(typeof address === "object" && address?.port),
    fallSilent: () => {
      isSilent = true;
    },
  };
}

test("a database that takes too long is told as one that is away", async () => {
  const db = await open(await testDatabase("empty"));
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject(AWAY);
});

test("so is one that only reads, as a standby that has not taken over yet", async () => {
  const url = await testDatabase("empty");
  await asAdmin(
    `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`,
  );
  const db = await open(url);
  await expect(db.deleteFrom("blog").execute()).rejects.toMatchObject(AWAY);
});

test("connections that fall silent are given up, in a transaction too; new ones take their place", async () => {
  const way = await openWay();
  const url = new URL(await testDatabase("empty"));
  url.port = way.port;
  const db = await open(url.href);
  let isInside = () => {};
  const inside = new Promise<void>((resolve) => {
    isInside = resolve;
  });
  let goOn = () => {};
  const silence = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const writing = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    isInside();
    await silence;
    await sql`select 1`.execute(tx);
  });
  await inside;
  await sql`select 1`.execute(db);
  way.fallSilent();
  goOn();
  const asked = [writing, sql`select 1`.execute(db)];
  for (const { reason } of (await Promise.allSettled(asked)) as PromiseRejectedResult[]) {
    expect(reason).toMatchObject(AWAY);
  }
  expect((await sql`select 2 as n`.execute(db)).rows).toEqual([{ n: 2 }]);
});

test("who only reads, or begins to write, hears of a silent connection long before a slow write is ended", async () => {
  const way = await openWay();
  const url = new URL(await testDatabase("empty"));
  url.port = way.port;
  const db = await open(url.href, 60_000);
  const documents = () => db.selectFrom("document").select("kind").execute();
  const writing = () => db.transaction().execute((tx) => tx.deleteFrom("blog").execute());
  // Each has a connection that was made in time.
  await Promise.all([documents(), writing()]);
  way.fallSilent();
  for (const { reason } of (await Promise.allSettled([
    documents(),
    writing(),
  ])) as PromiseRejectedResult[]) {
    expect(reason).toMatchObject(AWAY);
  }
  expect(await documents()).toEqual([]);
}, 20_000);

test("a write takes as long as it needs", async () => {
  const db = await open(await testDatabase("empty"), 60_000);
  // Longer than anybody who reads waits.
  await sql`select pg_sleep(6)`.execute(db);
}, 20_000);

test("a lock that others hold is waited for so long that visitors still hear of it, and told once", async () => {
  const locks = createHeldLocks();
  const heard: string[] = [];
  locks.onHeld((words) => heard.push(words));
  const db = await openPostgres(
    await testDatabase("empty"),
    ...([createPulse(), undefined, locks] as const),
  );
  onTestFinished(() => db.destroy());
  const free = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (tx) => {
    await takeTurn(tx, "enquiry");
    await takeTurn(tx, "seed");
    held.resolve();
    await free.promise;
  });
  await held.promise;
  const take = (turn: "enquiry" | "seed") => db.transaction().execute((tx) => takeTurn(tx, turn));
  const starting = take("seed");
  for (let round = 0; round < 2; round++) {
    const began = performance.now();
    await expect(take("enquiry")).rejects.toMatchObject(AWAY);
    expect(performance.now() - began).toBeLessThan(ANSWER_MS);
  }
  expect(heard).toEqual([
    expect.stringMatching(/holds a lock.*pg_advisory_xact_lock\(1382639724, 2\).*turn: enquiry/),
  ]);
  free.resolve();
  await holding;
  await starting;
  await take("enquiry");
}, 20_000);

test("a disk that is too full to write is told as one; what is read is away", async () => {
  const db = await open(await testDatabase("empty"));
  await sql`
    create function fail() returns trigger language plpgsql
    as $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$
  `.execute(db);
  await sql`create trigger fails before insert on "redirect" execute function fail()`.execute(db);
  const row = { id: "1", fromPath: "/blog/a", documentId: "1", at: "2026-01-01" };
  await expect(
    db
      .insertInto("redirect")
      .values({ ...row, kind: "post" })
      .execute(),
  ).rejects.toMatchObject({
    code: "no-room",
  });
  await sql`
    create function room() returns text language plpgsql
    as $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$
  `.execute(db);
  const reading = db.selectNoFrom(sql`room()`.as("room")).execute();
  await expect(reading).rejects.toMatchObject(AWAY);
});
