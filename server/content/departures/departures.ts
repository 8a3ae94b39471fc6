import { shiftedDay } from "#contracts/days.ts";
import type { Entry, EntryWrite } from "#contracts/entry.ts";
import { PRICE_NAMES } from "#contracts/kinds/departure.ts";
import type { By } from "#server/audit/audit-entry.ts";
import type { EntryReading } from "#server/content/entries/entry-reading.ts";
import type { EntryWriting } from "#server/content/entries/entry-writing.ts";
import { DomainError } from "#server/errors/domain-error.ts";

type Departure = Entry<"departure">;
type Entries = Pick<EntryReading, "findMany"> & Pick<EntryWriting, "updateAll">;

export type PriceChange = { percent: number; roundTo: number };

/** Several departures at once: all of them, or none. */
export function createDepartures(entry: Entries) {
  return {
    /** @throws DomainError "not-found", "changed-meanwhile" */
    shift: (ids: readonly string[], days: number, how: Planned) =>
      change(ids, (departure) => shifted(departure, days), how),

    /** @throws DomainError "not-found", "changed-meanwhile" */
    changePrices: (ids: readonly string[], by: PriceChange, how: Planned) =>
      change(ids, (departure) => repriced(departure, by), how),
  };

  type Planned = By & {
    /** Nothing is stored: what would become of them. */
    isDryRun: boolean;
  };

  async function change(
    ids: readonly string[],
    changed: (departure: Departure) => Departure,
    { isDryRun, ...by }: Planned,
  ): Promise<Departure[]> {
    const found = await entry.findMany("departure", [...new Set(ids)]);
    if (found.length < new Set(ids).size) throw new DomainError("not-found");
    const planned = found.map(changed);
    if (isDryRun) return planned;
    const writes = planned.map((departure) => ({ id: departure._id, body: asWritten(departure) }));
    return entry.updateAll("departure", writes, by);
  }
}

function asWritten({ _id, createdAt, updatedAt, language, ...write }: Departure) {
  return write satisfies EntryWrite<"departure">;
}

/** By so many days; until when its price holds stays. */
const shifted = (departure: Departure, days: number): Departure => ({
  ...departure,
  leavesOn: shiftedDay(departure.leavesOn, days),
  returnsOn: shiftedDay(departure.returnsOn, days),
});

function repriced(departure: Departure, { percent, roundTo }: PriceChange): Departure {
  const priceOf = (price: string) =>
    price && String(Math.round((Number(price) * (100 + percent)) / 100 / roundTo) * roundTo);
  const prices = PRICE_NAMES.map((name) => [name, priceOf(departure[name])]);
  return { ...departure, ...Object.fromEntries(prices) };
}
