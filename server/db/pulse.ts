import { databaseAway } from "./database-away.ts";

/**
 * Whether the database says anything at all. A frozen database, or one behind a dead connection,
 * sends no error either: from here its callers learn that no answer will come.
 */
export function createPulse() {
  let lost: unknown = null;
  const waiting = new Set<(reason: unknown) => void>();

  return {
    /** It did not answer a question that takes no time. */
    lose(cause: unknown): void {
      lost = cause;
      for (const giveUp of waiting) giveUp(cause);
    },

    /** It did; a refusal is an answer too. */
    find(): void {
      lost = null;
    },

    /** @throws DomainError "database-away" at once while it is lost, else as soon as it is */
    async orLost<T>(work: () => Promise<T>): Promise<T> {
      if (lost) throw databaseAway(lost);
      const { promise, reject } = Promise.withResolvers<never>();
      const giveUp = (cause: unknown) => reject(databaseAway(cause));
      waiting.add(giveUp);
      try {
        return await Promise.race([work(), promise]);
      } finally {
        waiting.delete(giveUp);
      }
    },
  };
}

export type Pulse = ReturnType<typeof createPulse>;
