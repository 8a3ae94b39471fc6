import { createWriteStream, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdCompress } from "node:zlib";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { readSecret } from "#server/data-folder/secret.ts";
import { makeSqliteFile } from "#server/db/open-sqlite.server.ts";
import { backUp, envAt, UNWATCHED, unpackedByHand } from "#tests/support/backups.ts";
import { packed, sums } from "#tests/support/made-archive.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { Manifest } from "./manifest.ts";
import { readArchive } from "./read-archive.ts";
import { restoreBackup } from "./restore-backup.ts";

const MEGABYTE = 1024 * 1024;

/** A backup of a demo site, as somebody may alter it who packs it again with sums that are right. */
async function open() {
  const { dataFolder } = await openTestSite({ demo: true });
  readSecret(dataFolder);
  const unpacked = await unpackedByHand(await backUp({ DATA_DIR: dataFolder }));
  const bytesOf = (name: string) => readFileSync(path.join(unpacked, name));
  const manifest = JSON.parse(String(bytesOf("manifest.json"))) as Manifest;

  const archive = (database: Buffer, changes: object = {}) => {
    const entries = [
      { name: "manifest.json", bytes: JSON.stringify({ ...manifest, ...changes }) },
      { name: "rihla.sqlite", bytes: database },
    ];
    return packed([...entries, sums(entries)]);
  };
  return {
    archive,
    manifest,
    database: bytesOf("rihla.sqlite"),
    async altered(statements: string, changes: Partial<Manifest> = {}) {
      const file = path.join(temporaryFolder(), "altered.sqlite");
      writeFileSync(file, bytesOf("rihla.sqlite"));
      const database = new Database(file);
      database.exec(statements);
      database.pragma("journal_mode = delete");
      database.close();
      return archive(readFileSync(file), changes);
    },
  };
}

const restore = (file: string, DATA_DIR = temporaryFolder()) =>
  restoreBackup(file, envAt({ DATA_DIR }), UNWATCHED);

test("of a database with other tables it is said what it lacks, and it is not put in place", async () => {
  const { altered, manifest } = await open();
  const { formUse: _, ...fewer } = manifest.tables;
  const { contentVersion, ...rest } = manifest.tables;
  const cases: [statements: string, changes: Partial<Manifest>, lack: string][] = [
    ["alter table document rename column body to words", {}, "document.body"],
    ["drop table formUse", { tables: fewer }, "formUse."],
    [
      "alter table contentVersion rename to other; create view contentVersion as select * from other",
      { tables: { ...rest, ...(contentVersion && { other: contentVersion }) } },
      "contentVersion.",
    ],
    ["delete from kysely_migration", {}, "0001-content"],
  ];
  for (const [statements, changes, lack] of cases) {
    const error = await restore(await altered(statements, changes)).catch((thrown) => thrown);
    expect(error, statements).toMatchObject({ fault: "not-whole" });
    expect(String(error)).toContain(`its database lacks ${lack}`);
  }
});

test("what others let a database do by itself does not come along; what Rihla lets it do is there", async () => {
  const { altered, manifest } = await open();
  const DATA_DIR = temporaryFolder();
  const file = await altered(
    `create table note (text text);
    create trigger busy after update on contentVersion begin insert into note values ('ran'); end;
    create view "of ""others""" as select 1;
    drop trigger blogSearchInsert;
    create trigger blogSearchInsert after insert on blog begin delete from blog; end;`,
    { tables: { ...manifest.tables, note: { rows: 0, sum: "" } } },
  );
  await restore(file, DATA_DIR);
  const site = new Database(path.join(DATA_DIR, "rihla.sqlite"), { readonly: true });
  onTestFinished(() => void site.close());
  const deeds = site
    .prepare<[], { name: string; sql: string }>(
      "select name, sql from sqlite_master where type in ('trigger', 'view') order by name",
    )
    .all();
  expect(deeds.map(({ name }) => name)).toEqual([
    "blogSearchDelete",
    "blogSearchInsert",
    "blogSearchUpdate",
  ]);
  expect(deeds[1]?.sql).not.toContain("delete from blog;");
  expect(site.prepare("select text from note").all()).toEqual([]);
});

test("nor while the tables of an earlier version are changed; a view goes with what it does", async () => {
  const older = temporaryFolder();
  const db = await makeSqliteFile(path.join(older, "rihla.sqlite"), "0039-passkeys");
  const row = { kind: "note", documentId: "kept", lang: "en", schema: 1, version: 1 };
  await db
    .insertInto("document")
    .values({ ...row, updatedAt: "", body: "{}" })
    .execute();
  await db.destroy();
  const file = new Database(path.join(older, "rihla.sqlite"));
  file.exec(`create table note (text text);
    create trigger busy after insert on kysely_migration begin insert into note values ('ran'); end;
    create view seen as select * from note;
    create trigger writing instead of insert on seen begin insert into note values ('ran'); end;`);
  file.close();
  const DATA_DIR = temporaryFolder();
  await restore(older, DATA_DIR);
  const site = new Database(path.join(DATA_DIR, "rihla.sqlite"), { readonly: true });
  onTestFinished(() => void site.close());
  const names = site.prepare("select name from sqlite_master").pluck().all();
  expect(names).toContain("backupPlan");
  expect(names.filter((name) => /busy|seen|writing/.test(String(name)))).toEqual([]);
  expect(site.prepare("select text from note").all()).toEqual([]);
});

test("a manifest that says too much is refused before it is read", async () => {
  const { archive, database } = await open();
  await expect(restore(await archive(database, { app: "x".repeat(200) }))).rejects.toThrow(
    "manifest.json was altered",
  );
  const nested = await packed([{ name: "manifest.json", bytes: "[".repeat(5 * MEGABYTE) }]);
  await expect(restore(nested)).rejects.toThrow("manifest.json is too large");
});

test("a file that unpacks to filling without end is given up soon", async () => {
  const file = path.join(temporaryFolder(), "filling.tar.zst");
  async function* filling() {
    for (let made = 0; made < 256; made += 16) yield Buffer.alloc(16 * MEGABYTE);
  }
  await pipeline(filling, createZstdCompress(), createWriteStream(file));
  const reading = readArchive(file, { ...UNWATCHED, into: () => null });
  await expect(reading).rejects.toThrow("damaged from its beginning");
});
