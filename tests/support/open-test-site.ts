import { onTestFinished } from "vitest";
import { boot } from "#server/boot.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import { testPlace } from "./test-place.ts";

/** A real database, migrated, gone after the test. `demo` fills it as a first start does. */
export async function openTestSite({ demo = false } = {}) {
  const place = await testPlace(demo ? "demo" : "empty");
  const booted = await boot({ ...place, SEED_DEMO: demo });
  onTestFinished(() => booted.db.destroy());
  const [dataFolder, file] = [place.DATA_DIR, sqliteFile(place)];
  return { ...booted, place, dataFolder, file };
}
