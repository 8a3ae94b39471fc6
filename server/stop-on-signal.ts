import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "./db/schema.ts";
import type { Logger } from "./log.ts";

/** A request that takes longer than this is cut off. */
const DRAIN_MS = 10_000;
/** Browsers keep a connection after its answer; it is closed no later than this. */
const SWEEP_MS = 50;

type Running = {
  server: Server;
  db: Db;
  log: Logger;
  /** Ends what runs beside the answers. */
  stopWork: () => Promise<void>;
  /** Keeps what the last answers left in memory. */
  writeDown: () => Promise<void>;
};

/** SIGTERM and SIGINT: no new connection, what is under way ends, exit 0. */
export function stopOnSignal({ server, db, log, stopWork, writeDown }: Running): void {
  let isStopping = false;

  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info(`${signal}: finishing what is under way`);
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
    const workEnded = Promise.race([stopWork(), wait(DRAIN_MS, null, { ref: false })]);
    server.close(async () => {
      await workEnded;
      await writeDown();
      await db.destroy();
      log.info("stopped");
      log.flush(() => process.exit(0));
    });
  };

  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
