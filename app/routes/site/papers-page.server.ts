import { asksProfile, countriesOf, listPage, PAST } from "#app/site/papers/list-page.ts";
import { listedCountry } from "#app/site/papers/listed-country.ts";
import type { Answers } from "#app/site/papers/papers-of.ts";
import type { PapersPage, Way } from "#app/site/papers/papers-page.ts";
import type { Entry } from "#contracts/entry.ts";
import { ANY_ANSWER, purposeAt } from "#contracts/papers-path.ts";
import { dayFormat, midnightAfter } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/site/papers.ts";
import { fill } from "#i18n/fill.ts";
import type { SiteContext } from "../../context.ts";
import { trustFacts } from "./trust-strip.server.ts";

type Visa = Entry<"visa">;

type Asked = {
  /** Of the route: "work-visa/papers/*". */
  pattern: string;
  /** What follows it. */
  parts: readonly string[];
  /** Typed by somebody whose country has no list. */
  country: string;
  /** ms since 1970. */
  now: number;
};

type Found = {
  page: PapersPage;
  /** What is said of licences beside a list; null: nothing. */
  trust: string[] | null;
  /** When it says something else: ms since 1970. */
  endsAt: number;
};

const LONGEST_NAME = 60;
/** In an address: the last question. */
const ABROAD = "abroad";

/** What stands at an address under "papers". */
export async function papersPage(
  site: SiteContext["site"],
  { pattern, parts, country, now }: Asked,
): Promise<Found | { leadsTo: string }> {
  const base = `/${pattern.replace("/*", "")}`;
  const purpose = purposeAt(base);
  const [{ timeZone }, visas] = await Promise.all([
    site.settings.get(),
    site.entry.list("visa", { parent: purpose }),
  ]);
  const today = dayFormat(timeZone).format(now);
  const [first = "start", profile, past] = parts;
  const endsAt = midnightAfter(today, timeZone);
  const found = (page: PapersPage): Found => ({ page, trust: null, endsAt });

  const countries = countriesOf(visas, base);
  if (first === "start" && parts.length < 2) return found(whichCountry());
  if (first === "other") {
    const listed = listedCountry(visas, country);
    return listed ? { leadsTo: `${base}/${listed.link}` } : found(otherCountry());
  }
  const visa = visas.find(({ link }) => link === first);
  if (!visa) {
    const listed = listedCountry(visas, first);
    if (listed) return { leadsTo: [base, listed.link, ...parts.slice(1)].join("/") };
    return { leadsTo: `${base}/other?country=${encodeURIComponent(nameFrom(first))}` };
  }

  const at = `${base}/${visa.link}`;
  if (profile === undefined)
    return asksProfile(visa) ? found(whichProfile(visa)) : led(visa, at, ANY_ANSWER);
  const chosen = visa.profiles.find(({ link }) => link === profile);
  if (!chosen && profile !== ANY_ANSWER) return { leadsTo: at };
  if (past === ABROAD && visa.asksAbroad) return found(workedAbroad(visa, profile));
  if (past === undefined) return listOf(visa, { profile, abroad: null });
  if (past === PAST.no) return listOf(visa, { profile, abroad: "no" });
  if (past === PAST.yes) return listOf(visa, { profile, abroad: "yes" });
  return { leadsTo: `${at}/${profile}` };

  async function listOf(visa: Visa, answers: Answers): Promise<Found> {
    const [library, trust] = await Promise.all([
      site.entry.list("requirement"),
      trustFacts(site, today),
    ]);
    return { page: listPage({ visa, purpose, library, answers, today }), trust, endsAt };
  }

  function whichCountry(): PapersPage {
    const ways = countries.map(({ name, to }) => ({ label: name, hint: "", to }));
    const other = { label: words.anotherCountry, hint: "", to: `${base}/other` };
    return {
      ...{ is: "question", title: words.whichCountry, why: words.whichCountryWhy, visa: "" },
      ...{ number: 1, all: Math.max(2, ...visas.map(questionsOf)), ways: [...ways, other] },
      back: base.slice(0, base.lastIndexOf("/")),
    };
  }

  function otherCountry(): PapersPage {
    const name = country.trim().slice(0, LONGEST_NAME);
    const title = name ? fill(words.noList, { country: name }) : words.noListAtAll;
    return { is: "other", title, country: name, countries, back: `${base}/start` };
  }

  function whichProfile(asked: Visa) {
    const { title, question, questionWhy, profiles, asksAbroad, language } = asked;
    const next = asksAbroad ? `/${ABROAD}` : "";
    const ways = profiles.map(
      ({ link, label, hint }): Way => ({ label, hint, to: `${at}/${link}${next}` }),
    );
    const unsure = {
      label: words.unsure,
      hint: words.unsureHint,
      to: `${at}/${ANY_ANSWER}${next}`,
    };
    return {
      ...{ is: "question" as const, title: question, why: questionWhy, visa: title, language },
      ...{ number: 2, all: questionsOf(asked), ways: [...ways, unsure], back: `${base}/start` },
    };
  }

  function workedAbroad(asked: Visa, profile: string): PapersPage {
    const { title, language } = asked;
    const all = questionsOf(asked);
    const to = `${at}/${profile}`;
    return {
      ...{ is: "question", title: words.abroad, why: words.abroadWhy, visa: title, language },
      ...{ number: all, all, back: asksProfile(asked) ? at : `${base}/start` },
      ways: [
        { label: words.abroadNo, hint: "", to: `${to}/${PAST.no}` },
        { label: words.abroadYes, hint: "", to: `${to}/${PAST.yes}` },
        { label: words.unsure, hint: words.unsureHint, to },
      ],
    };
  }
}

/** The first is of the country. */
const questionsOf = (visa: Visa): number =>
  1 + Number(asksProfile(visa)) + Number(Boolean(visa.asksAbroad));

const led = (visa: Visa, at: string, profile: string) => ({
  leadsTo: `${at}/${profile}${visa.asksAbroad ? `/${ABROAD}` : ""}`,
});

/** "Sri Lanka", of sri-lanka. */
const nameFrom = (link: string): string =>
  link
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")
    .slice(0, LONGEST_NAME);
