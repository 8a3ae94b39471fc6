import { internationalNumber } from "#app/admin/pieces/international-number.ts";
import { whatsAppHref } from "#app/site/pieces/whatsapp.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { Settings } from "#contracts/kinds/settings.ts";

type Agency = Pick<Settings, "whatsapp" | "phones">;

/** Null where nobody can be reached so. */
export function answerHrefs(
  { phone, email }: Pick<Enquiry, "phone" | "email">,
  agency: Agency,
  { text, subject }: { text: string; subject: string },
) {
  const home = agency.whatsapp || (agency.phones[0]?.number ?? "");
  const number = phone && internationalNumber(phone, home);
  const to = encodeURIComponent(email).replace("%40", "@");
  // Mail programs want both signs at the end of a line: RFC 6068.
  const body = encodeURIComponent(text.replace(/\n/g, "\r\n"));
  return {
    whatsapp: number ? whatsAppHref(number, text) : null,
    mail: email ? `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}` : null,
  };
}
