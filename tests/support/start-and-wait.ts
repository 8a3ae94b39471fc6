// A run of its own, for the test that ends it: a built server and a PostgreSQL server, whose processes it names.
import { readFileSync } from "node:fs";
import path from "node:path";
import { freePort, startBuiltServer } from "./built-server.ts";
import { makePostgres } from "./make-postgres.ts";
import { runFolder } from "./run-folder.ts";

const { server: postgres, dataFolder } = await makePostgres({});
await postgres.start();
const [postmaster] = readFileSync(path.join(dataFolder, "postmaster.pid"), "utf8").split("\n");
const server = startBuiltServer({
  PORT: await freePort(),
  DATA_DIR: process.env.DATA_DIR ?? "",
  LOG_LEVEL: "warn",
});
await server.ready();
console.log(
  JSON.stringify({ pids: [Number(postmaster), server.pid], folders: [dataFolder, runFolder()] }),
);
