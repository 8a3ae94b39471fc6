import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#server/db/open-postgres.server.ts";
import { withPatience } from "#server/db/patience.ts";
import type { Db } from "#server/db/schema.ts";
import { later } from "#tests/support/later.ts";
import { testDatabase } from "#tests/support/test-place.ts";
import { waitingFor } from "#tests/support/waiting-for.ts";
import { createRememberedSearch } from "./posts/remembered-search.ts";
import { createCurrentRedirects } from "./redirects/current-redirects.ts";
import { looksFor } from "./search/wanted.ts";

const CONTENT = { current: () => 1 };
const SHORT_MS = 200;

async function open(): Promise<Db> {
  const db = await openPostgres(await testDatabase("demo"));
  onTestFinished(() => db.destroy());
  return db;
}

/** Meanwhile whoever reads them waits; it goes on when somebody waits and the work is done. */
const whileHeld = (db: Db, work: () => Promise<void>) =>
  db.transaction().execute(async (tx) => {
    await sql`lock table "redirect", "blog" in access exclusive mode`.execute(tx);
    await work();
    await expect.poll(() => waitingFor(tx)).toBeGreaterThan(0);
  });

test("addresses that moved are read on for others when who asked first has gone", async () => {
  const db = await open();
  const row = { id: "1", fromPath: "/old", target: "/about", documentId: "1", at: "2026-01-01" };
  await db
    .insertInto("redirect")
    .values({ ...row, kind: "own" })
    .execute();
  const redirects = createCurrentRedirects(db, CONTENT);
  let other: Promise<unknown> = Promise.resolve();
  await whileHeld(db, async () => {
    const first = withPatience(() => redirects.find("/old"), SHORT_MS);
    other = later(redirects.find("/old"));
    expect(await first).toBe(null);
  });
  expect(await other).toMatchObject({ to: "/about" });
  expect(await redirects.find("/old")).toMatchObject({ to: "/about" });
});

test("a search is read on for others when who asked first has gone", async () => {
  const db = await open();
  const search = createRememberedSearch(db, CONTENT);
  const looks = looksFor("visa");
  if (!looks) throw new Error("nothing is asked");
  const count = () => search.count(looks, undefined);
  let other: Promise<number> = Promise.resolve(0);
  await whileHeld(db, async () => {
    const first = withPatience(count, SHORT_MS);
    other = later(count());
    await expect(first).rejects.toMatchObject({ code: "database-away" });
  });
  expect(await other).toBeGreaterThan(0);
});
