import { DomainError } from "#server/errors/domain-error.ts";
import { isLockHeld } from "./database-away.ts";

/** Of the connections of a node so few wait for one turn: the others are left to who reads. */
const AT_ONCE = 2;
/** Nobody tries so soon after a turn was not had: who comes in a crowd would wait twice. */
const REST_MS = 2000;

type Waiting = { begin: () => void; giveUp: (reason: unknown) => void };

/**
 * Transactions that take the same turn wait here without a connection. Where the turn was not had,
 * those who wait are refused too; then one at a time tries whether it is free again.
 */
export function createTurnLine() {
  let inside = 0;
  let stuck: unknown = null;
  let restsUntil = 0;
  const waiting = new Set<Waiting>();

  async function enter(): Promise<void> {
    if (stuck && (inside > 0 || performance.now() < restsUntil)) throw stuck;
    if (inside < AT_ONCE) {
      inside++;
      return;
    }
    const { promise, resolve: begin, reject: giveUp } = Promise.withResolvers<void>();
    waiting.add({ begin, giveUp });
    await promise;
  }

  /** Whoever begins takes the place of who ends. */
  function leave(): void {
    const [next] = waiting;
    if (!next) {
      inside--;
      return;
    }
    waiting.delete(next);
    next.begin();
  }

  function refuseAll(reason: unknown): void {
    stuck = reason;
    restsUntil = performance.now() + REST_MS;
    for (const { giveUp } of waiting) giveUp(reason);
    waiting.clear();
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      const result = await work();
      stuck = null;
      return result;
    } catch (error) {
      if (isNotHad(error)) refuseAll(error);
      throw error;
    } finally {
      leave();
    }
  };
}

/** Of PostgreSQL one turn, of SQLite the whole database. */
const isNotHad = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === "database-held" || isLockHeld(error.cause));
