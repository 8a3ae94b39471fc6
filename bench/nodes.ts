import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { makePostgres } from "#tests/support/make-postgres.ts";
import { quantile, round } from "./numbers.ts";
import { POST, untilThere } from "./publish.ts";
import { signUp } from "./site.ts";

export type NodesRow = { place: string; p50Ms: number; p95Ms: number };

const TIMES = 50;
const PLACE = "/blog/tides";

/** Two nodes on one PostgreSQL: how soon the one that was not written to shows what is stored. */
export async function measureNodes(): Promise<NodesRow[]> {
  const postgres = await makePostgres({});
  await postgres.server.start();
  const nodes = [await startNode(postgres.url), await startNode(postgres.url)];
  try {
    const [one, other] = nodes;
    if (!one || !other) throw new Error("two nodes are needed");
    const { send } = await signUp(one.url);
    const made = await send("POST", "/api/blogs", { ...POST, title: "Tide 0 of the bench" });
    const { _id } = await made.json();
    const times: number[] = [];
    for (let turn = 1; turn <= TIMES; turn++) {
      const title = `Tide ${turn} of the bench`;
      await send("PUT", `/api/blogs/${_id}`, { ...POST, title });
      times.push(await untilThere(other.url + PLACE, title));
    }
    const p95Ms = round(quantile(times, 0.95));
    return [{ place: PLACE, p50Ms: round(quantile(times, 0.5)), p95Ms }];
  } finally {
    for (const node of nodes) await node.stop();
    await postgres.server.stop();
    postgres.remove();
  }
}

async function startNode(DATABASE_URL: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "rihla-bench-"));
  const server = startBuiltServer({
    PORT: await freePort(),
    DATA_DIR: folder,
    DATABASE_URL,
    LOG_LEVEL: "warn",
  });
  await server.ready();
  return {
    url: server.url,
    async stop() {
      server.signal("SIGTERM");
      await server.ended;
      rmSync(folder, { recursive: true });
    },
  };
}
