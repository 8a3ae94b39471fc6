import { setImmediate as nextRound } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import type { ErrorBody } from "#contracts/error.ts";
import { languageAt } from "#contracts/languages.ts";
import { isUpload } from "#contracts/media-limits.ts";
import { errorBody } from "#i18n/error-body.ts";
import { waitPatiently } from "#server/db/patience.ts";
import type { Env } from "#server/env.ts";
import { createConcurrencyLimit } from "#server/jobs/concurrency-limit.ts";
import { isAccountWork, VISITORS_BYTES } from "./body-limits.ts";
import { clientAddress } from "./client-address.ts";
import { errorPage } from "./error-page.ts";
import type { Receiving } from "./receive-body.ts";
import { noteTurnedAway } from "./turned-away.ts";

const RETRY_AFTER_S = 2;

/**
 * Who floods asks again as soon as they are answered: each answer that comes later leaves time for
 * others. So many wait for theirs at most: each takes memory.
 */
const PAUSES = { ms: 1000, most: 1000 };

type Asked = {
  method: string;
  path: string;
  /** Of what is asked for, at most; NaN: as many as there are. */
  limit: number;
  /** Of the body. */
  bytes: number;
  /** Of an account, by whoever signed in on that device before. */
  isKnown: boolean;
};

type Lane = {
  name: "known" | "accounts" | "large" | "writing" | "drawn" | "whole" | "reading";
  /** Whose lane it is. */
  isFor: (asked: Asked) => boolean;
  atOnce: number;
  mostWaiting: number;
  rests?: boolean;
};

type OfRequest = Pick<Asked, "method" | "path">;

const isRead = ({ method }: OfRequest) => method === "GET" || method === "HEAD";

const isSigningIn = (asked: OfRequest) => !isRead(asked) && isAccountWork(asked.path);

/** Of posts, of which each may be a megabyte. */
const isWholeList = (asked: Asked) =>
  isRead(asked) && asked.path === "/api/blogs" && !(asked.limit <= SHORT_LIST);

const SHORT_LIST = 100;

const DRAWN = /^\/(og\/|favicon\.ico$|icon-\d+\.png$|apple-touch-icon\.png$)/;

/**
 * A flood of one kind does not block the others: passwords take a tenth of a second each, and
 * writes wait for the disk. Who guesses from many addresses keeps nobody of the staff out. What is
 * larger than any visitor may send takes the one thread for tenths of a second each: one at a time,
 * with room for others between two. Pictures for sharing are drawn two at once, in half a second and
 * more: those who wait for them are some seconds of it, which is no slowness of the database. A list
 * of all posts is megabytes that are too many to remember: one at a time, as each is made of several
 * times its size.
 * Rendering shares one thread: more side by side end later, and hold more memory meanwhile. Those
 * who wait in the last lane are about a second of it.
 */
const LANES: Lane[] = [
  { name: "known", isFor: ({ isKnown }) => isKnown, atOnce: 2, mostWaiting: 20 },
  {
    name: "accounts",
    isFor: (asked) => isSigningIn(asked) && !asked.isKnown,
    atOnce: 4,
    mostWaiting: 60,
  },
  {
    name: "large",
    isFor: ({ bytes }) => bytes > VISITORS_BYTES,
    atOnce: 1,
    mostWaiting: 40,
    rests: true,
  },
  { name: "writing", isFor: (asked) => !isRead(asked), atOnce: 8, mostWaiting: 100 },
  {
    name: "drawn",
    isFor: ({ path }) => DRAWN.test(languageAt(path).path),
    atOnce: 4,
    mostWaiting: 16,
  },
  { name: "whole", isFor: isWholeList, atOnce: 1, mostWaiting: 40 },
  { name: "reading", isFor: () => true, atOnce: 16, mostWaiting: 400 },
];

/** Waiting for these is no slowness of the database. */
const OF_THEIR_OWN: ReadonlySet<Lane["name"]> = new Set(["drawn", "whole"]);

/**
 * Node takes one new connection a round of the event loop. So many rounds lie between two requests that begin: else
 * whoever connects behind a thousand others would wait until each of those is answered, whatever they ask for.
 */
const ROUNDS_APART = 25;

/** Each begins in its own round of the event loop: many in one would block it for seconds. */
function createRounds(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let isGoing = false;

  async function go(): Promise<void> {
    isGoing = true;
    while (waiting.length > 0) {
      await nextRound();
      waiting.shift()?.();
      for (let gone = 0; gone < ROUNDS_APART; gone++) await nextRound();
    }
    isGoing = false;
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (!isGoing) void go();
    });
}

type LaneOptions = {
  lanes?: readonly Lane[];
  pauses?: typeof PAUSES;
  /** @param cookie the header */
  isStaffDevice?: (cookie: string | undefined) => Promise<boolean>;
};

export type RequestLanes = MiddlewareHandler<Receiving> & {
  /** How many are answered in each lane at this moment, and how many wait. */
  load: () => { name: Lane["name"]; atWork: number; waiting: number }[];
};

/**
 * Of the requests that the cache cannot answer, a few run at once, some wait, and the rest is
 * refused with an explanation: a flood delays those at its address by a second and does not fill
 * the memory. An upload takes as long as its sender wants: the picture library has a queue of its
 * own.
 */
export function requestLanes(
  env: Pick<Env, "TRUST_PROXY">,
  { lanes = LANES, pauses = PAUSES, isStaffDevice = async () => false }: LaneOptions = {},
): RequestLanes {
  const taken = lanes.map(({ name, isFor, ...limits }) => ({
    name,
    isFor,
    inTurn: createConcurrencyLimit(limits),
  }));
  const ownRound = createRounds();
  let pausing = 0;

  async function pause(): Promise<void> {
    if (pausing >= pauses.most) return;
    pausing++;
    await new Promise((resolve) => setTimeout(resolve, pauses.ms));
    pausing--;
  }

  const middleware: MiddlewareHandler<Receiving> = async (c, next) => {
    const { method, path } = c.req;
    if (isUpload(method, path)) return next();
    const limit = Number(c.req.query("limit") ?? Number.NaN);
    const isKnown = isSigningIn({ method, path }) && (await isStaffDevice(c.req.header("cookie")));
    const asked = { method, path, limit, bytes: c.get("bodyBytes") ?? 0, isKnown };
    const who = clientAddress(c, env);
    const mine = taken.filter(({ isFor }) => isFor(asked));
    let isTooMany = false;
    const through = async ([lane, ...others]: typeof mine): Promise<void> => {
      if (!lane) {
        await ownRound();
        return next();
      }
      // Whoever is before may wait for a slow database.
      const endWait = OF_THEIR_OWN.has(lane.name) ? () => {} : waitPatiently();
      const begin = () => {
        endWait();
        return through(others);
      };
      if ((await lane.inTurn(begin, who)) !== null) return;
      endWait();
      isTooMany = true;
    };
    await through(mine);
    if (!isTooMany) return undefined;
    noteTurnedAway(c);
    await pause();
    return tooMany(c);
  };
  return Object.assign(middleware, {
    load: () => taken.map(({ name, inTurn }) => ({ name, ...inTurn.load() })),
  });
}

function tooMany(c: Context): Response {
  if (!c.req.path.startsWith("/api/")) {
    return errorPage(503, { path: c.req.path, retryAfterS: RETRY_AFTER_S });
  }
  const headers = { "Retry-After": String(RETRY_AFTER_S), "Cache-Control": "no-store" };
  return c.json<ErrorBody>(errorBody("too-many-requests"), 503, headers);
}
