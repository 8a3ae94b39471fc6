import type { Enquiry } from "#contracts/enquiry.ts";
import type { Language } from "#contracts/languages.ts";
import type { Placeholder } from "#contracts/placeholders.ts";
import { answering } from "#i18n/answering.ts";
import { dateWords } from "#i18n/date-words.ts";

type Said = {
  language: Language;
  day: string;
  /** Who answers. */
  staff: string;
  /** What it is called. */
  agency: string;
};

type Asked = Pick<Enquiry, "name" | "reference" | "topic" | "package">;

/** What is known stands in the places of a text; "" is missing. @param day YYYY-MM-DD, or empty */
export function answerValues(
  { name, reference, topic, package: id }: Asked,
  { language, day, staff, agency }: Said,
): Record<Placeholder, string> {
  const { asked, locale } = answering[language];
  const about = id ?? topic;
  return {
    name,
    reference,
    package: about === "message" ? "" : asked[about],
    date: day && dayWords(day, locale),
    staff,
    agency,
  };
}

const dayWords = (day: string, locale: string): string =>
  dateWords(day, { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" }, locale);
