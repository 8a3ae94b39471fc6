import { mailTo, whatsAppTo } from "#app/admin/enquiries/reach-hrefs.ts";
import { answerHrefs } from "#app/admin/templates/answer-hrefs.ts";
import { answerValues } from "#app/admin/templates/answer-values.ts";
import { textIn } from "#app/admin/templates/text-in.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import { LANGUAGES } from "#contracts/languages.ts";
import { filledParts, hasDots } from "#contracts/placeholders.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import type { NamedDeparture, WaitingPerson } from "#contracts/told-when.ts";

type Agency = Pick<Settings, "brand" | "whatsapp" | "phones">;

type Telling = {
  /** Null: a greeting. */
  template: ReplyTemplate | null;
  /** Undefined: it has been deleted. */
  departure: NamedDeparture | undefined;
  /** Who tells. */
  staff: string;
  agency: Agency;
};

/** Nothing in it is left to be written by hand. */
export const isWhole = ({ body, subject }: ReplyTemplate): boolean =>
  !LANGUAGES.some((language) => hasDots(body[language]) || hasDots(subject[language]));

/**
 * Where WhatsApp and mail open with the text filled in, in the person's language; where something
 * of it is missing, with a greeting. Null where they cannot be reached so.
 */
export function tellingHrefs(person: WaitingPerson, telling: Telling) {
  const { template, departure, staff, agency } = telling;
  const filled = template && filledIn(template, person, { departure, staff, agency });
  if (!filled) return { hrefs: greetingHrefs(person, agency), isFilled: false };
  return { hrefs: answerHrefs(person, agency, filled), isFilled: true };
}

const greetingHrefs = (person: WaitingPerson, agency: Agency) => ({
  whatsapp: whatsAppTo(person, agency),
  mail: mailTo(person, agency),
});

function filledIn(
  template: ReplyTemplate,
  person: WaitingPerson,
  { departure, staff, agency }: Omit<Telling, "template">,
) {
  const body = textIn(template.body, person.language);
  const subject = textIn(template.subject, body.language);
  const asked = { ...person, package: departure?.package ?? person.package };
  const day = departure?.leavesOn ?? "";
  const values = answerValues(asked, {
    ...{ language: body.language, day, staff },
    agency: agency.brand.name,
  });
  const [text, title] = [body.text, subject.text].map((one) => filledParts(one, values));
  const parts = [...(text ?? []), ...(title ?? [])];
  if (parts.some(({ kind, text }) => kind === "missing" || hasDots(text))) return null;
  const wordsOf = (some: typeof text) => (some ?? []).map((part) => part.text).join("");
  return { text: wordsOf(text), subject: wordsOf(title) };
}
