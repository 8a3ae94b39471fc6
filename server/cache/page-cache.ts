import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Language } from "#contracts/languages.ts";
import { type Cacheable, cacheableOf } from "./cached-paths.ts";
import { sendAnswer } from "./send-answer.ts";
import { type StoredAnswer, staleAnswer, storeAnswer, tightened } from "./stored-answer.ts";

const MEGABYTE = 1024 * 1024;
const DEFAULT_BYTES = 48 * MEGABYTE;

/** No single answer may take so much room that all others must go. */
const LARGEST_PART = 1 / 8;

/** What is asked for again is packed tighter in a tenth of the time of one core. */
const RESTS_FOR = 9;

/** For how long an old answer is given, when a new one failed, before the next try. */
const AWAY_MS = 2000;

const ASK_EACH_TIME = "public, no-cache";

/** When something that a page says ends, ms since 1970. */
function expiryOf({ headers }: Response): number {
  const given = Date.parse(headers.get("Expires") ?? "");
  return Number.isNaN(given) ? Number.POSITIVE_INFINITY : given;
}

const UNAVAILABLE = 503;

type Entry = Pick<Cacheable, "language"> & {
  answer: StoredAnswer;
  version: number;
  /** Of a clock that nobody sets. */
  endsAt: number;
  /** When something that it says ends, ms since 1970. */
  expiresAt: number;
  isTight: boolean;
  /** The old answer, given while a new one cannot be made under this number of the content. */
  away?: { answer: StoredAnswer; version: number; endsAt: number };
};

type Making = {
  version: number;
  answer: Promise<StoredAnswer>;
  request: IncomingMessage;
  isAgain: boolean;
};

type PageCacheDeps = {
  /** What answers everything that is not cached. */
  listener: RequestListener;
  /** Makes the answer to a GET of this address, for a visitor, not compressed. @param request that asks first */
  render: (address: string, request: IncomingMessage) => Promise<Response>;
  /** Whoever asked asks for too much at once; nothing is wrong with the page. */
  wasTurnedAway: (request: IncomingMessage) => boolean;
  /** Of what visitors read in a language; null: in any. */
  version: (language: Language | null) => number;
  /** Reads the cookie: answers for signed-in people are made anew. */
  isSignedIn: (cookie: string | undefined) => boolean;
  /** Called for every answer, from the cache or not. */
  onAnswered: (request: IncomingMessage, status: number) => void;
  maxBytes?: number;
};

/**
 * Stands before everything else: gives whole public pages, compressed, from memory. A page is made
 * once, however many ask for it at the same time. After a write is confirmed nobody gets the old
 * page, unless a new one cannot be made: then a header says so.
 */
export function createPageCache(deps: PageCacheDeps) {
  const { listener, render, wasTurnedAway, version, isSignedIn, onAnswered } = deps;
  const { maxBytes = DEFAULT_BYTES } = deps;
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes * LARGEST_PART,
    sizeCalculation: ({ answer }, key) => answer.size + key.length,
  });
  const underWay = new Map<string, Making>();
  let hits = 0;
  let tightensFrom = 0;
  let misses = 0;

  const isFresh = (given: Pick<Entry, "version" | "endsAt">, now: number) =>
    given.version === now && given.endsAt > performance.now();

  const fresh = (key: string): StoredAnswer | null => {
    const entry = entries.get(key);
    if (!entry) return null;
    const now = version(entry.language);
    if (isFresh(entry, now) && entry.expiresAt > Date.now()) {
      if (!entry.isTight && performance.now() >= tightensFrom) tighten(key, entry);
      return entry.answer;
    }
    return entry.away && isFresh(entry.away, now) ? entry.away.answer : null;
  };

  /** One at a time. */
  async function tighten(key: string, entry: Entry): Promise<void> {
    tightensFrom = Number.POSITIVE_INFINITY;
    const began = performance.now();
    const answer = await tightened(entry.answer).catch(() => null);
    tightensFrom = performance.now() + RESTS_FOR * (performance.now() - began);
    const isThere = entries.peek(key) === entry;
    if (isThere) entries.set(key, { ...entry, answer: answer ?? entry.answer, isTight: true });
  }

  /**
   * The last good answer, so that pages stay when the database is away. Its header says that
   * something newer may be stored.
   * @param isForAll others would not get a new one either
   */
  function lastGood(key: string, now: number, status: number, isForAll: boolean) {
    const entry = entries.get(key);
    if (!entry || (entry.version !== now && status !== UNAVAILABLE)) return null;
    const answer = staleAnswer(entry.answer, status);
    const away = { answer, version: now, endsAt: performance.now() + AWAY_MS };
    if (isForAll) entries.set(key, { ...entry, away });
    return answer;
  }

  async function makeNow(cacheable: Cacheable, request: IncomingMessage) {
    const { key, language, livesMs, cacheControl } = cacheable;
    const now = version(language);
    const response = await render(key, request);
    const endsAt = performance.now() + livesMs;
    const expiresAt = expiryOf(response);
    // Caches in front of us cannot know this end, so they must ask each time.
    const isShort = expiresAt < Date.now() + livesMs;
    const made = await storeAnswer(response, isShort ? ASK_EACH_TIME : cacheControl);
    if (made.isForEverybody) {
      entries.set(key, {
        ...{ answer: made, language, version: now, endsAt, expiresAt },
        isTight: false,
      });
    }
    if (made.status < 500) return made;
    return lastGood(key, now, made.status, !wasTurnedAway(request)) ?? made;
  }

  function make(cacheable: Cacheable, request: IncomingMessage, isAgain: boolean): Making {
    const { key, language } = cacheable;
    const answer = makeNow(cacheable, request).finally(() => {
      if (underWay.get(key) === making) underWay.delete(key);
    });
    const making = { version: version(language), answer, request, isAgain };
    underWay.set(key, making);
    return making;
  }

  /**
   * @param isAgain a page that somebody else began to make was waited for, and they were turned away:
   * whoever waits for it is not turned away with them
   */
  async function madeFor(
    cacheable: Cacheable,
    request: IncomingMessage,
    isAgain = false,
  ): Promise<StoredAnswer> {
    const other = underWay.get(cacheable.key);
    const isShared = other?.version === version(cacheable.language) && (other.isAgain || !isAgain);
    if (!isShared) return make(cacheable, request, isAgain).answer;
    const answer = await other.answer;
    return wasTurnedAway(other.request) && !isAgain ? madeFor(cacheable, request, true) : answer;
  }

  function send(request: IncomingMessage, response: ServerResponse, answer: StoredAnswer): void {
    sendAnswer(request, response, answer);
    onAnswered(request, answer.status);
  }

  function give(...given: Parameters<typeof send>): void {
    hits++;
    send(...given);
  }

  const isForEverybody = ({ method, headers }: IncomingMessage) =>
    (method === "GET" || method === "HEAD") && !isSignedIn(headers.cookie);

  const answer: RequestListener = (request, response) => {
    const url = request.url ?? "";
    if (!isForEverybody(request)) return listener(request, response);
    const known = fresh(url);
    if (known) return give(request, response, known);
    const cacheable = cacheableOf(url);
    if (!cacheable) return listener(request, response);
    const same = cacheable.key === url ? null : fresh(cacheable.key);
    if (same) return give(request, response, same);
    misses++;
    madeFor(cacheable, request).then(
      (made) => send(request, response, made),
      // A page that cannot be made is answered and logged where all other errors are.
      () => listener(request, response),
    );
  };

  return {
    listener: answer,
    bytes: () => entries.calculatedSize,
    /** Of visitors' pages: given from memory, made first; and what is held at this moment. */
    counts: () => ({ hits, misses, pages: entries.size, bytes: entries.calculatedSize }),
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
