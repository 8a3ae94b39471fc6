import { longDay } from "#i18n/date-words.ts";
import { locale } from "#i18n/en/language.ts";
import * as words from "#i18n/en/site/days.ts";
import { fill } from "#i18n/fill.ts";
import { ungrouped } from "#i18n/ungrouped.ts";

type Part = "day" | "month" | "year";
type Parts = Record<Part, number>;

const UTC = { timeZone: "UTC" } as const;
const NUMBERS = { ...UTC, day: "numeric", month: "numeric", year: "numeric" } as const;
const hijri = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", NUMBERS);
const ours = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", NUMBERS);
const dayOf = new Intl.DateTimeFormat(locale, { ...UTC, day: "numeric" });
const dayAndMonth = new Intl.DateTimeFormat(locale, { ...UTC, day: "numeric", month: "long" });

function partsOf(day: string, calendar: Intl.DateTimeFormat): Parts {
  const parts = calendar.formatToParts(new Date(day));
  const number = (part: Part) =>
    Number.parseInt(parts.find(({ type }) => type === part)?.value ?? "", 10);
  return { day: number("day"), month: number("month"), year: number("year") };
}

/** In words what two days have in common is said once. */
function rangeWords(from: string, until: string, calendar: Intl.DateTimeFormat, say: Says): string {
  if (from === until) return say.whole(until);
  const [one, other] = [partsOf(from, calendar), partsOf(until, calendar)];
  if (one.year !== other.year) {
    return fill(words.daysOver, { from: say.whole(from), until: say.whole(until) });
  }
  if (one.month !== other.month) {
    return fill(words.daysOver, { from: say.inYear(from), until: say.whole(until) });
  }
  return fill(words.daysWithin, { from: say.inMonth(from), until: say.whole(until) });
}

/** A day YYYY-MM-DD: with its year, with its month, alone. */
type Says = Record<"whole" | "inYear" | "inMonth", (day: string) => string>;

const OURS: Says = {
  whole: longDay,
  inYear: (day) => dayAndMonth.format(new Date(day)),
  inMonth: (day) => dayOf.format(new Date(day)),
};

/** "12–22 January 2027", of two days YYYY-MM-DD. */
export const daysWords = (from: string, until: string): string =>
  rangeWords(from, until, ours, OURS);

function hijriParts(day: string): Record<Part, string> {
  const { day: number, month, year } = partsOf(day, hijri);
  return {
    ...{ day: ungrouped(number), year: ungrouped(year) },
    month: words.hijriMonths[month - 1] ?? "",
  };
}

const HIJRI: Says = {
  whole: (day) => fill(words.hijriDay, hijriParts(day)),
  inYear: (day) => {
    const { day: number, month } = hijriParts(day);
    return `${number} ${month}`;
  },
  inMonth: (day) => hijriParts(day).day,
};

/** The same of the Hijri calendar, as it is calculated: "29 Sha‘ban – 13 Ramadan 1448". */
export const hijriDaysWords = (from: string, until: string): string =>
  rangeWords(from, until, hijri, HIJRI);
