import { databaseAt } from "./database-at.ts";
import { makePostgres } from "./make-postgres.ts";
import { test as base } from "./own-site-test.ts";

export type Engine = "SQLite" | "PostgreSQL";

/** A site of the test's own in either database, which outlives the server. */
export const test = base.extend<{ engine: Engine }>({
  engine: ["SQLite", { option: true }],
  siteEnv: async ({ engine }, use) => {
    if (engine === "SQLite") return use({});
    const { server, url, remove } = await makePostgres({ fsync: "off" });
    await server.start();
    await server.createDatabase("rihla");
    await use({ DATABASE_URL: databaseAt(url, "rihla") });
    await server.stop();
    remove();
  },
});
