import { createServer } from "node:net";
import { sql } from "kysely";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { freePort } from "#tests/support/built-server.ts";
import { asAdmin, testDatabase } from "#tests/support/test-place.ts";
import type { DatabaseError } from "./database-error.ts";
import { isMigrated } from "./migrate.ts";
import { openPostgres } from "./open-postgres.server.ts";
import type { Db } from "./schema.ts";

async function open(url: string): Promise<Db> {
  const db = await openPostgres(url);
  onTestFinished(() => db.destroy());
  return db;
}

/** The refusal; it says where, and never the password. */
async function refusalOf(url: string): Promise<Pick<DatabaseError, "code" | "message">> {
  const error = await open(url).then(
    () => null,
    (reason: DatabaseError) => reason,
  );
  if (!error) throw new Error("the database was accepted");
  const { host, pathname, password } = new URL(url);
  expect(error.message).toContain(`${host}${pathname}: `);
  for (const secret of [password, decodeURIComponent(password)].filter(Boolean)) {
    expect(error.message).not.toContain(secret);
  }
  return { code: error.code, message: error.message };
}

/** The same address with something else in it. */
function changed(url: string, change: (address: URL) => void): string {
  const address = new URL(url);
  change(address);
  return address.href;
}

const rows = async (db: Db, statement: string) => (await sql.raw(statement).execute(db)).rows;

test("an empty database is migrated; numbers are numbers, text sorts by its bytes", async () => {
  const db = await open(await testDatabase("blank"));
  expect(await isMigrated(db)).toBe(true);
  expect(await rows(db, "select count(*) as n, sum(7) as s, sum(7::bigint) as b")).toEqual([
    { n: 1, s: 7, b: 7 },
  ]);
  const at = { updatedAt: "2026-11-21T00:00:00.000Z", version: 1, schema: 1, body: "{}" };
  const ids = ["b", "a", "B", "Z-", "ä", "a b", "a-b"];
  await db
    .insertInto("document")
    .values(ids.map((documentId) => ({ kind: "page", documentId, lang: "en", ...at })))
    .execute();
  const sorted = await db
    .selectFrom("document")
    .select("documentId")
    .orderBy("documentId")
    .execute();
  expect(sorted.map(({ documentId }) => documentId)).toEqual(ids.toSorted());
});

test("a text with a NUL is looked for in vain, as in SQLite", async () => {
  const db = await open(await testDatabase("demo"));
  const found = await db
    .selectFrom("blog")
    .select("id")
    .where("link", "in", ["\0x", "a\0"])
    .execute();
  expect(found).toEqual([]);
});

test("what runs beside each other does so whatever isolation the database is set to", async () => {
  const url = await testDatabase("blank");
  const name = new URL(url).pathname.slice(1);
  await asAdmin(`alter database "${name}" set default_transaction_isolation to serializable`);
  const db = await open(url);
  const raise = () =>
    db.transaction().execute(async (tx) => {
      const read = tx.selectFrom("contentVersion").select("number").forUpdate();
      const { number } = await read.executeTakeFirstOrThrow();
      await tx
        .updateTable("contentVersion")
        .set({ number: number + 1 })
        .execute();
    });
  const before = await db.selectFrom("contentVersion").select("number").executeTakeFirstOrThrow();
  await Promise.all(Array.from({ length: 8 }, raise));
  const after = await db.selectFrom("contentVersion").select("number").executeTakeFirstOrThrow();
  expect(after.number - before.number).toBe(8);
});

test("a query that does not end, and a transaction that does nothing, are ended", async () => {
  const db = await open(await testDatabase("empty"));
  const [limits] = await rows(
    db,
    "select current_setting('statement_timeout') as query, current_setting('idle_in_transaction_session_timeout') as idle",
  );
  expect(limits).toEqual({ query: "15s", idle: "15s" });
});

test("connections that are lost, idle or in a transaction, are replaced by new ones", async () => {
  const db = await open(await testDatabase("empty"));
  const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${await rows(db, "select current_database() as name").then(nameOf)}'`;
  await asAdmin(endOthers);
  const cut = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    await asAdmin(endOthers);
    await sql`select 1`.execute(tx);
  });
  await expect(cut).rejects.toThrow();
  await expect.poll(() => isMigrated(db).catch(() => false)).toBe(true);
});

const nameOf = ([row]: unknown[]): string => (row as { name: string }).name;

test.each<[string, (address: URL) => void, DatabaseError["code"], RegExp]>([
  [
    "another password",
    (to) => (to.password = "wrong&secret"),
    "refused",
    /refused user or password/,
  ],
  ["no password", (to) => (to.password = ""), "refused", /refused user or password/],
  ["another name", (to) => (to.pathname = "/nowhere"), "missing", /There is no such database/],
  ["a host nobody knows", (to) => (to.hostname = "rihla.invalid"), "unknown-host", /is not known/],
  ["no TLS", (to) => (to.pathname = "/needs_tls"), "needs-tls", /Add \?sslmode=require/],
  [
    "a certificate that is not there",
    (to) => to.searchParams.set("sslrootcert", "/nowhere/ca.pem"),
    "no-certificate",
    /sslrootcert.* cannot be read/,
  ],
  ["TLS", (to) => to.searchParams.set("sslmode", "require"), "no-tls", /No encrypted connection/],
])("refused in words: %s", async (_, change, code, words) => {
  const refusal = await refusalOf(changed(inject("postgresUrl"), change));
  expect(refusal).toEqual({ code, message: expect.stringMatching(words) });
});

test("refused in words: nothing listens there", async () => {
  const port = await freePort();
  const url = changed(inject("postgresUrl"), (to) => {
    to.port = port;
  });
  expect(await refusalOf(url)).toMatchObject({ code: "unreachable" });
});

test("refused in words: something listens that never answers", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  const sockets: { destroy: () => void }[] = [];
  silent.on("connection", (socket) => sockets.push(socket));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await new Promise((resolve) => silent.once("listening", resolve));
  const address = silent.address();
  const url = changed(inject("postgresUrl"), (to) => {
    to.port = String(typeof address === "object" && address?.port);
  });
  expect(await refusalOf(url)).toMatchObject({ code: "unreachable" });
});

test("refused and left as it was: a newer version's", async () => {
  const url = await testDatabase("empty");
  const before = await open(url);
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(
    before,
  );
  const { code, message } = await refusalOf(url);
  expect(code).toBe("newer");
  expect(message).toMatch(/newer version of Rihla\. It was left untouched[\s\S]*9999-later/);
});

test("refused and left as it was: another program's", async () => {
  const url = await testDatabase("blank");
  const client = new pg.Client(url);
  await client.connect();
  await client.query("create table bookmarks (id integer)");
  await client.end();
  expect(await refusalOf(url)).toMatchObject({
    code: "foreign",
    message: expect.stringContaining("bookmarks"),
  });
});

test("refused in words: a database that does not keep every letter", async () => {
  const name = `latin_${Date.now()}`;
  await asAdmin(`create database ${name} template template0 encoding 'LATIN1' locale 'C'`);
  onTestFinished(() => asAdmin(`drop database ${name} with (force)`));
  const url = changed(inject("postgresUrl"), (to) => {
    to.pathname = `/${name}`;
  });
  expect(await refusalOf(url)).toMatchObject({
    code: "not-utf8",
    message: expect.stringContaining("--encoding=UTF8"),
  });
});

test("refused in words: a user who may not make tables", async () => {
  const url = await testDatabase("blank");
  const name = `reader_${Date.now()}`;
  await asAdmin(`create role ${name} login password 'reads%only'`);
  onTestFinished(() => asAdmin(`drop role ${name}`));
  const reader = changed(url, (to) => {
    to.username = name;
    to.password = encodeURIComponent("reads%only");
  });
  expect(await refusalOf(reader)).toMatchObject({ code: "no-rights" });
});
