import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { errorBody } from "#i18n/error-body.ts";
import type { ReplaceSite } from "#server/backup/restoring.ts";
import { settleExchange } from "#server/data-folder/exchange-journal.ts";
import { refuseLostSite } from "#server/data-folder/lost-site.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import { errorPage } from "#server/http/error-page.ts";
import { securityOf } from "#server/http/secure-headers.ts";
import { boot } from "./boot.ts";
import { type Opened, type Running, runSite } from "./run.ts";

/** So long answers that are under way may take until they are cut off. */
const DRAIN_MS = 10_000;
/** In which the exchange is over, as a rule. */
const RETRY_AFTER_S = 5;
/** Who watches over the process would end it. */
const ALIVE = "/healthz";

export type ReplaceableSite = Running & {
  db: () => Opened["db"];
  /** Learns of changes that a process stored and could not tell of. */
  catchUp: () => Promise<void>;
};

/** A site that another one can take the place of while its process runs. */
export async function runReplaceable(first: Opened): Promise<ReplaceableSite> {
  let opened = first;
  let [isClosed, isLeading] = [false, false];
  const exchange = first.others?.colleagues.exchange ?? null;
  let idle: (() => void) | undefined;
  const underWay = new Set<ServerResponse>();
  let running = await runSite({ ...opened, replaceSite });

  const listener: RequestListener = (request, response) => {
    if (isClosed && request.url !== ALIVE) return void refuse(request, response);
    underWay.add(response);
    response.once("close", () => {
      underWay.delete(response);
      if (underWay.size === 0) idle?.();
    });
    running.listener(request, response);
    return undefined;
  };

  async function refuse({ url = "" }: IncomingMessage, response: ServerResponse): Promise<void> {
    const isApi = url.startsWith("/api/");
    const page = errorPage(503, RETRY_AFTER_S);
    const headers = {
      ...Object.fromEntries(page.headers),
      ...securityOf(opened.env),
      ...(isApi ? { "Content-Type": "application/json" } : {}),
    };
    response.writeHead(503, headers);
    response.end(isApi ? JSON.stringify(errorBody("site-exchanged")) : await page.text());
  }

  /** @returns when nothing of the site is open any more */
  async function close(): Promise<void> {
    running.endUploads();
    await running.stopWork();
    if (underWay.size > 0) {
      await Promise.race([new Promise<void>((resolve) => (idle = resolve)), wait(DRAIN_MS)]);
    }
    for (const response of underWay) response.destroy();
    await running.writeDown();
    await opened.db.destroy();
  }

  /** @param others what they do meanwhile, where there are any */
  async function replace(put: () => Promise<void>, others: Promise<void> | null): Promise<void> {
    isClosed = true;
    try {
      try {
        await Promise.all([close(), others]);
        await put();
      } finally {
        await openAgain();
      }
    } finally {
      isClosed = false;
    }
    if (isLeading) await running.lead();
  }

  async function replaceSite(put: () => Promise<void>): ReturnType<ReplaceSite> {
    try {
      await replace(put, exchange?.closeOthers() ?? null);
    } finally {
      exchange?.openOthers();
    }
    return opened.site;
  }

  exchange?.onClose(() => replace(exchange.untilOpen, null));

  /**
   * What is there now: the other site or, where it was not put in place, the one before. Whoever starts the server
   * anew is told what is wrong; one that stays without a site would only look alive.
   */
  async function openAgain(): Promise<void> {
    const { env, log } = opened;
    try {
      settleExchange(env.DATA_DIR);
      refuseLostSite(sqliteFile(env), env);
      opened = { ...opened, ...(await boot(env, { others: opened.others })) };
      running = await runSite({ ...opened, replaceSite });
      if (isLeading) await running.lead();
      running.startWork();
    } catch (error) {
      log.fatal({ err: error }, "the site cannot be opened after a restore: the server ends");
      log.flush(() => process.exit(1));
      throw error;
    }
  }

  return {
    listener,
    db: () => opened.db,
    async lead() {
      isLeading = true;
      if (!isClosed) await running.lead();
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
