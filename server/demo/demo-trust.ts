import type { Language } from "#contracts/languages.ts";
import { AS_AGENCY, hoursText } from "#contracts/office-hours.ts";
import trust from "./journeys/trust.json" with { type: "json" };

const TIMES = { opens: "10:00", closes: "18:00" };
/** The second office has days of its own. */
const SYLHET = [
  { from: "Saturday", until: "", ...TIMES },
  { from: "Monday", until: "Thursday", ...TIMES },
];
const IMAGE_ALT = {
  en: "Our office on the ground floor of a house by the lake, lamps lit at dusk",
  bn: "লেকের ধারে বাড়ির নিচতলায় আমাদের অফিস, সন্ধ্যায় বাতি জ্বলছে",
  ar: "مكتبنا في الطابق الأرضي من بيت عند البحيرة، ومصابيحه مضاءة عند الغروب",
} as const;

/** Of the demo agency: "Check that it is really us". */
export function trustPageIn(language: Language) {
  const { checks, licences, numbers, offices, payment, never, refunds } = trust;
  const { complaints, signers, misuse } = trust;
  const said = (words: Record<Language, string>) => words[language];
  const titled = ({ title, text }: Record<"title" | "text", Record<Language, string>>) => ({
    ...{ title: said(title), text: said(text) },
  });
  const [, question = "", answer = ""] = /^(.+?[?؟])\s*(.+)$/.exec(said(misuse.text)) ?? [];
  return {
    hero: {
      ...{ title: said(trust.title), text: said(trust.lead), image: "/art/office-front.svg" },
      imageAlt: IMAGE_ALT[language],
    },
    checks: {
      ...{ heading: said(checks.heading), text: said(checks.text) },
      steps: checks.steps.map(titled),
    },
    licences: {
      heading: said(licences.heading),
      text: `${said(licences.text)} ${said(trust.demoNotice)}`,
      none: said(licences.none),
    },
    numbers: { heading: said(numbers.heading), text: said(numbers.text) },
    offices: {
      heading: said(offices.heading),
      rows: offices.items.map(({ id, name, address, directions }, index) => ({
        ...{ name: said(name), directions: said(directions), phones: "" },
        address: index === 0 ? "{address}" : said(address),
        hours: id === "sylhet" ? hoursText(SYLHET) : AS_AGENCY,
        hoursNote: "",
      })),
    },
    payment: { heading: said(payment.heading), items: payment.items.map(said) },
    never: { heading: said(never.heading), items: never.items.map(said) },
    refunds: {
      ...{ heading: said(refunds.heading), text: said(refunds.text) },
      rows: refunds.items.map(titled),
    },
    complaints: { heading: said(complaints.heading), text: said(complaints.text) },
    signers: {
      ...{ heading: said(signers.heading), text: said(signers.text) },
      rows: signers.items.map(({ name, role, signs, photo }) => ({
        ...{ name: said(name), role: said(role), signs: said(signs), photo },
      })),
    },
    misuse: { heading: question, text: answer },
  };
}
