import { z } from "zod";
import { accentRule } from "./accent.ts";
import { plainDigits } from "./field-rules.ts";
import { settingsSchema } from "./settings.ts";
import {
  emailAddress,
  filledAddress,
  filledLine,
  line,
  lines,
  phoneNumber,
} from "./written-text.ts";

const MOST_ROWS = 20;

const rows = <T extends z.ZodType>(row: T) =>
  z.array(row, "must be a list").max(MOST_ROWS, `must have at most ${MOST_ROWS} rows`);

const clock = line(5).refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), {
  error: "must be a time such as 09:00",
});

const day = line(10).refine((text) => text === "" || z.iso.date().safeParse(text).success, {
  error: "must be a day such as 2026-12-31",
});

const webAddress = filledAddress.refine((text) => /^https?:\/\//i.test(text), {
  error: "must be a whole address that begins with https://",
});

const shape = {
  brand: z.strictObject({ name: filledLine(80), tagline: line() }),
  footer: z.strictObject({ text: lines(500), copyright: line() }),
  phones: rows(
    z.strictObject({
      label: line(100),
      number: phoneNumber.refine((text) => text !== "", "must not be empty"),
    }),
  ),
  whatsapp: line(40)
    .transform(whatsAppDigits)
    .refine((digits) => /^([1-9]\d{6,14})?$/.test(digits), {
      error: "must be a whole number with its country code first, for example +880 1011-204560",
    }),
  mail: z.strictObject({ label: line(100), address: emailAddress }),
  address: lines(500),
  hours: rows(
    z.strictObject({ days: filledLine(100), time: filledLine(100), opens: clock, closes: clock }),
  ),
  timeZone: line(60).refine(isTimeZone, "must be the name of a time zone such as Asia/Dhaka"),
  notice: z.strictObject({
    text: filledLine(),
    shortText: filledLine(100),
    phone: phoneNumber,
    isShown: z.boolean("must be true or false").default(true),
    lastDay: day.default(""),
  }),
  social: rows(z.strictObject({ name: filledLine(40), url: webAddress })),
  knowMoreLink: filledAddress,
  enquiryMonths: z
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(120, "must be at most 120"),
  look: z.strictObject({
    logo: filledAddress,
    accent: line(20).superRefine((text, context) => {
      const message = accentRule(text);
      if (message) context.addIssue({ code: "custom", message });
    }),
  }),
};

/** As it is typed, copied or dictated: "+880 1011-204560", "00880…", "৮৮০…". */
function whatsAppDigits(typed: string): string {
  return plainDigits(typed)
    .replace(/[\s().+-]/g, "")
    .replace(/^00/, "");
}

/**
 * Any part of the settings. A group whose version is given is saved over that version only; without
 * one it overwrites.
 */
export const settingsWriteSchema = z.strictObject({
  ...z.object(shape).partial().shape,
  versions: settingsSchema.shape.versions.unwrap().optional(),
});

export type SettingsWrite = z.infer<typeof settingsWriteSchema>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
