import { accentRule } from "../accent.ts";
import { plainDigits } from "../digits.ts";
import type { BodyOf, TextRule } from "../field-types.ts";
import {
  address,
  colour,
  day,
  email,
  flag,
  group,
  line,
  lines,
  number,
  phone,
  picture,
  rows,
  timeZone,
  webAddress,
} from "../fields.ts";
import type { InLanguage } from "../languages.ts";
import { tidyLine } from "../tidy.ts";
import { kind } from "./kind.ts";
import { openingHours, withStructuredHours } from "./opening-hours.ts";

const few = { most: 20 };

/** As it is typed, copied or dictated: "+880 1011-204560", "00880…", "৮৮০…". */
const whatsAppDigits = (typed: string): string =>
  plainDigits(tidyLine(typed))
    .replace(/[\s().+-]/g, "")
    .replace(/^00/, "");

const whatsAppRule: TextRule = (digits) =>
  /^([1-9]\d{6,14})?$/.test(digits) ? null : { code: "bad-whatsapp" };

/**
 * Facts of the agency that every page may show; what is saved together, on one form, is a group. Each
 * has a blank beginning: an empty site must stand.
 */
export const SETTINGS_KINDS = {
  agency: kind("settings/agency", {
    brand: group({
      name: line({ limit: 80, isRequired: true, initial: "Your agency" }),
      tagline: line(),
    }),
    footer: group({
      text: lines({ limit: 500 }),
      copyright: line({ initial: "© {year} {name}. All rights reserved." }),
    }),
  }),
  contact: kind(
    "settings/contact",
    {
      phones: rows({ label: line({ limit: 100 }), number: phone({ isRequired: true }) }, few),
      whatsapp: line({
        limit: 40,
        isSame: true,
        tidy: whatsAppDigits,
        rule: whatsAppRule,
        note: "Digits only, with the country code",
      }),
      mail: group({ address: email(), label: line({ limit: 100 }) }),
      address: lines({ limit: 500 }),
      hours: openingHours,
      timeZone: timeZone({ initial: "UTC" }),
    },
    [withStructuredHours],
  ),
  social: kind("settings/social", {
    social: rows(
      {
        name: line({ limit: 40, isRequired: true, isSame: true }),
        url: webAddress({ isRequired: true }),
      },
      few,
    ),
  }),
  notice: kind("settings/notice", {
    notice: group({
      text: line({
        isRequired: true,
        isLong: true,
        initial: "The hosting payment for this website is due. To settle it, please call {phone}",
      }),
      shortText: line({ limit: 100, isRequired: true, initial: "Hosting payment due" }),
      phone: phone({ note: "Empty: the first number of the agency" }),
      isShown: flag({ initial: true, isOptional: true }),
      lastDay: day({
        isOptional: true,
        note: "YYYY-MM-DD where the agency is, shown until it ends; empty: no end",
      }),
    }),
  }),
  "know-more": kind("settings/know-more", {
    knowMoreLink: address({ isRequired: true, initial: "/blog" }),
  }),
  look: kind("settings/look", {
    look: group({
      logo: picture({ isRequired: true, isMark: true, initial: "/art/logo-mark.svg" }),
      accent: colour({
        rule: accentRule,
        note: "#rrggbb of buttons and links; empty: the green of the design",
      }),
    }),
  }),
  enquiries: kind("settings/enquiries", {
    enquiryMonths: number(1, 120, {
      isWhole: true,
      initial: 12,
      note: "Months after closing until what an enquiry knows of its visitor is deleted",
    }),
  }),
} as const;

export type SettingsGroup = keyof typeof SETTINGS_KINDS;

export const SETTINGS_GROUPS = Object.keys(SETTINGS_KINDS) as SettingsGroup[];

const { agency, contact, social, notice, look, enquiries } = SETTINGS_KINDS;

/** Of all groups: their names do not meet. */
export const SETTINGS_FIELDS = {
  ...agency.fields,
  ...contact.fields,
  ...social.fields,
  ...notice.fields,
  ...SETTINGS_KINDS["know-more"].fields,
  ...look.fields,
  ...enquiries.fields,
};

export type Settings = BodyOf<typeof SETTINGS_FIELDS> &
  InLanguage & {
    /** Of each group that somebody has written. */
    versions: Record<string, number>;
  };
