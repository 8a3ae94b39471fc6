import type { Language } from "#contracts/languages.ts";
import { dayCounter } from "./day-counter.ts";
import requirements from "./journeys/requirements.json" with { type: "json" };
import visas from "./journeys/visas.json" with { type: "json" };
import type { DemoEntry, Said } from "./seed-entries.ts";

const NEEDS: Record<string, string> = {
  ...{ must: "must", ifYouHave: "if-you-have-it", oneOf: "one-of" },
};
/** Whom the file names without it: everybody. */
const ABROAD: Record<string, string> = { first: "no", returning: "yes" };

type Paper = {
  requirement: string;
  need: string;
  set?: string;
  profiles?: string[];
  when?: { experience: string };
  note?: Said;
};

type Visa = (typeof visas.visas)[number];
type Money = { amount: number | null; currency: string | null };
type Option = { id: string; label: Said; hint?: Said };
type Asked = { selects: string; question: Said; why: Said; options: Option[] };

/** Papers and visas of the demo agency. @param now ISO 8601: what they say of days is counted from it */
export function demoVisas(now: string): DemoEntry[] {
  const dayAt = dayCounter(now);
  return [
    ...requirements.requirements.map(
      (paper): DemoEntry => ({
        ...{ kind: "requirement", id: paper.id },
        bodyIn: (language) => paperIn(paper, language),
      }),
    ),
    ...visas.visas.map(
      (visa): DemoEntry => ({
        ...{ kind: "visa", id: visa.id },
        bodyIn: (language) => visaIn(visa, language, dayAt),
      }),
    ),
  ];
}

const paperIn = (paper: (typeof requirements.requirements)[number], language: Language) => ({
  ...{ title: paper.title[language], from: paper.from, why: said(paper.why, language) },
  ...{ form: said(paper.form, language), age: said(paper.age, language) },
  ...{ mostDays: textOf(paper.maxAgeDays), where: said(paper.where, language) },
  ...{ note: said(paper.note, language), source: paper.source ?? "" },
});

function visaIn(visa: Visa, language: Language, dayAt: (offset: number) => string) {
  const { government, others, service, rateOffset } = visa.fees;
  const staff: Record<string, { name: Said; role: Said }> = visas.staff;
  const nameOf = (id: string) => staff[id]?.name[language] ?? "";
  const questions: Record<string, Asked> = visas.questions;
  const asked = visa.questions.map((id) => questions[id]).find((one) => one?.selects === "profile");
  const options = (asked?.options ?? []).filter(({ id }) => visa.profiles.includes(id));
  const note = (one: { note?: Said | null } | undefined) => said(one?.note, language);
  return {
    ...{ title: visa.title[language], purpose: visa.kind, country: visa.destination },
    ...{ link: visa.slug, intro: `${said(visa.intro, language)}\n${visas.demoNotice[language]}` },
    ...{ question: said(asked?.question, language), questionWhy: said(asked?.why, language) },
    profiles: options.map(({ id, label, hint }) => ({
      ...{ _id: id, link: id, label: label[language], hint: said(hint, language) },
    })),
    asksAbroad: visa.questions.includes("experience"),
    papers: (visa.items as Paper[]).map((paper, index) => ({
      ...{ _id: `${visa.id}-${index}`, requirement: paper.requirement },
      ...{ need: NEEDS[paper.need] ?? "must", set: paper.set ?? "" },
      ...{ profiles: (paper.profiles ?? []).join(", "), note: note(paper) },
      abroad: ABROAD[paper.when?.experience ?? ""] ?? "",
    })),
    government: {
      ...{ ...moneyIn(government), about: textOf(government.aboutBdt), note: note(government) },
    },
    others: others.map((fee, index) => ({
      ...{ _id: `${visa.id}-fee-${index}`, label: fee.label[language], ...moneyIn(fee) },
      note: note(fee),
    })),
    service: {
      ...moneyIn(service),
      ...{ when: said(service.when, language), returns: said(service.returns, language) },
    },
    ratesOf: typeof rateOffset === "number" ? dayAt(rateOffset) : "",
    time: {
      ...{ min: textOf(visa.time.min), max: textOf(visa.time.max), unit: visa.time.unit },
      ...{ starts: said(visa.time.starts, language) },
      notCounted: said(visa.time.notCounted, language),
    },
    longer: visa.time.longer.map((one) => one[language]),
    ...{ official: visa.official.url, reviewedOn: dayAt(visa.reviewedOffset) },
    reviewedBy: nameOf(visa.reviewedBy),
    changes: visa.log.map((change, index) => ({
      ...{ _id: `${visa.id}-change-${index}`, day: dayAt(change.offset), by: nameOf(change.by) },
      text: change.text[language],
    })),
  };
}

const said = (words: Said | null | undefined, language: Language): string =>
  words?.[language] ?? "";
const textOf = (number: number | null | undefined): string => (number == null ? "" : `${number}`);
const moneyIn = ({ amount, currency }: Money) => ({
  amount: textOf(amount),
  currency: currency ?? "",
});
