import { internationalNumber } from "#app/admin/pieces/international-number.ts";
import { PACKAGE_TITLES } from "#app/site/packages/package-titles.ts";
import { whatsAppHref } from "#app/site/pieces/whatsapp.ts";
import type { EnquiryCard } from "#contracts/enquiry.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import { answering } from "#i18n/answering.ts";
import * as words from "#i18n/en/admin/enquiries.ts";
import { comma } from "#i18n/en/language.ts";
import { topics } from "#i18n/en/topics.ts";
import { fill, plural } from "#i18n/fill.ts";
import { monthName } from "#i18n/month-words.ts";

type Asked = Pick<EnquiryCard, "topic" | "package" | "month" | "travellers">;

/** "Umrah, February, 4 people": what is known of the journey; the year is told where it is open. */
export function journeyWords({ topic, month, travellers }: Asked): string {
  const inMonth = month && monthName(month);
  const parts = [topics[topic], inMonth, peopleWords(travellers)];
  return parts.filter(Boolean).join(comma);
}

/** Empty when nobody said. */
export function peopleWords(travellers: number | null): string {
  if (travellers === null) return "";
  return plural(words.people, travellers);
}

/** "Umrah Package" when it came from a package's page. */
export const askedAbout = ({ topic, package: id }: Asked): string =>
  id ? PACKAGE_TITLES[id] : topics[topic];

type Person = Pick<EnquiryCard, "name" | "phone" | "email" | "reference" | "language">;
type Agency = Pick<Settings, "brand" | "whatsapp" | "phones">;

/** Null when there is no number, or nobody can tell its country. */
export function whatsAppTo(
  { name, phone, reference, language }: Person,
  agency: Agency,
): string | null {
  const home = agency.whatsapp || (agency.phones[0]?.number ?? "");
  const number = phone && internationalNumber(phone, home);
  if (!number) return null;
  const text = fill(answering[language].greeting, { name, agency: agency.brand.name, reference });
  return whatsAppHref(number, text);
}

/** Null when no address was given. */
export function mailTo({ email, reference, language }: Person, { brand }: Agency): string | null {
  if (!email) return null;
  const { mailSubject } = answering[language];
  const subject = encodeURIComponent(fill(mailSubject, { reference, agency: brand.name }));
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${subject}`;
}
