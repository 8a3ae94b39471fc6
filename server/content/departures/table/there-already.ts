import { asObject } from "#contracts/as-object.ts";
import type { EntryWrite } from "#contracts/entry.ts";
import type { DepartingId } from "#contracts/kinds/departure.ts";
import { waitingDepartures } from "#server/content/departures/waiting-departures.ts";
import type { Db, Tx } from "#server/db/schema.ts";

type Dated = Pick<EntryWrite<"departure">, "leavesOn" | "returnsOn" | "title">;

/** An engine takes so many values in one statement. */
const DAYS_AT_ONCE = 500;

/** On the same days two are told apart by their names. */
export const keyOf = ({ leavesOn, returnsOn, title }: Dated) =>
  [leavesOn, returnsOn, title.toLowerCase()].join(" ");

/**
 * Which of them a package has already, public or waiting: on the same days, and with no name of its own. A query for
 * so many days, not for each.
 */
export async function daysThere(
  source: Db | Tx,
  parent: DepartingId,
  asked: readonly Dated[],
): Promise<(departure: Dated) => boolean> {
  const days = [...new Set(asked.map(({ leavesOn }) => leavesOn))];
  const there = new Set<string>();
  const add = (known: Dated) => {
    there.add(keyOf(known));
    // Whoever names nothing means the one that is there, however it is called.
    there.add(keyOf({ ...known, title: "" }));
  };
  for (const waiting of await waitingDepartures(source)) {
    if (waiting.package === parent) add(waiting);
  }
  for (let from = 0; from < days.length; from += DAYS_AT_ONCE) {
    const rows = await source
      .selectFrom("entry")
      .select("body")
      .where("kind", "=", "departure")
      .where("parent", "=", parent)
      .where("position", "in", days.slice(from, from + DAYS_AT_ONCE))
      .execute();
    for (const { body } of rows) {
      const { leavesOn, returnsOn, title = "" } = asObject(JSON.parse(body));
      add({ leavesOn: String(leavesOn), returnsOn: String(returnsOn), title: String(title) });
    }
  }
  return (departure) => there.has(keyOf(departure));
}

/** Whoever else changes what visitors read waits until the transaction ends. */
export async function lockContent(tx: Tx): Promise<void> {
  await tx.selectFrom("contentVersion").select("number").forUpdate().execute();
}
