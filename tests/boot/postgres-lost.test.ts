import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { PASSWORD } from "#tests/support/make-user.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testDatabase } from "#tests/support/test-place.ts";

test("where the tables are gone a node that starts makes none, and those that run are nobody's", async () => {
  const DATABASE_URL = await testDatabase("blank");
  const start = async (DATA_DIR: string): Promise<BuiltServer> => {
    const server = startBuiltServer({ PORT: await freePort(), DATA_DIR, DATABASE_URL });
    onTestFinished(() => server.signal("SIGKILL"));
    return server;
  };
  const register = ({ url }: BuiltServer, name: string) =>
    fetch(`${url}/api/users`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: url },
      body: JSON.stringify({ name, email: `${name}@rihla.example`, password: PASSWORD }),
    });
  const folder = temporaryFolder();
  const [stays, ends] = [await start(temporaryFolder()), await start(folder)];
  await Promise.all([stays.ready(), ends.ready()]);
  expect((await register(stays, "owner")).status).toBe(201);
  expect((await fetch(`${stays.url}/about`)).status).toBe(200);
  ends.signal("SIGTERM");
  expect(await ends.ended).toBe(0);

  const host = new pg.Client({ connectionString: DATABASE_URL });
  await host.connect();
  onTestFinished(() => host.end());
  await host.query("drop schema public cascade");
  await host.query("create schema public");
  const again = await start(folder);
  expect(await again.ended).toBe(1);
  expect(again.stderr()).toMatch(/^The PostgreSQL database is empty, but the site of this data/);
  const tables = "select 1 from pg_tables where schemaname = 'public'";
  expect((await host.query(tables)).rows).toEqual([]);
  expect((await register(stays, "stranger")).status).toBe(503);
  expect((await fetch(`${stays.url}/about`)).status).toBe(200);
}, 60_000);
