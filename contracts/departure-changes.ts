import { daysBetween, isDay, shiftedDay } from "./days.ts";
import { PRICE_NAMES, type PriceName } from "./kinds/departure.ts";

/** What several departures become at once: the list that shows it before, and the server that does it, ask here. */

/** `names`: of which prices; without it all. `roundTo`: to whole thousands, say. */
export type PriceChange = {
  percent: number;
  roundTo: number;
  names?: readonly PriceName[] | undefined;
};

/** What waits may be unfinished: a field may be missing, or be no text. */
type Body = Record<string, unknown>;

const LAST_DAY = "9999-12-31";
const FIRST_DAY = "0001-01-01";

const isAmount = (amount: unknown): amount is string =>
  typeof amount === "string" && /^\d+$/.test(amount);

/** The day so many days later; what is no day, and what would lie beyond what calendars have, stays. */
export function movedDay(day: unknown, days: number): unknown {
  if (!isDay(day)) return day;
  const left = days > 0 ? daysBetween(day, LAST_DAY) : daysBetween(FIRST_DAY, day);
  return Math.abs(days) > left ? day : shiftedDay(day, days);
}

/** By so many days; until when its price holds stays. */
export const shifted = <Departure extends Body>(departure: Departure, days: number): Departure => ({
  ...departure,
  leavesOn: movedDay(departure.leavesOn, days),
  returnsOn: movedDay(departure.returnsOn, days),
});

/** What would be rounded to nothing is rounded to whole units instead. */
export function repricedAmount(price: unknown, { percent, roundTo }: PriceChange): unknown {
  if (!isAmount(price)) return price;
  const exact = (Number(price) * (100 + percent)) / 100;
  const rounded = Math.round(exact / roundTo) * roundTo;
  return String(rounded > 0 ? rounded : Math.round(exact));
}

/** By a percentage; what has no price has none afterwards. */
export function repriced<Departure extends Body>(
  departure: Departure,
  change: PriceChange,
): Departure {
  const names = change.names ?? PRICE_NAMES;
  const prices = names
    .filter((name) => name in departure)
    .map((name) => [name, repricedAmount(departure[name], change)]);
  return { ...departure, ...Object.fromEntries(prices) };
}

/** So many again, each so many days after the one before; whoever asks finds seats in them. */
export const copiesOf = <Departure extends Body>(
  departure: Departure,
  { copies, every }: { copies: number; every: number },
): Departure[] =>
  Array.from({ length: copies }, (_, at) => ({
    ...shifted(departure, (at + 1) * every),
    ...{ seats: "open", seatsLeft: "" },
  }));

/** What becomes of each of several. */
export type Change =
  | { to: "days"; days: number }
  | { to: "prices"; prices: PriceChange }
  | { to: "seats"; seats: string };

export const changedBy =
  (change: Change) =>
  <Departure extends Body>(departure: Departure): Departure => {
    switch (change.to) {
      case "days":
        return shifted(departure, change.days);
      case "prices":
        return repriced(departure, change.prices);
      case "seats":
        return { ...departure, ...seatsSet(change.seats) };
    }
  };

/** How many are left is said where they are counted. */
const seatsSet = (seats: string) => ({ seats, ...(seats !== "counted" && { seatsLeft: "" }) });
