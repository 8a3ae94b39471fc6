import { z } from "zod";
import type { TopicId } from "./enquiry-topics.ts";
import {
  emailRule,
  messageRule,
  monthRule,
  nameRule,
  noteRule,
  optional,
  phoneRule,
  plainDigits,
  type Rule,
  tidyLine,
  tidyLines,
  topicRule,
  travellersRule,
  UNREACHABLE,
} from "./field-rules.ts";
import { ruled } from "./ruled.ts";

/** The three forms for visitors, each field in the order of the page: mistakes are listed so. */

const line = (rule: Rule) => ruled(tidyLine, rule);
const lines = (rule: Rule) => ruled(tidyLines, rule);

const travellers = line(travellersRule).transform((text) => Number(plainDigits(text)));

/** "Send Message" on the Contact page. */
export const messageFormSchema = z.object({
  name: line(nameRule),
  email: line(emailRule),
  message: lines(messageRule),
});

/** "Ask for a price" on the package pages. */
export const priceFormSchema = z.object({
  name: line(nameRule),
  phone: line(phoneRule),
  month: line(monthRule),
  travellers,
});

/** Get Started: a mobile number or an email address is enough. */
export const planFormSchema = z
  .object({
    topic: line(topicRule).transform((text) => text as TopicId),
    travellers,
    month: line(monthRule),
    note: lines(noteRule),
    name: line(nameRule),
    phone: line(optional(phoneRule)),
    email: line(optional(emailRule)),
  })
  .refine(({ phone, email }) => phone !== "" || email !== "", {
    path: ["phone"],
    message: UNREACHABLE,
    // Also when another field is wrong: every mistake is named at once.
    when: () => true,
  });

export type MessageForm = z.infer<typeof messageFormSchema>;
export type PriceForm = z.infer<typeof priceFormSchema>;
export type PlanForm = z.infer<typeof planFormSchema>;
