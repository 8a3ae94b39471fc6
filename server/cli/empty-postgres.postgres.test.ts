import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testDatabase } from "#tests/support/test-place.ts";

test.each([
  ["admin", ["reset-password", "owner@rihla.example"]],
  ["check-data", []],
])(
  "%s makes no tables where there are none, and says that there is no site",
  async (name, words) => {
    const DATABASE_URL = await testDatabase("blank");
    const env = { DATABASE_URL, DATA_DIR: temporaryFolder() };
    const { code, stderr } = await runCommand(`server/cli/${name}.ts`, env, ...words);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^The PostgreSQL database is empty: /),
    ]);
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([]);
  },
);
