import { isCountry } from "#contracts/countries.ts";
import type { Entry } from "#contracts/entry.ts";
import type { VisaPurpose } from "#contracts/kinds/visa.ts";
import { PACKAGE_OF_VISA, papersBase } from "#contracts/papers-path.ts";
import { byName } from "#i18n/by-name.ts";
import { longDay } from "#i18n/date-words.ts";
import { locale } from "#i18n/en/language.ts";
import * as words from "#i18n/en/site/papers.ts";
import { fill } from "#i18n/fill.ts";
import { costsOf } from "./costs-of.ts";
import { type Answers, papersOf } from "./papers-of.ts";
import type { Country, ListPage } from "./papers-page.ts";
import { reviewOf, shortDay } from "./review-of.ts";
import { timeWords } from "./time-words.ts";

type Visa = Omit<Entry<"visa">, "createdAt" | "updatedAt" | "version">;

type Asked = {
  visa: Visa;
  /** The visa's. */
  purpose: VisaPurpose;
  library: readonly Entry<"requirement">[];
  answers: Answers;
  /** YYYY-MM-DD, of the agency. */
  today: string;
};

/** Of who worked abroad before, in addresses. */
export const PAST = { no: "first-time", yes: "worked-abroad" } as const;

const WORKED = { no: words.abroadNo, yes: words.abroadYes };

/** What a visa takes of who answers so, as its page shows it. */
export function listPage({ visa, purpose, library, answers, today }: Asked): ListPage {
  const { profile, abroad } = answers;
  const base = papersBase(purpose);
  const at = `${base}/${visa.link}`;
  const chosen = visa.profiles.find(({ link }) => link === profile);
  const review = reviewOf(visa, today);
  const { costs, sum } = costsOf(visa);
  const past = abroad ? `/${PAST[abroad]}` : "";
  return {
    ...{ is: "list", title: fill(words.titleOf, { visa: visa.title }), intro: visa.intro },
    ...{ base, address: `${at}/${profile}${past}`, language: visa.language },
    groups: papersOf(visa, library, answers),
    answers: [
      { what: words.country, said: countryOf(visa, base).name, change: `${base}/start` },
      ...(asksProfile(visa)
        ? [{ what: visa.question, said: chosen?.label ?? words.unsure, change: at }]
        : []),
      ...(visa.asksAbroad
        ? [
            {
              what: words.abroad,
              said: abroad ? WORKED[abroad] : words.unsure,
              change: `${at}/${profile}/abroad`,
            },
          ]
        : []),
    ],
    costs,
    sum: review.isOld ? "" : sum,
    ratesOf: visa.ratesOf ? longDay(visa.ratesOf) : "",
    time: {
      ...{ range: timeWords(visa.time), starts: visa.time.starts },
      ...{ notCounted: visa.time.notCounted, longer: visa.longer },
    },
    ...{ review, official: visa.official },
    changes: visa.changes.map(({ day, text }) => ({ day: longDay(day), text })),
    ask: `/get-started?topic=${PACKAGE_OF_VISA[purpose]}&visa=${encodeURIComponent(visa._id)}`,
  };
}

/** Whether visitors are asked who they are. */
export const asksProfile = ({ question, profiles }: Pick<Visa, "question" | "profiles">) =>
  question !== "" && profiles.length > 0;

const countryNames = new Intl.DisplayNames(locale, { type: "region" });

type OfCountry = Pick<Visa, "country" | "link" | "reviewedOn">;

const countryOf = ({ country, link, reviewedOn }: OfCountry, base: string): Country => ({
  ...{ name: (isCountry(country) && countryNames.of(country)) || country, to: `${base}/${link}` },
  reviewed: reviewedOn ? shortDay(reviewedOn) : "",
});

/** By their names, as readers of the language look for them. */
export const countriesOf = (visas: readonly OfCountry[], base: string): Country[] =>
  byName(
    visas.map((visa) => countryOf(visa, base)),
    ({ name }) => name,
  );
