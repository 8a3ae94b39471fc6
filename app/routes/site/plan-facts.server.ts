import { cheapestOf } from "#app/site/departures/cheapest.ts";
import type { PlanFacts } from "#app/site/home/plan-panel.tsx";
import { moneyWords } from "#app/site/papers/costs-of.ts";
import type { Entry } from "#contracts/entry.ts";
import { DEPARTING_IDS } from "#contracts/kinds/departure.ts";
import { locale } from "#i18n/en/language.ts";
import * as words from "#i18n/en/site/plan-facts.ts";
import { fill, plural } from "#i18n/fill.ts";
import type { SiteContext } from "../../context.ts";

/** Of a package: enough for a season. */
const MOST_LOOKED_AT = 60;
const MOST_MONTHS = 4;

const dayAndMonth = new Intl.DateTimeFormat(locale, {
  ...{ timeZone: "UTC", day: "numeric", month: "long" },
});
const month = new Intl.DateTimeFormat(locale, { timeZone: "UTC", month: "short" });
const listed = new Intl.ListFormat(locale, { style: "short", type: "unit" });

/** What is next, by way to travel: the first group, in which months others leave, from how much; the lists of papers. */
export async function planFacts(
  site: SiteContext["site"],
  today: string,
): Promise<{ facts: PlanFacts; isDated: boolean }> {
  const [journeys, student, work] = await Promise.all([
    Promise.all(DEPARTING_IDS.map((parent) => site.entry.list("departure", which(parent, today)))),
    site.entry.count("visa", { parent: "student" }),
    site.entry.count("visa", { parent: "work" }),
  ]);
  const dated = DEPARTING_IDS.map((id, at) => [
    `/packages/${id}`,
    factOf(journeys[at] ?? [], today),
  ]);
  return {
    facts: {
      ...Object.fromEntries(dated),
      ...{ "/student-visa": papersWords(student), "/work-visa": papersWords(work) },
    },
    isDated: journeys.flat().length > 0,
  };
}

const which = (parent: string, from: string) => ({ parent, from, limit: MOST_LOOKED_AT });

const papersWords = (count: number): string[] => (count > 0 ? [plural(words.papers, count)] : []);

function factOf(departures: Entry<"departure">[], today: string): string[] {
  const [next] = departures;
  if (!next) return [];
  const day = dayAndMonth.format(new Date(next.leavesOn));
  const names = [...new Set(departures.map(({ leavesOn }) => monthOf(leavesOn)))];
  const price = cheapestOfAll(departures, today);
  const from = price ? [fill(words.from, { price })] : [];
  const rest = [listed.format(names.slice(0, MOST_MONTHS)), ...from.map(unbroken)];
  return [fill(words.nextGroup, { day }), rest.join(words.between)];
}

const monthOf = (day: string): string => month.format(new Date(day));

/** So that a price stays on its line. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

/** In the currency of the first that has a price. */
function cheapestOfAll(departures: Entry<"departure">[], today: string): string {
  const prices = departures.flatMap((departure) => cheapestOf(departure, today) ?? []);
  const [first] = prices;
  const [lowest] = prices
    .filter(({ currency }) => currency === first?.currency)
    .toSorted((a, b) => Number(a.amount) - Number(b.amount));
  return lowest ? moneyWords(lowest.amount, lowest.currency) : "";
}
