import { daysWords, hijriDaysWords } from "#app/site/departures/day-words.ts";
import { isDay } from "#contracts/days.ts";
import type { ListedDeparture } from "#contracts/departure-row.ts";
import { dateWords } from "#i18n/date-words.ts";
import { calculated } from "#i18n/en/admin/departure-form.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { language, locale } from "#i18n/en/language.ts";
import { direct } from "#i18n/en/site/departures.ts";
import { fill } from "#i18n/fill.ts";

type Body = ListedDeparture["body"];

const TAKA = "BDT";
/** In English lakh are grouped as in India. */
const GROUPED = language === "en" ? "en-IN" : locale;

/** "6 – 20 February 2027"; what waits may have no days yet. */
export function outAndBack({ leavesOn, returnsOn }: Pick<Body, "leavesOn" | "returnsOn">): string {
  if (!isDay(leavesOn)) return words.noDays;
  const until = isDay(returnsOn) && returnsOn >= leavesOn ? returnsOn : leavesOn;
  return daysWords(leavesOn, until);
}

/** "2–16 Ramadan 1448", as it is calculated. */
export function hijriDays({ leavesOn, returnsOn }: Pick<Body, "leavesOn" | "returnsOn">): string {
  const until = isDay(returnsOn) && returnsOn >= leavesOn ? returnsOn : leavesOn;
  return hijriDaysWords(leavesOn, until);
}

/** As one of several is called: its days, and its name where it has one. */
export const nameOf = (body: Pick<Body, "leavesOn" | "returnsOn" | "title">): string =>
  [outAndBack(body), body.title].filter(Boolean).join(", ");

/** What waits may name any. */
export const packageWords = (id: string): string =>
  (words.packages as Record<string, string>)[id] ?? id;

/** Above its form: its days, and of which package it is. */
export function headOf(body: Body): { title: string; text: string } {
  const days = outAndBack(body);
  if (days === words.noDays) return { title: words.edit, text: words.editText };
  const parent = packageWords(body.package);
  return {
    title: nameOf(body),
    text:
      body.package === "tours"
        ? parent
        : fill(calculated, { package: parent, hijri: hijriDays(body) }),
  };
}

/** "15 Dec 2026". */
export const dayWords = (day: string): string =>
  isDay(day)
    ? dateWords(day, { timeZone: "UTC", day: "numeric", month: "short", year: "numeric" })
    : day;

/** "13 February", for a sentence. */
export const dayInYear = (day: string): string =>
  new Date(day).toLocaleDateString(locale, { timeZone: "UTC", day: "numeric", month: "long" });

/** "1,92,000"; another currency than taka is named. What is no amount yet stays as it is. */
export function amountWords(amount: string, currency: string): string {
  if (!/^\d+$/.test(amount)) return amount;
  const number = Number(amount).toLocaleString(GROUPED);
  return currency === TAKA ? number : `${currency} ${number}`;
}

/** "9 + 5". */
export const nightsWords = ({ stays }: Body): string =>
  stays
    .map(({ nights }) => (/^\d+$/.test(nights) ? Number(nights).toLocaleString(locale) : nights))
    .filter(Boolean)
    .join(" + ");

/** "Meghna Air, direct". */
export function flightWords({ airline, isDirect, via }: Body): string {
  const how = isDirect ? direct : via ? fill(words.byWay, { city: via }) : "";
  return airline && how ? fill(words.flight, { airline, how }) : airline;
}

/** The first that is named. */
export const hotelWords = ({ stays }: Body): string =>
  stays.find(({ hotel }) => hotel !== "")?.hotel ?? "";
