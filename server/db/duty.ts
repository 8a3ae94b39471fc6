import type { Db, Tx } from "./schema.ts";

/** A clock that was wrong took it for longer than anybody does. */
const LONGEST_MS = 2 * 86_400_000;

/** Until when it is done, or somebody's; ISO 8601, UTC. */
export type Duty = { name: string; until: string };

const isoAt = (ms: number) => new Date(ms).toISOString();

/**
 * What one node does at a time, however many there are: whoever takes it has it until then, also when its process ends.
 * In a transaction that fails nobody has taken it.
 * @param until ms since 1970
 * @returns whether the caller has it now
 */
export async function takeDuty(
  source: Db | Tx,
  name: string,
  until: number,
  now = Date.now(),
): Promise<boolean> {
  const taken = await source
    .insertInto("duty")
    .values({ name, until: isoAt(until) })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ until: isoAt(until) })
        .where((eb) =>
          eb.or([
            eb("duty.until", "<=", isoAt(now)),
            eb("duty.until", ">", isoAt(now + LONGEST_MS)),
          ]),
        ),
    )
    .returning("name")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Says when something was done last, whichever node did it. @param at ISO 8601, UTC */
export async function noteDone(source: Db | Tx, name: string, at: string): Promise<void> {
  await source
    .insertInto("duty")
    .values({ name, until: at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ until: at }))
    .execute();
}

/** When it was done last, ISO 8601, UTC; null: nobody knows. */
export async function doneAt(source: Db | Tx, name: string): Promise<string | null> {
  const noted = await source
    .selectFrom("duty")
    .select("until")
    .where("name", "=", name)
    .executeTakeFirst();
  return noted?.until ?? null;
}

export const findDuties = (db: Db): Promise<Duty[]> => db.selectFrom("duty").selectAll().execute();

/** Each one until the later of both. */
export async function keepDuties(tx: Tx, duties: readonly Duty[]): Promise<void> {
  for (const { name, until } of duties) {
    await tx
      .insertInto("duty")
      .values({ name, until })
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet({ until }).where("duty.until", "<", until),
      )
      .execute();
  }
}
