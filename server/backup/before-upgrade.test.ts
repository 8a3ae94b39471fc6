import { sql } from "kysely";
import { expect, test } from "vitest";
import { boot } from "#server/boot.ts";
import { envAt, unpackedByHand } from "#tests/support/backups.ts";
import { olderSite } from "#tests/support/older-site.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { backUpBeforeUpgrade } from "./before-upgrade.ts";
import { readManifestOf } from "./read-archive.ts";
import { openShelf } from "./shelf.ts";

const BEFORE = "0039-passkeys";

async function openAt(last: string) {
  const { db, place } = await olderSite(last);
  return { db, place, shelf: openShelf(place.DATA_DIR) };
}

/** A site as an earlier version left it. */
async function openOlder() {
  const opened = await openAt(BEFORE);
  const { db } = opened;
  const row = { kind: "note", documentId: "kept", lang: "en", schema: 1, version: 1 };
  await db
    .insertInto("document")
    .values({ ...row, updatedAt: "", body: "{}" })
    .execute();
  const isThere = () => sql`select 1 from "backupPlan"`.execute(db).then(Boolean, () => false);
  return { ...opened, isThere };
}

test("before tables change a backup is made of them as they were, and nothing is changed by it", async () => {
  const { place, shelf, isThere } = await openOlder();
  const name = await backUpBeforeUpgrade(envAt(place), "2.0.0");
  expect(shelf.list()).toMatchObject([{ name, why: "upgrade", fault: null, app: "2.0.0" }]);
  expect(await isThere()).toBe(false);
  const folder = await unpackedByHand(shelf.at(name ?? ""));
  const { db } = await boot({ DATA_DIR: folder, SEED_DEMO: false });
  const kept = db.selectFrom("document").select("documentId").where("kind", "=", "note");
  expect(await kept.execute()).toEqual([{ documentId: "kept" }]);
  await db.destroy();
});

test.each(["0012-content-version", "0016-examples", "0017-history"])(
  "so it is of a site of the first edition: %s",
  async (last) => {
    const { db, place, shelf } = await openAt(last);
    const body = JSON.stringify({ _id: "agency", brand: { name: "Noor Travels", tagline: "" } });
    await sql`insert into document (id, body, version, "updatedAt")
      values ('settings/agency', ${body}, 3, '2026-11-20T06:00:00.000Z')`.execute(db);
    const name = await backUpBeforeUpgrade(envAt(place), "2.0.0");
    expect(shelf.list()).toMatchObject([{ name, why: "upgrade", fault: null }]);
    const archive = shelf.at(name ?? "");
    expect(await readManifestOf(archive, new AbortController().signal)).toMatchObject({
      ...{ site: "Noor Travels", migration: last },
    });
    const { db: now, site } = await boot({
      DATA_DIR: await unpackedByHand(archive),
      SEED_DEMO: false,
    });
    expect((await site.settings.get()).brand.name).toBe("Noor Travels");
    await now.destroy();
  },
);

test("a command on the tables of an earlier version changes nothing, and says to start the server first", async () => {
  const { place, isThere } = await openOlder();
  const args = ["reset-password", "owner@rihla.example"];
  const { code, stderr } = await runCommand("server/cli/admin.ts", place, ...args);
  expect([code, stderr]).toEqual([1, expect.stringContaining("Start the server of this version")]);
  expect(await isThere()).toBe(false);
});

test("where nothing changes none is made, nor where there is nothing to lose", async () => {
  const { place } = await openTestSite({ demo: true });
  expect(await backUpBeforeUpgrade(envAt(place), "2.0.0")).toBe(null);
  const empty = await openOlder();
  const env = { ...envAt(empty.place), DATA_DIR: `${empty.place.DATA_DIR}/nowhere` };
  if (!empty.place.DATABASE_URL) expect(await backUpBeforeUpgrade(env, "2.0.0")).toBe(null);
});

test("a change that would fail is found on the copy, and nothing is changed", async () => {
  const { db, place, shelf } = await openOlder();
  await sql`create table "backupPlan" ("id" integer primary key)`.execute(db);
  await expect(backUpBeforeUpgrade(envAt(place), "2.0.0")).rejects.toThrow(
    /^This version changes the tables of the site, and the backup before that could not be made\. Nothing was changed/,
  );
  expect(shelf.list()).toMatchObject([{ fault: expect.any(String), isHere: false }]);
});
