import cluster from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import { settleExchange } from "#server/data-folder/exchange-journal.ts";
import type { Env } from "#server/env.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { endProcess } from "#server/process/end-process.ts";
import type { Logger } from "#server/process/log.ts";
import { LONGEST_STOP_MS } from "#server/process/stop-on-signal.ts";
import { createClosing } from "./closing.ts";
import { createCrew, type Member } from "./crew.ts";
import { makeNumbersFile } from "./numbers-file.ts";
import { createPost } from "./post.ts";

/** One begins to end after the other; all of them within the time that whoever stops the server gives. */
const SPREAD_MS = 1500;
/** How soon it is seen that the first one listens. */
const FIRST_MS = 20;

type PrimaryDeps = {
  env: Pick<Env, "WORKERS" | "DATA_DIR">;
  log: Logger;
  /** Last migration of the database, which is prepared. */
  schema: string;
};

/**
 * Starts the workers and keeps as many of them, until a signal ends them. It answers nobody itself: it takes
 * connections and hands each to a worker.
 * @returns when all of them listen
 * @throws OwnerError where they die as soon as they are started
 */
export async function startWorkers({ env, log, schema }: PrimaryDeps): Promise<void> {
  const { WORKERS: count, DATA_DIR } = env;
  const numbers = makeNumbersFile(DATA_DIR, count);
  cluster.setupPrimary({
    serialization: "json",
    stdio: ["ignore", "inherit", "inherit", "ipc", numbers],
  });
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const hopeless = Promise.withResolvers<never>();
  hopeless.promise.catch(() => {});
  const crew = createCrew({
    ...{ count, schema, log, startedAt: Math.round(Date.now() - process.uptime() * 1000) },
    onMessage(member, message) {
      if (message.kind === "close-others") closing.begin(member, message.id, message.what);
      else if (message.kind === "open-others") closing.end(member);
      else if (message.kind === "closed") closing.closed(member);
      else post.take(member, message);
    },
    onGone(member) {
      post.gone(member);
      closing.gone(member);
    },
    onHopeless: () =>
      hopeless.reject(
        new OwnerError(
          "Five workers one after another ended as soon as they were started: the server ends. What they said stands above; WORKERS=1 runs the site in one process.",
        ),
      ),
  });
  const post = createPost(crew);
  const closing = createClosing({
    crew,
    settle() {
      post.forget();
      try {
        settleExchange(DATA_DIR);
      } catch (error) {
        log.error({ err: error }, "a restore broke off, and the site before it is not back yet");
      }
    },
  });
  hopeless.promise.catch(async (error: unknown) => {
    crew.end();
    for (const member of crew.all()) member.kill();
    await Promise.all(crew.all().map(({ ended }) => ended));
    endProcess(log, 1, () => console.error(error instanceof Error ? error.message : error));
  });
  endOnSignals({ crew, log });
  // What fell due while the server was off is public before anybody is answered: the first one sees to that.
  crew.start();
  while (!crew.isEnding() && !crew.all().some(({ state }) => state === "listening")) {
    await wait(FIRST_MS);
  }
  crew.fill();
  await Promise.all(crew.all().map(({ begun }) => begun));
}

type Ending = { crew: ReturnType<typeof createCrew>; log: Logger };

function endOnSignals({ crew, log }: Ending): void {
  let isStopping = false;
  let isRenewing = false;

  async function stop(signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info(`${signal}: finishing what is under way`);
    crew.end();
    const all = crew.all();
    const late = setTimeout(() => {
      for (const member of crew.all()) member.kill();
    }, LONGEST_STOP_MS + SPREAD_MS);
    for (const member of all) {
      crew.dismiss(member, signal);
      await Promise.race([member.ended, wait(SPREAD_MS / all.length)]);
    }
    await Promise.all(all.map(({ ended }) => ended));
    clearTimeout(late);
    log.info("stopped");
    endProcess(log, 0);
  }

  /** A new one listens before the old one ends, one after the other. */
  async function renew(): Promise<void> {
    if (isStopping || isRenewing) return;
    isRenewing = true;
    log.info("SIGHUP: workers are renewed, one after the other");
    try {
      for (const old of crew.all()) {
        if (old.state === "leaving" || !(await isRenewed(old))) continue;
        crew.dismiss(old, "SIGHUP");
        await old.ended;
      }
    } catch (error) {
      // Of having no memory for another process Node tells by throwing.
      log.error({ err: error }, "a new worker cannot start: those that run stay");
    }
    isRenewing = false;
  }

  async function isRenewed(old: Member): Promise<boolean> {
    await crew.whenOpen();
    if (isStopping) return false;
    const fresh = crew.start(false);
    if (!(await fresh.begun)) {
      // Another site takes the place of this one: what was opening it was ended, and begins again.
      if (crew.isClosed()) return isRenewed(old);
      log.error({ worker: old.seat }, "a new worker cannot start: the one that runs stays");
      return false;
    }
    // It ended meanwhile, and another one has its place.
    if (!crew.all().includes(old)) {
      crew.dismiss(fresh, "SIGHUP");
      return false;
    }
    crew.keep(fresh);
    return !isStopping;
  }

  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stop(signal));
  // A terminal that is closed ends what runs in it.
  const { isTTY } = process.stdout;
  process.on("SIGHUP", () => void (isTTY ? stop("SIGHUP") : renew()));
}
