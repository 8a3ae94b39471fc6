import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { errorBody } from "#i18n/error-body.ts";
import type { ReplaceSite } from "#server/backup/restoring.ts";
import { boot } from "#server/boot.ts";
import { settleExchange } from "#server/data-folder/exchange-journal.ts";
import { refuseLostSite } from "#server/data-folder/lost-site.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import { errorPage } from "#server/http/error-page.ts";
import { securityOf } from "#server/http/secure-headers.ts";
import { endProcess } from "#server/process/end-process.ts";
import { type Opened, type Running, runSite } from "./run.ts";

/** So long answers that are under way may take until they are cut off. */
const DRAIN_MS = 10_000;
/** Before that, uploads are told to come again. */
const ANSWER_MS = 3000;
/** What runs beside the answers ends within one of its steps: so long it may take. */
const STOP_MS = 15_000;
/** In which the exchange is over, as a rule; the backup of today before it takes longer. */
const RETRY_AFTER_S = 5;
const WRITE_AFTER_S = 30;
const READING = ["GET", "HEAD", "OPTIONS"];
/** Who watches over the process would end it. */
const ALIVE = "/healthz";

const isWriting = ({ method = "" }: IncomingMessage): boolean => !READING.includes(method);

type ReplaceableSite = Running & {
  db: () => Opened["db"];
  /** Learns of changes that a process stored and could not tell of. */
  catchUp: () => Promise<void>;
};

/** A site that another one can take the place of while its process runs. */
export async function runReplaceable(first: Opened): Promise<ReplaceableSite> {
  let opened = first;
  let [isClosed, isReadOnly, isReplaced, isLeading] = [false, false, false, false];
  const exchange = first.others?.colleagues.exchange ?? null;
  const underWay = new Map<ServerResponse, IncomingMessage>();
  const replacing = { replaceSite, withoutWrites, onOtherSecret };
  let running = await runSite({ ...opened, ...replacing });

  const listener: RequestListener = (request, response) => {
    if (isClosed && request.url !== ALIVE) return void refuse(request, response, RETRY_AFTER_S);
    if (isReadOnly && isWriting(request)) return void refuse(request, response, WRITE_AFTER_S);
    underWay.set(response, request);
    response.once("close", () => underWay.delete(response));
    running.listener(request, response);
    return undefined;
  };

  async function refuse(
    { url = "" }: IncomingMessage,
    response: ServerResponse,
    retryAfterS: number,
  ): Promise<void> {
    const isApi = url.startsWith("/api/");
    const page = errorPage(503, { path: url, retryAfterS, code: "site-exchanged" });
    const headers = {
      ...Object.fromEntries(page.headers),
      ...securityOf(opened.env),
      // In small letters, as those of the page are: otherwise it would be sent beside theirs.
      ...(isApi ? { "content-type": "application/json" } : {}),
    };
    response.writeHead(503, headers);
    response.end(isApi ? JSON.stringify(errorBody("site-exchanged")) : await page.text());
  }

  /** What is under way may end; what takes longer is cut off, and nobody was told that it is stored. */
  async function drain(isMeant: (request: IncomingMessage) => boolean): Promise<void> {
    const meant = [...underWay].filter(([, request]) => isMeant(request)).map(([one]) => one);
    const closed = meant.map((one) => new Promise((resolve) => one.once("close", resolve)));
    await endsWithin(DRAIN_MS, Promise.all(closed));
    for (const response of meant) response.destroy();
  }

  /** What does not end writes into a database that is closed then, and is told of it. */
  async function inTime(work: Promise<void>): Promise<void> {
    const ended = work.catch((error) =>
      opened.log.error({ err: error }, "work beside the answers did not end well"),
    );
    if (await endsWithin(STOP_MS, ended)) return;
    opened.log.warn("work beside the answers has not ended: the site is exchanged all the same");
  }

  /** @returns once nobody writes any more; lets them write again */
  async function holdWrites(): Promise<() => void> {
    isReadOnly = true;
    let takeUploads = () => {};
    const uploadsEnd = setTimeout(() => {
      takeUploads = running.endUploads();
    }, DRAIN_MS - ANSWER_MS);
    await drain(isWriting);
    clearTimeout(uploadsEnd);
    return () => {
      takeUploads();
      isReadOnly = false;
    };
  }

  async function withoutWrites<T>(work: () => Promise<T>): Promise<T> {
    const held = holdWrites();
    try {
      await Promise.all([held, exchange?.closeOthers("writing")]);
      return await work();
    } finally {
      const letWrite = await held;
      letWrite();
      exchange?.openOthers();
    }
  }

  /** @returns when nothing of the site is open any more */
  async function close(): Promise<void> {
    await drain(() => true);
    await inTime(running.writeDown());
    await opened.db.destroy();
  }

  /** @param closeOthers what they do meanwhile, where there are any */
  async function replace(
    put: () => Promise<void>,
    closeOthers?: () => Promise<void>,
  ): Promise<void> {
    isReplaced = true;
    running.endUploads();
    await inTime(running.stopWork());
    isClosed = true;
    try {
      try {
        await Promise.all([close(), closeOthers?.()]);
        await put();
      } finally {
        await openAgain();
      }
    } finally {
      isClosed = false;
      isReplaced = false;
    }
    if (isLeading) await running.lead();
  }

  async function replaceSite(put: () => Promise<void>): ReturnType<ReplaceSite> {
    try {
      await replace(put, exchange ? () => exchange.closeOthers("all") : undefined);
    } finally {
      exchange?.openOthers();
    }
    return opened.site;
  }

  /** Told again until it is another one: whatever is put back or made at this moment is done first. */
  function onOtherSecret(): void {
    if (isReplaced || opened.desk.now()) return;
    opened.log.info("a backup with another secret was put back: the site is opened anew with it");
    replace(async () => {}).catch((error) => opened.log.error({ err: error }, "it was not"));
  }

  exchange?.onClose(async (what) => {
    if (what === "all") return await replace(exchange.untilOpen);
    const letWrite = await holdWrites();
    void exchange.untilOpen().then(letWrite);
  });

  /**
   * What is there now: the other site or, where it was not put in place, the one before. Whoever starts the server
   * anew is told what is wrong; one that stays without a site would only look alive.
   */
  async function openAgain(): Promise<void> {
    const { env, log } = opened;
    try {
      if (!env.DATABASE_URL) {
        settleExchange(env.DATA_DIR);
        refuseLostSite(sqliteFile(env), env);
      }
      opened = { ...opened, ...(await boot(env, { others: opened.others })) };
      running = await runSite({ ...opened, ...replacing });
      if (isLeading) await running.lead();
      running.startWork();
    } catch (error) {
      log.fatal({ err: error }, "the site cannot be opened after a restore: the server ends");
      endProcess(log, 1);
      throw error;
    }
  }

  return {
    listener,
    db: () => opened.db,
    async lead() {
      isLeading = true;
      if (!isReplaced) await running.lead();
    },
    catchUp: () => (isClosed ? Promise.resolve() : opened.site.contentVersion.catchUp()),
    startWork: () => running.startWork(),
    stopWork: async () => {
      await opened.desk.stop();
      await running.stopWork();
    },
    endUploads: () => running.endUploads(),
    writeDown: () => running.writeDown(),
  };
}

/** @returns false: so long it has gone on, and goes on */
async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const over = new AbortController();
  const late = wait(ms, false, { signal: over.signal }).catch(() => true);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    over.abort();
  }
}
