import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "#server/db/schema.ts";
import { endProcess } from "./end-process.ts";
import type { Logger } from "./log.ts";

/** An upload that takes longer than this is refused and may be sent again. */
const DRAIN_MS = 10_000;
/** So long after that, everything that is still under way is cut off. */
const ANSWER_MS = 3000;
/** Time for what is stored at the end, also when the database no longer answers. */
const CLOSE_MS = 4000;
/** Whoever stops the server waits longer than this: `docs/deployment.md`. */
export const LONGEST_STOP_MS = DRAIN_MS + ANSWER_MS + CLOSE_MS;
/** Browsers keep a connection after its answer; it is closed no later than this. */
const SWEEP_MS = 50;

type Running = {
  server: Server;
  /** The one that is open then. */
  db: () => Db;
  log: Logger;
  /**
   * Refuses the uploads that are under way: they may be sent to another server, or to this one
   * after its restart.
   */
  endUploads: () => void;
  /** Ends what runs beside the answers. */
  stopWork: () => Promise<void>;
  /** Stores what the last answers left in memory. */
  writeDown: () => Promise<void>;
};

/** @param end the process, with 0 @returns what lets no new connection come, ends what is under way, and then that */
export function createStop(
  running: Running,
  end = () => endProcess(running.log, 0),
): (why: string) => void {
  const { server, db, log, endUploads, stopWork, writeDown } = running;
  let isStopping = false;

  return (why) => {
    if (isStopping) return;
    isStopping = true;
    log.info(`${why}: finishing what is under way`);
    setTimeout(endUploads, DRAIN_MS).unref();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS + ANSWER_MS).unref();
    setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
    const atMost = <T>(work: Promise<T>, ms: number) =>
      Promise.race([work.catch((error) => log.error({ err: error }, "the end failed")), wait(ms)]);
    const workEnded = atMost(stopWork(), DRAIN_MS);
    server.close(async () => {
      await workEnded;
      await atMost(
        writeDown().then(() => db().destroy()),
        CLOSE_MS,
      );
      log.info("stopped");
      end();
    });
  };
}

/** SIGHUP comes where the terminal is closed. */
export function stopOnSignal(running: Running): void {
  const stop = createStop(running);
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
}
