import { PACKAGE_TITLES } from "#app/site/packages/package-titles.ts";
import type { EnquiryCard } from "#contracts/enquiry.ts";
import { comma } from "#i18n/en/language.ts";
import { topics } from "#i18n/en/topics.ts";
import { monthName } from "#i18n/month-words.ts";
import { peopleWords } from "./people-words.ts";

type Asked = Pick<EnquiryCard, "topic" | "package" | "month" | "travellers">;

/** "Umrah, February, 4 people": what is known of the journey; the year is told where it is open. */
export function journeyWords({ topic, month, travellers }: Asked): string {
  const inMonth = month && monthName(month);
  const parts = [topics[topic], inMonth, peopleWords(travellers)];
  return parts.filter(Boolean).join(comma);
}

/** "Umrah Package" when it came from a package's page. */
export const askedAbout = ({ topic, package: id }: Asked): string =>
  id ? PACKAGE_TITLES[id] : topics[topic];
