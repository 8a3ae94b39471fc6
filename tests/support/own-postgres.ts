import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { onTestFinished } from "vitest";
import { makePostgres } from "./make-postgres.ts";

/** A PostgreSQL server of the test's own that keeps what it answered, as one in use does. */
export async function ownPostgres() {
  const { server, url, dataFolder, remove } = await makePostgres({});
  await server.start();
  let isUp = true;
  const stop = async () => {
    if (isUp) await server.stop();
    isUp = false;
  };
  /** To all of its processes, as a machine that hangs would stop them. */
  const signal = (name: NodeJS.Signals) => {
    const [first = ""] = readFileSync(path.join(dataFolder, "postmaster.pid"), "utf8").split("\n");
    const others = readFileSync(`/proc/${first}/task/${first}/children`, "utf8").trim().split(" ");
    for (const pid of [first, ...others]) process.kill(Number(pid), name);
  };
  let isFrozen = false;
  const thaw = () => {
    if (isFrozen) signal("SIGCONT");
    isFrozen = false;
  };
  onTestFinished(async () => {
    thaw();
    await stop();
    remove();
  });
  return {
    url,
    stop,
    /** It goes on holding its connections, and says nothing more. */
    freeze() {
      signal("SIGSTOP");
      isFrozen = true;
    },
    thaw,
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
