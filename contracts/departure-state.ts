import type { Entry } from "./entry.ts";
import { PRICE_NAMES, type PriceName } from "./kinds/departure.ts";

type Departure = Pick<
  Entry<"departure">,
  "seats" | "seatsLeft" | "priceUntil" | "leavesOn" | PriceName
>;

/** Counted seats are few from here on. */
const FEW = 5;

export type Seats = "open" | "few" | "full";

export function seatsOf({ seats, seatsLeft }: Pick<Departure, "seats" | "seatsLeft">): Seats {
  if (seats !== "counted") return seats === "few" || seats === "full" ? seats : "open";
  if (seatsLeft === "") return "open";
  const left = Number(seatsLeft);
  return left === 0 ? "full" : left <= FEW ? "few" : "open";
}

/** What visitors may read of its prices. @param today YYYY-MM-DD, of the agency */
export function pricesOf(departure: Departure, today: string): "valid" | "ended" | "none" {
  if (departure.priceUntil !== "" && departure.priceUntil < today) return "ended";
  return PRICE_NAMES.some((name) => departure[name] !== "") ? "valid" : "none";
}

/** It leaves the list on the day after. */
export const isComing = ({ leavesOn }: Pick<Departure, "leavesOn">, today: string): boolean =>
  leavesOn >= today;
