import { z } from "zod";

const text = z.string().default("");

const openingHoursSchema = z.object({
  days: z.string(),
  time: z.string().describe("As people say it: 9 am to 9 pm"),
  opens: z.string().describe("HH:MM, for machines"),
  closes: z.string().describe("HH:MM, for machines"),
});

/** Facts of the agency that every page may show. Each has a blank default: an empty site must stand. */
export const settingsSchema = z.object({
  brand: z.object({ name: z.string().default("Your agency"), tagline: text }).prefault({}),
  phones: z.array(z.object({ label: z.string(), number: z.string() })).default([]),
  whatsapp: text.describe("Digits only, with the country code"),
  mail: z.object({ label: text, address: text }).prefault({}),
  address: text,
  hours: z.array(openingHoursSchema).default([]),
  timeZone: z.string().default("UTC"),
  notice: z
    .object({
      text: z
        .string()
        .default("The hosting payment for this website is due. To settle it, please call {phone}"),
      shortText: z.string().default("Hosting payment due"),
      phone: text.describe("Empty: the first number of the agency"),
      isShown: z.boolean().default(true),
      lastDay: text.describe("YYYY-MM-DD where the agency is, shown until it ends; empty: no end"),
    })
    .prefault({}),
  social: z.array(z.object({ name: z.string(), url: z.string() })).default([]),
  knowMoreLink: z.string().default("/blog"),
  footer: z
    .object({ text: text, copyright: z.string().default("© {year} {name}. All rights reserved.") })
    .prefault({}),
  look: z
    .object({
      logo: z.string().default("/art/logo-mark.svg"),
      accent: text.describe("#rrggbb of buttons and links; empty: the green of the design"),
    })
    .prefault({}),
  versions: z
    .record(z.string(), z.int().min(1))
    .default({})
    .describe("Of each group that somebody has written"),
  enquiryMonths: z
    .int()
    .min(1)
    .max(120)
    .default(12)
    .describe("Months after closing until what an enquiry knows of its visitor is deleted"),
});

/** What is saved together, on one form. */
export const SETTINGS_GROUPS = {
  agency: ["brand", "footer"],
  contact: ["phones", "whatsapp", "mail", "address", "hours", "timeZone"],
  social: ["social"],
  notice: ["notice"],
  "know-more": ["knowMoreLink"],
  look: ["look"],
  enquiries: ["enquiryMonths"],
} as const satisfies Record<string, readonly (keyof z.infer<typeof settingsSchema>)[]>;

export type SettingsGroup = keyof typeof SETTINGS_GROUPS;

export type Settings = z.infer<typeof settingsSchema>;
