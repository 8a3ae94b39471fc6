import { PostgresAdapter, sql } from "kysely";
import { LANGUAGES, type Language } from "#contracts/languages.ts";
import type { Tx } from "./schema.ts";

/** Where PostgreSQL tells every node the number of a change that is stored. */
export const CONTENT_CHANNEL = "rihla_content";

/**
 * And before it the language whose pages alone are concerned. Nodes of an older edition do not listen here:
 * they read a number in the other one, and nothing else.
 */
export const LANGUAGE_CHANNEL = "rihla_content_language";

/**
 * The last step of a transaction that changes what visitors read: other transactions that change
 * something wait here until it ends, so that the order of the numbers is the order in which
 * changes are stored.
 * @param known the largest number that was heard of: larger than the stored one where a backup was
 * put back, or a standby took over that lacked the last changes
 * @param onlyIn the language whose pages alone it changes
 * @returns the number of this change
 */
export async function raiseContentNumber(
  tx: Tx,
  known: number,
  onlyIn: Language | null,
): Promise<number> {
  const { number } = await tx
    .updateTable("contentVersion")
    .set(({ eb, val }) => ({
      number: eb
        .case()
        .when("number", "<", known)
        // One is left out: nobody can tell which pages are out of date.
        .then(val(known + 2))
        .else(eb("number", "+", 1))
        .end(),
    }))
    .returning("number")
    .executeTakeFirstOrThrow();
  if (tx.getExecutor().adapter instanceof PostgresAdapter) {
    if (onlyIn)
      await sql`select pg_notify(${LANGUAGE_CHANNEL}, ${`${number} ${onlyIn}`})`.execute(tx);
    await sql`select pg_notify(${CONTENT_CHANNEL}, ${String(number)})`.execute(tx);
  }
  return number;
}

/** @param payload of either channel */
export function readContentNews(payload: string): { number: number; onlyIn: Language | null } {
  const [number, named] = payload.split(" ");
  return { number: Number(number), onlyIn: LANGUAGES.find((one) => one === named) ?? null };
}
