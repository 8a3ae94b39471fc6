import { setTimeout as wait } from "node:timers/promises";
import { MOST_TRIES } from "#contracts/mail.ts";
import { mailFaults } from "#i18n/en/mail.ts";
import { fill } from "#i18n/fill.ts";
import type { MailRow } from "#server/db/schema.ts";
import { isTold } from "#server/errors/is-told.ts";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";
import type { MailRoom } from "./mail-room.ts";
import { LEASE_MS, type Outcome } from "./outbox.ts";
import { type Send, SendError } from "./transport.ts";

const POLL_MS = 1000;

const MINUTE_MS = 60_000;
const LONGEST_MS = 12 * 60 * MINUTE_MS;
const LONGEST_SILENCE_MS = 60 * MINUTE_MS;
const JITTER = 0.2;

const moreOrLess = (ms: number, random: number) =>
  Math.round(ms * (1 - JITTER + 2 * JITTER * random));

/** 1, 3, 9, 27 minutes … 12 hours, a little more or less: ten tries last about two days. */
export const retryDelayMs = (tries: number, random = Math.random()): number =>
  moreOrLess(Math.min(LONGEST_MS, MINUTE_MS * 3 ** (tries - 1)), random);

/**
 * Longer and longer, from a minute to an hour: when the mail server is back, mail is sent within
 * that time.
 */
export const silenceDelayMs = (ageMs: number, random = Math.random()): number =>
  moreOrLess(Math.min(LONGEST_SILENCE_MS, MINUTE_MS + 2 * Math.max(0, ageMs)), random);

type WorkerDeps = {
  site: Site;
  mailRoom: MailRoom;
  send: Send;
  /** Right-hand part of Message-ID. */
  host: string;
  log: Logger;
  pollMs?: number;
  delayMs?: (tries: number) => number;
  silenceMs?: (ageMs: number) => number;
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
        if (!isTold(error)) log.error({ err: error }, "the outbox failed");
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

  /** Tries until it is stored: a mail that is sent must not be sent again. */
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
  const {
    site,
    mailRoom,
    send,
    host,
    log,
    delayMs = retryDelayMs,
    silenceMs = silenceDelayMs,
  } = deps;
  const failed = (error: string, isTry = false): Outcome => ({ state: "failed", error, isTry });
  const now = await site.outbox.now();
  const later = (error: string, isTry: boolean, againInMs: number): Outcome => {
    return { state: "waiting", error, isTry, againInMs };
  };
  /** Tried again for as long as it takes, because nobody has refused the mail. */
  const unanswered = (error: string) =>
    later(error, false, silenceMs(now - Date.parse(row.createdAt)));

  if (row.expiresAt && Date.parse(row.expiresAt) < now) {
    // By a clock that is wrong the link may still be good when the clock is right again.
    return (await site.clock.isSteady())
      ? failed(mailFaults["link-too-old"])
      : unanswered(mailFaults["link-too-old"]);
  }
  try {
    const letter = await mailRoom.compose(row);
    if (!letter) return failed(mailFaults.gone);
    const { to } = letter;
    if (to === null) {
      return unanswered(mailFaults.nobody);
    }
    await send({ ...letter, to }, `<${row.id}@${host}>`);
    return { state: "sent", to, isTry: true };
  } catch (error) {
    if (!(error instanceof SendError)) {
      log.error({ err: error, mail: row.id }, "a mail failed");
      return unanswered(mailFaults.ours);
    }
    // One that has all of it and says nothing would be sent the same without an end.
    if (!error.isAnswer && !error.isHanded) return unanswered(error.message);
    if (error.isFinal) return failed(error.message, true);
    const tries = row.tries + 1;
    return tries < MOST_TRIES
      ? later(error.message, true, delayMs(tries))
      : failed(fill(mailFaults["given-up"], { fault: error.message, tries: MOST_TRIES }), true);
  }
}
