import type { Home } from "#contracts/home.ts";
import type { HomeWrite } from "#contracts/home-write.ts";
import { type Settings, settingsSchema } from "#contracts/settings.ts";

/**
 * Numbers and email stand in the settings and, by the specification's names, in the home document too.
 * They are one thing: what is changed through one door is changed behind the other.
 */
export const CONTACT_ID = "settings/contact";
export const CONTACT_TITLE = "Contact and hours";

/** Fixed: there is one. */
export const HOME_ID = "home";
export const HOME_TITLE = "Home page";

type InHome = Pick<HomeWrite, "ContactSecNumber" | "ContactSecNumber2" | "mail">;

/** @param stored the contact settings; the home document knows two numbers, the settings any */
export function contactWith(stored: object, { ContactSecNumber, ContactSecNumber2, mail }: InHome) {
  const { phones: old, mail: oldMail } = settingsSchema.parse(stored);
  const numbers = [ContactSecNumber, ContactSecNumber2].filter(Boolean);
  const labelOf = (number: string, index: number) =>
    old.find((phone) => phone.number === number)?.label ?? old[index]?.label ?? "";
  const phones = numbers.map((number, index) => ({ label: labelOf(number, index), number }));
  return {
    ...stored,
    _id: "contact",
    phones: [...phones, ...old.slice(2)],
    mail: { ...oldMail, address: mail },
  };
}

/** @param contact what of it was given */
export function homeWith(stored: object, { phones, mail }: Partial<Settings>): object {
  const [first, second] = phones ?? [];
  return {
    ...stored,
    ...(phones
      ? { ContactSecNumber: first?.number ?? "", ContactSecNumber2: second?.number ?? "" }
      : {}),
    ...(mail ? { mail: mail.address } : {}),
  } satisfies Partial<Home>;
}
