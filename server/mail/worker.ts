import { setTimeout as wait } from "node:timers/promises";
import { MOST_TRIES } from "#contracts/mail.ts";
import type { MailRow } from "#server/db/schema.ts";
import type { Site } from "#server/domain/index.ts";
import { LEASE_MS, type Outcome } from "#server/domain/outbox.ts";
import type { Logger } from "#server/log.ts";
import type { MailRoom } from "./mail-room.ts";
import { type Send, SendError } from "./transport.ts";

const POLL_MS = 1000;

const MINUTE_MS = 60_000;
const LONGEST_MS = 12 * 60 * MINUTE_MS;
const JITTER = 0.2;

/** 1, 3, 9, 27 minutes … 12 hours, a little more or less: ten tries last about two days. */
export function retryDelayMs(tries: number, random = Math.random()): number {
  const delay = Math.min(LONGEST_MS, MINUTE_MS * 3 ** (tries - 1));
  return Math.round(delay * (1 - JITTER + 2 * JITTER * random));
}

type WorkerDeps = {
  site: Site;
  mailRoom: MailRoom;
  send: Send;
  /** Right-hand part of Message-ID. */
  host: string;
  log: Logger;
  pollMs?: number;
  delayMs?: (tries: number) => number;
};

export type MailWorker = {
  /** Takes no new mail. Resolves when the one under way has ended. */
  stop: () => Promise<void>;
};

/**
 * Sends what the outbox holds, one after another. A mail whose sending was cut off by the end of the
 * process is sent again once its lease is over, under the same Message-ID: every mail arrives at least
 * once, and twice only when the server had taken it and could not say so.
 */
export function startMailWorker(deps: WorkerDeps): MailWorker {
  const { site, log, pollMs = POLL_MS } = deps;
  const stopping = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const hadWork = await next().catch((error: unknown) => {
        log.error({ err: error }, "the outbox failed");
        return false;
      });
      if (!hadWork) await wait(pollMs, null, stopping).catch(() => null);
    }
  }

  async function next(): Promise<boolean> {
    const row = await site.outbox.claim();
    if (!row) return false;
    const renewing = setInterval(() => {
      site.outbox.renew(row).catch((error: unknown) => log.error({ err: error }, "lease lost"));
    }, LEASE_MS / 3);
    try {
      const outcome = await deliver(row, deps);
      await settle(row, outcome);
      log.info({ mail: row.id, kind: row.kind, state: outcome.state, tries: row.tries }, "mail");
    } finally {
      clearInterval(renewing);
    }
    return true;
  }

  /** Tries until it is written down: a mail that has gone out must not go out again. */
  async function settle(row: MailRow, outcome: Outcome): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        return await site.outbox.finish(row, outcome);
      } catch (error) {
        log.error({ err: error, mail: row.id }, "what became of a mail is not written down yet");
        await wait(pollMs, null, stopping).catch(() => null);
      }
    }
    return site.outbox.finish(row, outcome);
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function deliver(row: MailRow, deps: WorkerDeps): Promise<Outcome> {
  const { mailRoom, send, host, log, delayMs = retryDelayMs } = deps;
  const failed = (error: string): Outcome => ({ state: "failed", error });
  const later = (error: string): Outcome =>
    row.tries >= MOST_TRIES
      ? failed(`${error} Given up after ${MOST_TRIES} tries.`)
      : {
          state: "waiting",
          error,
          nextTryAt: new Date(Date.now() + delayMs(row.tries)).toISOString(),
        };

  if (row.tries > MOST_TRIES) return failed(`Given up after ${MOST_TRIES} tries.`);
  if (row.expiresAt && row.expiresAt < new Date().toISOString()) {
    return failed("The link in it is too old by now. Make a new one.");
  }
  try {
    const letter = await mailRoom.compose(row);
    if (!letter) return failed("What it tells about is no longer there.");
    const { to } = letter;
    if (to === null) {
      return later("There is nobody to send it to. Set the agency's email address.");
    }
    await send({ ...letter, to }, `<${row.id}@${host}>`);
    return { state: "sent", to };
  } catch (error) {
    if (!(error instanceof SendError)) {
      log.error({ err: error, mail: row.id }, "a mail failed");
      return later("Something went wrong on our side.");
    }
    return error.isFinal ? failed(error.message) : later(error.message);
  }
}
