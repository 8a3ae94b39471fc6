import { completed } from "#contracts/completed.ts";
import type { Home } from "#contracts/kinds/home.ts";
import type { HomeWrite, SettingsWrite } from "#contracts/kinds/schemas.ts";
import { SETTINGS_FIELDS } from "#contracts/kinds/settings.ts";
import { records } from "#i18n/en/records.ts";
import type { Body } from "./state.ts";

/**
 * Numbers and email stand in the settings and, by the specification's names, in the home document
 * too. They are the same facts: a change of one is written to the other.
 */
export const CONTACT = {
  place: { kind: "settings", id: "contact" },
  summary: records.settings.contact,
} as const;

/** Fixed: there is one. */
export const HOME_ID = "home";

export const HOME = { place: { kind: "home", id: HOME_ID }, summary: records.home } as const;

type InHome = Pick<HomeWrite, "ContactSecNumber" | "ContactSecNumber2" | "mail">;

/** @param stored the contact settings; the home document knows two numbers, the settings any */
export function contactWith(stored: Body, { ContactSecNumber, ContactSecNumber2, mail }: InHome) {
  const { phones: old, mail: oldMail } = completed(SETTINGS_FIELDS, stored);
  const numbers = [ContactSecNumber, ContactSecNumber2].filter(Boolean);
  const labelOf = (number: string, index: number) =>
    old.find((phone) => phone.number === number)?.label ?? old[index]?.label ?? "";
  const phones = numbers.map((number, index) => ({ label: labelOf(number, index), number }));
  return {
    ...stored,
    phones: [...phones, ...old.slice(2)],
    mail: { ...oldMail, address: mail },
  };
}

/** @param contact what of it was given */
export function homeWith(stored: Body, { phones, mail }: SettingsWrite): Body {
  const [first, second] = phones ?? [];
  return {
    ...stored,
    ...(phones
      ? { ContactSecNumber: first?.number ?? "", ContactSecNumber2: second?.number ?? "" }
      : {}),
    ...(mail ? { mail: mail.address } : {}),
  } satisfies Partial<Home>;
}
