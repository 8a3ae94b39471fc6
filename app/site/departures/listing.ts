import { shiftedDay } from "#contracts/days.ts";
import { isShow, SHOWS, type Show } from "#contracts/departure-filters.ts";
import { seatsOf } from "#contracts/departure-state.ts";
import type { Entry } from "#contracts/entry.ts";

type Departure = Entry<"departure">;

/** So many stand there whole, of more the first few: a page in Bangla stays below 60 kB. */
const MOST_WHOLE = 6;
const FIRST_OF_MANY = 3;
/** Of more months lead to the others. */
const MOST_ON_PAGE = 9;

export type Asked = { show: string | null; month: string | null };

export type Listing = {
  /** What it was asked for, where there is any of it. */
  show: Show | null;
  month: string | null;
  all: number;
  shows: { show: Show; count: number }[];
  /** YYYY-MM, where there are too many for one page. */
  months: { month: string; count: number }[];
  cards: Departure[];
  /** On a line each. */
  rows: Departure[];
  /** Which months lead to. */
  elsewhere: number;
};

const RAMADAN = "9";
const hijriMonth = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
  ...{ timeZone: "UTC", month: "numeric" },
});

/** One of its days is in Ramadan, as it is calculated. */
export function isInRamadan({ leavesOn, returnsOn }: Pick<Departure, "leavesOn" | "returnsOn">) {
  for (let day = leavesOn; day <= returnsOn; day = shiftedDay(day, 1)) {
    const parts = hijriMonth.formatToParts(new Date(day));
    if (parts.some(({ type, value }) => type === "month" && value === RAMADAN)) return true;
  }
  return false;
}

const IS: Record<Show, (departure: Departure) => boolean> = {
  seats: (departure) => seatsOf(departure) !== "full",
  direct: ({ isDirect }) => isDirect,
  ramadan: isInRamadan,
};

export const monthOf = ({ leavesOn }: Pick<Departure, "leavesOn">): string => leavesOn.slice(0, 7);

/** What of the coming departures a page shows. @param asked what is not known, or not there, is not asked for */
export function listingOf(departures: Departure[], asked: Asked, isHijri: boolean): Listing {
  const matching = new Map(
    SHOWS.filter((show) => isHijri || show !== "ramadan").map((show) => [
      show,
      departures.filter(IS[show]),
    ]),
  );
  const chosen = isShow(asked.show ?? "") ? (asked.show as Show) : null;
  const show = chosen && matching.get(chosen)?.length ? chosen : null;
  const shown = (show && matching.get(show)) || departures;
  const months = shown.length > MOST_ON_PAGE ? countMonths(shown) : [];
  const month = months.find((one) => one.month === asked.month)?.month ?? null;
  const listed = month ? shown.filter((one) => monthOf(one) === month) : shown;
  const whole = departures.length > MOST_WHOLE ? FIRST_OF_MANY : MOST_WHOLE;
  const [cards, others] = [listed.slice(0, whole), listed.slice(whole)];
  const isCut = months.length > 1 && !month;
  return {
    ...{ show, month, months, all: departures.length },
    shows: [...matching].flatMap(([show, { length: count }]) => (count ? [{ show, count }] : [])),
    ...{ cards, rows: isCut ? [] : others, elsewhere: isCut ? others.length : 0 },
  };
}

function countMonths(departures: Departure[]): Listing["months"] {
  const counts = new Map<string, number>();
  for (const departure of departures) {
    const month = monthOf(departure);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts].map(([month, count]) => ({ month, count }));
}
