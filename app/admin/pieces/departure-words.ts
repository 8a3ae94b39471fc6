import { daysWords } from "#app/site/departures/day-words.ts";
import type { NamedDeparture } from "#contracts/told-when.ts";
import { packages } from "#i18n/en/admin/departures.ts";
import * as words from "#i18n/en/admin/told-when.ts";
import { comma } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";

/** "Umrah, 6–20 February 2027, from Dhaka". */
export function departureWords(departure: NamedDeparture): string {
  const { package: id, leavesOn, returnsOn, from } = departure;
  const place = from && fill(words.fromPlace, { place: from });
  return [packages[id], daysWords(leavesOn, returnsOn), place].filter(Boolean).join(comma);
}
