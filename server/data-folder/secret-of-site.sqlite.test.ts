import { copyFileSync, rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { boot } from "#server/boot.ts";
import { openDatabase, sqliteFile } from "#server/db/open.server.ts";
import { PASSWORD } from "#tests/support/make-user.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { refuseLostSite } from "./lost-site.ts";
import { secretFile } from "./secret.ts";

async function first(SEED_DEMO: boolean) {
  const DATA_DIR = temporaryFolder();
  const booted = await boot({ DATA_DIR, SEED_DEMO });
  onTestFinished(() => booted.db.destroy());
  return { ...booted, DATA_DIR };
}

/** The database file and the secret, as a copy by hand has them that leaves the log behind. */
async function withoutLog(folder: string) {
  const DATA_DIR = temporaryFolder();
  const file = sqliteFile({ DATA_DIR });
  copyFileSync(sqliteFile({ DATA_DIR: folder }), file);
  copyFileSync(secretFile(folder), secretFile(DATA_DIR));
  refuseLostSite(file, { DATA_DIR });
  const booted = await boot({ DATA_DIR, SEED_DEMO: false });
  onTestFinished(() => booted.db.destroy());
  return booted.site;
}

test("once there is a secret the demo agency is in the file itself, and so is its first owner", async () => {
  const { site, DATA_DIR } = await first(true);
  expect(await (await withoutLog(DATA_DIR)).blog.list({ limit: 1, offset: 0 })).toHaveLength(1);
  const email = "farida@rihla.example";
  await site.user.register({ name: "Farida Yasmin", email, password: PASSWORD });
  expect((await (await withoutLog(DATA_DIR)).user.findOwner())?.email).toBe(email);
});

test("a site that begins without content is begun all the same", async () => {
  const { DATA_DIR } = await first(false);
  const again = await withoutLog(DATA_DIR);
  expect(await again.user.isFirst()).toBe(true);
});

test("tables without content are the beginning of a site until there is a secret", async () => {
  const DATA_DIR = temporaryFolder();
  const file = sqliteFile({ DATA_DIR });
  await (await openDatabase({ DATA_DIR })).destroy();
  expect(() => refuseLostSite(file, { DATA_DIR })).not.toThrow();
  const { db } = await boot({ DATA_DIR, SEED_DEMO: true });
  await db.destroy();
  expect(() => refuseLostSite(file, { DATA_DIR, EXPECT_SITE: true })).not.toThrow();
  rmSync(file);
  await (await openDatabase({ DATA_DIR })).destroy();
  expect(() => refuseLostSite(file, { DATA_DIR })).toThrow(
    "it has tables and nothing in them, but the data folder still holds secret. Perhaps its log",
  );
  rmSync(secretFile(DATA_DIR));
  expect(() => refuseLostSite(file, { DATA_DIR, EXPECT_SITE: true })).toThrow(
    "it has tables and nothing in them, and EXPECT_SITE says that there should be a site.",
  );
});
