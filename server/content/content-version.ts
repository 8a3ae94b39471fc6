import { LANGUAGES, type Language } from "#contracts/languages.ts";
import { raiseContentNumber } from "#server/db/content-number.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** Counts the changes of what visitors read. A page made under an older number is out of date. */
export function createContentVersion(db: Db) {
  let current = 0;
  const byLanguage = new Map<Language, number>();

  /**
   * Changes may be reported out of order, or twice.
   * @param only the language whose pages alone it changes; null: any page
   */
  const heard = (number: number, only: Language | null = null): void => {
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
    current: (): number => current,

    /** Of the newest change that pages in this language may show. */
    currentIn: (language: Language): number => byLanguage.get(language) ?? 0,

    /** Another node has stored a change. */
    heard,

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
        return { result, number: await raiseContentNumber(tx, current, onlyIn(result)) };
      });
      heard(number, onlyIn(result));
      return result;
    },
  };
}

export type ContentVersion = ReturnType<typeof createContentVersion>;
