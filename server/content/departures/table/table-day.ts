import { plainDigits } from "#contracts/digits.ts";

/** Arabic names its months in two ways. */
const LOCALES = ["en", "bn", "ar-EG", "ar-SY"];
const LENGTHS = ["long", "short"] as const;
const MONTHS = 12;
const CENTURY = 2000;

/** Months by their names; people write some Bangla vowels in two ways. */
const MONTH_NAMES = new Map(
  LOCALES.flatMap((locale) =>
    LENGTHS.flatMap((month) => {
      const format = new Intl.DateTimeFormat(locale, { month, timeZone: "UTC" });
      return Array.from({ length: MONTHS }, (_, at) => {
        const name = format.format(new Date(Date.UTC(2026, at)));
        return [plainName(name), at + 1] as const;
      });
    }),
  ),
);

function plainName(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/ী/g, "ি")
    .replace(/ূ/g, "ু")
    .replace(/[أإآ]/g, "ا")
    .replace(/[^\p{L}\p{M} ]/gu, "")
    .trim();
}

/** "Sept" is one too. */
const LEAST_LETTERS = 3;

function monthOf(name: string): number | null {
  const plain = plainName(name);
  const known = MONTH_NAMES.get(plain);
  if (known) return known;
  if (plain.length < LEAST_LETTERS) return null;
  const [, month] = [...MONTH_NAMES].find(([whole]) => whole.startsWith(plain)) ?? [];
  return month ?? null;
}

/** With the name of its month, and a time that a spreadsheet put behind it; what is longer is not even looked through. */
const LONGEST = 100;

/**
 * A day as people and spreadsheets write it, in whichever digits: "2027-02-06", "6 Feb 2027", "06-Feb-27",
 * "06/02/2027", which begins with the day.
 * @returns YYYY-MM-DD; null: it is no day that there is
 */
export function readDay(written: string): string | null {
  if (written.length > LONGEST) return null;
  const text = plainDigits(written.normalize("NFC"))
    .replace(/\p{Bidi_Control}/gu, "")
    .replace(/،/g, ",")
    // Web pages keep words together with spaces of another kind.
    .replace(/\s+/g, " ")
    .replace(/[T ]00:00(:00)?Z?$/, "")
    .trim();
  const whole = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (whole) return dayOf(whole[1], whole[2], whole[3]);
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text);
  if (dayFirst) return dayOf(dayFirst[3], dayFirst[2], dayFirst[1]);
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]*([\p{L}\p{M} ]+)[-/., ]*(\d{4}|\d{2})$/iu.exec(
    text,
  );
  if (named) return dayOf(named[3], monthOf(named[2] ?? ""), named[1]);
  const monthFirst = /^([\p{L}\p{M}]+)[-/., ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4})$/iu.exec(
    text,
  );
  if (monthFirst) return dayOf(monthFirst[3], monthOf(monthFirst[1] ?? ""), monthFirst[2]);
  return null;
}

type Part = string | number | null | undefined;

function dayOf(year: Part, month: Part, day: Part): string | null {
  if (!month) return null;
  const years = Number(year) < 100 ? CENTURY + Number(year) : Number(year);
  const pad = (part: Part, length: number) => String(Number(part)).padStart(length, "0");
  const text = `${pad(years, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  const at = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(at) && new Date(at).toJSON().slice(0, 10) === text ? text : null;
}
