import { expect, onTestFinished, test } from "vitest";
import { boot } from "#server/boot.ts";
import { createContentVersion } from "#server/content/content-version.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testDatabase } from "#tests/support/test-place.ts";
import { followContent } from "./follow-content.server.ts";

test("a database that has the tables and not the secret of the site is none of ours, until it has", async () => {
  const DATABASE_URL = await testDatabase("empty");
  const env = { DATA_DIR: temporaryFolder(), DATABASE_URL, SEED_DEMO: false };
  const { db, pulse, secret: own } = await boot(env);
  const { db: ofTheHost } = await boot(env);
  onTestFinished(async () => {
    await Promise.all([db.destroy(), ofTheHost.destroy()]);
  });
  const { heard, current: known } = createContentVersion(db);
  const { log } = catchLog();
  const secret = { own, onOther: () => {} };
  onTestFinished(
    followContent({ DATA_DIR: "", DATABASE_URL }, { heard, known, pulse, log, secret }),
  );
  const read = () => db.selectFrom("staff").selectAll().execute();
  const code = () =>
    read().then(
      () => "read",
      (error) => error.code,
    );
  await expect.poll(code).toBe("read");
  const rows = await ofTheHost.deleteFrom("sharedSecret").returningAll().execute();
  await expect.poll(code, { timeout: 10_000 }).toBe("database-away");
  await ofTheHost.insertInto("sharedSecret").values(rows).execute();
  await expect.poll(code, { timeout: 10_000 }).toBe("read");
}, 30_000);
