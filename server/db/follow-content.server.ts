import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Language } from "#contracts/languages.ts";
import type { Logger } from "#server/process/log.ts";
import { CONTENT_CHANNEL, LANGUAGE_CHANNEL, readContentNews } from "./content-number.ts";
import { isNoAnswer } from "./database-away.ts";
import type { DatabasePlace } from "./open.server.ts";
import { connectionTo } from "./open-postgres.server.ts";
import type { Pulse } from "./pulse.ts";

/**
 * A database that suddenly stops answering is noticed after this and `ANSWER_MS`: visitors wait
 * for less than 6 s.
 */
const CHECK_MS = 1000;
const ANSWER_MS = 3000;
const AGAIN_MS = 500;

type Follower = {
  heard: (number: number, onlyIn: Language | null) => void;
  /** The largest number that this node knows. */
  known: () => number;
  pulse: Pulse;
  log: Logger;
  /** Of the site: what sessions are signed with. Told as long as the database has another one than that. */
  secret?: { own: string; onOther: () => void };
};

const NUMBER_AND_SECRET = `select "number", (select "value" from "sharedSecret" where "id" = 'session') as "secret"
  from "contentVersion"`;

/** So that every node makes its pages anew. */
const GO_ON = `with raised as (
    update "contentVersion" set "number" = $1 where "number" < $1 returning "number"
  ) select pg_notify('${CONTENT_CHANNEL}', "number"::text) from raised`;

/** Made when the site is opened: without it there are tables, and no site in them. */
const NO_SECRET = new Error(
  "another database took the place of that of the site: put its dump back",
);

/**
 * Reports every change of content that any node stores, as soon as it is stored. Changes that were
 * missed without a connection are reported when the connection is back. With SQLite there is no
 * other node.
 * @returns what ends it
 */
export function followContent(
  { DATABASE_URL }: DatabasePlace,
  { heard, known, pulse, log, secret }: Follower,
): () => Promise<void> {
  if (!DATABASE_URL) return async () => {};
  const stopped = new AbortController();
  const { signal } = stopped;

  async function listen(client: pg.Client, whenHeard: () => void): Promise<void> {
    await client.connect();
    client.on("notification", ({ payload = "" }) => {
      const { number, onlyIn } = readContentNews(payload);
      heard(number, onlyIn);
    });
    // In this order, so that a change between the two is in the number that is read.
    await client.query(`listen ${LANGUAGE_CHANNEL}; listen ${CONTENT_CHANNEL}`);
    while (!signal.aborted) {
      const before = known();
      const { rows } = await client.query(NUMBER_AND_SECRET);
      const number = Number(rows[0]?.number);
      const stored = rows[0]?.secret;
      if (secret && !stored) throw NO_SECRET;
      pulse.find();
      heard(number, null);
      // A backup was put back, or a standby took over that lacked the last changes.
      if (number < before) await client.query(GO_ON, [before + 1]);
      if (secret && stored !== secret.own) secret.onOther();
      whenHeard();
      await wait(CHECK_MS, undefined, { signal });
    }
  }

  async function follow(): Promise<void> {
    let isLost = false;
    while (!signal.aborted) {
      const client = new pg.Client({
        ...connectionTo(DATABASE_URL ?? ""),
        query_timeout: ANSWER_MS,
      });
      // A lost connection fails its next query. Without this listener it would end the process.
      client.on("error", () => {});
      try {
        await listen(client, () => {
          if (isLost) log.info("the database tells of changes again");
          isLost = false;
        });
      } catch (error) {
        if (isNoAnswer(error) || error === NO_SECRET) pulse.lose(error);
        else pulse.find();
        if (!signal.aborted && !isLost)
          log.warn({ err: error }, "the database is away: asking again");
        isLost = true;
      }
      await client.end().catch(() => {});
      await wait(AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }

  const following = follow();
  return () => {
    stopped.abort();
    return following;
  };
}
