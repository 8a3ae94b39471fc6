const DAY_MS = 86_400_000;

/** Of years with fewer or more digits the calendar writes what cannot be read; clocks differ there as they do here. */
const READABLE = { from: Date.UTC(1900, 0), until: Date.UTC(9999, 0) };

/** Making one takes longer than all that it writes on a page; there are few zones. */
function perZone(locale: string, parts: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone });
    made.set(timeZone, format);
    return format;
  };
}

/** Writes days as YYYY-MM-DD there, as Sweden does: of Canada some browsers know another way (ICU 72). */
export const dayFormat = perZone("sv-SE", { year: "numeric", month: "2-digit", day: "2-digit" });

/** And 2026-11-21 13:05:00. */
const clockOf = perZone("sv-SE", { dateStyle: "short", timeStyle: "medium" });

/** How far the clocks of that zone are ahead of UTC at that moment, in ms. */
export function aheadOfUtc(moment: number, timeZone: string): number {
  const at = Math.min(Math.max(moment, READABLE.from), READABLE.until);
  return Date.parse(`${clockOf(timeZone).format(at).replace(" ", "T")}Z`) - at;
}

/**
 * When the clocks of a zone show that.
 * @param day YYYY-MM-DD
 * @param time HH:MM; one that comes twice is the first
 * @returns ms since 1970; `isSkipped`: the clocks went over it, and it is as long after as it says
 */
export function momentIn(timeZone: string, day: string, time: string) {
  const shown = Date.parse(`${day}T${time}Z`);
  // The day before, and the day after, lie on either side of a change of the clocks.
  const before = shown - aheadOfUtc(shown - DAY_MS, timeZone);
  const after = shown - aheadOfUtc(shown + DAY_MS, timeZone);
  const isShown = (at: number) => at + aheadOfUtc(at, timeZone) === shown;
  const found = [Math.min(before, after), Math.max(before, after)].find(isShown);
  return found === undefined ? { at: before, isSkipped: true } : { at: found, isSkipped: false };
}

/** When a day, YYYY-MM-DD, is over in that zone: ms since 1970. */
export function midnightAfter(day: string, timeZone: string): number {
  const midnight = Date.parse(day) + DAY_MS;
  // The first guess may lie on the other side of a change to or from summer time.
  const guess = midnight - aheadOfUtc(midnight, timeZone);
  const end = midnight - aheadOfUtc(guess, timeZone);
  // A night without midnight: the clocks went from midnight to one o'clock. East of Greenwich the first guess lies an
  // hour before it.
  return end + aheadOfUtc(end, timeZone) === midnight ? end : Math.max(end, guess);
}
