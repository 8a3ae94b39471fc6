import { pricesOf, seatsOf } from "#contracts/departure-state.ts";
import type { Entry } from "#contracts/entry.ts";
import type { WaitsFor } from "#contracts/waits-for.ts";

/** What somebody who asks for it waits for; null: nothing. @param today YYYY-MM-DD, of the agency */
function waitOf(departure: Entry<"departure">, today: string): WaitsFor | null {
  if (seatsOf(departure) === "full") return "seat";
  return pricesOf(departure, today) === "valid" ? null : "price";
}

/** Where a departure is asked for; a full one, or one without a price, is waited for. */
export function askAddress(departure: Entry<"departure">, today: string): string {
  const { _id, package: topic } = departure;
  const waits = waitOf(departure, today);
  const asked = `/get-started?topic=${topic}&departure=${encodeURIComponent(_id)}`;
  return waits ? `${asked}&waits=${waits}` : asked;
}
