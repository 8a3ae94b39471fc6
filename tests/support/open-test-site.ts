import path from "node:path";
import { onTestFinished } from "vitest";
import { boot } from "#server/boot.ts";
import { createSite } from "#server/domain/index.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A real database file, migrated, gone after the test. `demo` fills it as a first start does. */
export async function openTestSite({ demo = false } = {}) {
  const dataFolder = temporaryFolder();
  const booted = await boot({ DATA_DIR: dataFolder, SEED_DEMO: demo });
  onTestFinished(() => booted.db.destroy());
  const file = path.join(dataFolder, "rihla.sqlite");
  return { ...booted, dataFolder, file, site: createSite(booted.db) };
}
