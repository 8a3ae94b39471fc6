import { LANGUAGES, type Language } from "#contracts/languages.ts";
import { raiseContentNumber } from "#server/db/content-number.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** What processes on one machine know together of the changes: numbers, the largest of each. */
export type SharedNumbers = {
  /** @returns what others know, a list from each; null: nothing since the last look */
  read: () => readonly (readonly number[])[] | null;
  write: (numbers: readonly number[]) => void;
};

/**
 * Counts the changes of what visitors read. A page made under an older number is out of date.
 * @param shared with other processes; none: they hear of each other in another way, or there are none
 */
export function createContentVersion(db: Db, shared: SharedNumbers | null = null) {
  let current = 0;
  const byLanguage = new Map<Language, number>();

  /** Each list accounts for all changes up to its first number: so do the largest of several. */
  function learn(): void {
    for (const [theirs = 0, ...inLanguages] of shared?.read() ?? []) {
      current = Math.max(current, theirs);
      LANGUAGES.forEach((language, at) => {
        const known = byLanguage.get(language) ?? 0;
        byLanguage.set(language, Math.max(known, inLanguages[at] ?? 0));
      });
    }
  }

  const now = (): number => {
    learn();
    return current;
  };

  /**
   * Changes may be reported out of order, or twice.
   * @param only the language whose pages alone it changes; null: any page
   */
  const heard = (number: number, only: Language | null = null): void => {
    learn();
    if (number <= current) return;
    // One that was missed may concern any page.
    const isNext = number === current + 1;
    current = number;
    for (const language of only && isNext ? [only] : LANGUAGES) byLanguage.set(language, number);
  };

  return {
    /**
     * The number of the newest change that this node knows; it knows its own changes before their
     * writer gets the answer.
     */
    current: now,

    /** Of the newest change that pages in this language may show. */
    currentIn(language: Language): number {
      learn();
      return byLanguage.get(language) ?? 0;
    },

    /** Another node has stored a change. */
    heard,

    /** A process ended, perhaps before it could tell of a change that it had stored. */
    async catchUp(): Promise<void> {
      const row = await db.selectFrom("contentVersion").select("number").executeTakeFirst();
      if (row) heard(row.number);
    },

    /**
     * A transaction that changes content.
     * @param onlyIn the language whose pages alone show it; null: any page may
     */
    async change<T>(
      work: (tx: Tx) => Promise<T>,
      onlyIn: (result: T) => Language | null = () => null,
    ): Promise<T> {
      const { result, number } = await db.transaction().execute(async (tx) => {
        const result = await work(tx);
        return { result, number: await raiseContentNumber(tx, now(), onlyIn(result)) };
      });
      heard(number, onlyIn(result));
      shared?.write([current, ...LANGUAGES.map((language) => byLanguage.get(language) ?? 0)]);
      return result;
    },
  };
}

export type ContentVersion = ReturnType<typeof createContentVersion>;
