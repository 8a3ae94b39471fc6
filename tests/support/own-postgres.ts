import pg from "pg";
import { onTestFinished } from "vitest";
import { makePostgres } from "./make-postgres.ts";

/** A PostgreSQL server of the test's own that keeps what it answered, as one in use does. */
export async function ownPostgres() {
  const { server, url, remove } = await makePostgres({});
  await server.start();
  let isUp = true;
  const stop = async () => {
    if (isUp) await server.stop();
    isUp = false;
  };
  onTestFinished(async () => {
    await stop();
    remove();
  });
  return {
    url,
    stop,
    async start() {
      await server.start();
      isUp = true;
    },
    async query(text: string) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(text);
      await client.end();
    },
  };
}
