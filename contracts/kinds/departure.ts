import { choice, day, flag, line, lines, rowsWithIds } from "../fields.ts";
import { amount, currency } from "./amount.ts";
import { differences } from "./inclusions.ts";
import { kind } from "./kind.ts";

/** Those that leave on days. */
export const DEPARTING_IDS = ["umrah", "hajj", "tours"] as const;

export type DepartingId = (typeof DEPARTING_IDS)[number];

/** Nights there are shown in colours of their own. */
export const STAYS_AT = ["makkah", "madinah", "other"] as const;

export const SEATS = ["open", "few", "full", "counted"] as const;

/** Prices of a grown-up, by how many share a room. */
export const ADULT_PRICES = ["quad", "triple", "double", "single"] as const;

/** Prices a person; also of children, and of infants. */
export const PRICE_NAMES = [...ADULT_PRICES, "child", "infant"] as const;

export type PriceName = (typeof PRICE_NAMES)[number];

const optional = { isOptional: true } as const;

/** A journey of a package on its days. */
export const departureKind = kind("departure", {
  package: choice(DEPARTING_IDS),
  title: line(optional),
  leavesOn: day({ isRequired: true }),
  returnsOn: day({ isRequired: true }),
  stays: rowsWithIds(
    "Stay",
    {
      city: line({ isRequired: true, limit: 80 }),
      at: choice(STAYS_AT),
      nights: amount({ isRequired: true, limit: 3 }),
      hotel: line({ ...optional, limit: 120 }),
      stars: amount({ limit: 1 }),
      minutes: amount({ limit: 3 }),
      metres: amount({ limit: 5 }),
      walkTo: line({ ...optional, limit: 80 }),
      note: line({ ...optional, limit: 300 }),
    },
    { most: 10 },
  ),
  from: line({ ...optional, limit: 80 }),
  to: line({ ...optional, limit: 80 }),
  returnFrom: line({ ...optional, limit: 80 }),
  airline: line({ ...optional, limit: 80 }),
  isDirect: flag({ initial: true, isOptional: true }),
  via: line({ ...optional, limit: 80 }),
  waitMinutes: amount({ limit: 4 }),
  seats: choice(SEATS),
  seatsLeft: amount({ limit: 4 }),
  currency: currency(),
  quad: amount(),
  triple: amount(),
  double: amount(),
  single: amount(),
  child: amount(),
  infant: amount(),
  priceUntil: day(optional),
  /** In what the price holds it is not as its package. */
  differs: differences,
  notes: lines({ ...optional, limit: 500 }),
});
