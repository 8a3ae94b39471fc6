import { internationalNumber } from "#app/admin/pieces/international-number.ts";
import { whatsAppHref } from "#app/site/pieces/whatsapp.ts";
import type { EnquiryCard } from "#contracts/enquiry.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import { answering } from "#i18n/answering.ts";
import { fill } from "#i18n/fill.ts";

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
