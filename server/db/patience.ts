import { AsyncLocalStorage } from "node:async_hooks";
import { databaseAway } from "./database-away.ts";

/**
 * So long whoever reads waits for the database: for the answer to one question, and for all that one request asks, one
 * after the other. Visitors wait for less than 6 s.
 */
export const READ_MS = 5000;

type Patience = {
  leftMs: () => number;
  /** Counts from now on, once for all who wait at the same time. @returns ends it */
  wait: () => () => void;
  /** It is answered: what goes on has time. */
  end: () => void;
};

const ofRequest = new AsyncLocalStorage<Patience | undefined>();

function createPatience(limitMs: number): Patience {
  let spentMs = 0;
  let waiting = 0;
  let since = 0;
  let hasEnded = false;
  const spent = () => spentMs + (waiting > 0 ? performance.now() - since : 0);
  return {
    leftMs: () => (hasEnded ? Number.POSITIVE_INFINITY : limitMs - spent()),
    wait() {
      if (waiting++ === 0) since = performance.now();
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        if (--waiting === 0) spentMs += performance.now() - since;
      };
    },
    end() {
      hasEnded = true;
    },
  };
}

/**
 * What only reads, and is told that the database is away when it has waited for it for too long in all. Time that is
 * spent on something else does not count.
 */
export const withPatience = <T>(work: () => T, limitMs = READ_MS): T =>
  ofRequest.run(createPatience(limitMs), work);

/** Whoever asked has their answer. */
export const endPatience = (): void => ofRequest.getStore()?.end();

/** Waiting that counts, and that nothing cuts short. @returns ends it */
export const waitPatiently = (): (() => void) => ofRequest.getStore()?.wait() ?? (() => {});

/**
 * @param onLate gets what goes on while nobody waits for it any more
 * @throws DomainError "database-away" when the request has waited for long enough
 */
export async function patiently<T>(
  work: () => Promise<T>,
  onLate: (late: Promise<T>) => void = () => {},
): Promise<T> {
  const patience = ofRequest.getStore();
  const leftMs = patience?.leftMs() ?? Number.POSITIVE_INFINITY;
  if (!patience || leftMs === Number.POSITIVE_INFINITY) return work();
  if (leftMs <= 0) throw tooLate();
  const going = work();
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    onLate(going);
    reject(tooLate());
  }, leftMs);
  const stop = patience.wait();
  try {
    return await Promise.race([going, promise]);
  } finally {
    clearTimeout(timer);
    stop();
  }
}

/** What is read once for several requests. */
export type ReadForAll<T> = {
  /** Goes on for whoever waits for longer. */
  found: Promise<T>;
  /** For one of them. @throws DomainError "database-away" when that one has waited for long enough */
  wait: () => Promise<T>;
};

/** Each waits for it with a time of their own, also who asks first; what is there nobody waits for. */
export function readForAll<T>(read: () => Promise<T>): ReadForAll<T> {
  const found = ofRequest.run(undefined, read);
  let isThere = false;
  found.then(
    () => {
      isThere = true;
    },
    () => {},
  );
  return { found, wait: () => (isThere ? found : patiently(() => found)) };
}

const tooLate = () => databaseAway(new Error("the database answers too slowly for who reads"));
