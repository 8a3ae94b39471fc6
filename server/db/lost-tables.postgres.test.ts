import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#tests/support/test-place.ts";
import { openPostgres } from "./open-postgres.server.ts";
import { createPulse } from "./pulse.ts";

const AWAY = { code: "database-away", params: { retryAfterS: 5 } };

async function open() {
  const db = await openPostgres(await testDatabase("empty"), createPulse());
  onTestFinished(() => db.destroy());
  return db;
}

test("a database whose tables are gone, or are being put back just now, is told as one that is away", async () => {
  const db = await open();
  const read = () => db.selectFrom("document").selectAll().execute();
  await sql`alter schema public rename to away`.execute(db);
  await expect(read()).rejects.toMatchObject(AWAY);
  await expect(db.deleteFrom("attempt").execute()).rejects.toMatchObject(AWAY);
  await sql`alter schema away rename to public`.execute(db);
  expect(await read()).toEqual(expect.any(Array));
});

test("so is one that lets its user read no more", async () => {
  const db = await open();
  const reading = db.transaction().execute(async (tx) => {
    await sql`set local role pg_read_all_stats`.execute(tx);
    return tx.selectFrom("attempt").selectAll().execute();
  });
  await expect(reading).rejects.toMatchObject(AWAY);
});
