import { plainDigits } from "./digits.ts";
import { isTopicId } from "./enquiry-topics.ts";
import type { FormMistake } from "./mistakes.ts";

/**
 * What may stand in the fields of our forms. Plain functions without zod: the browser runs them
 * while somebody types, the schemas of the server are made of them.
 */

/** What is wrong with a text; null when it is right. */
export type Rule = (text: string) => FormMistake | null;

export const NAME_LENGTH = 100;
export const EMAIL_LENGTH = 254;
const NOTE_LENGTH = 2000;
const MESSAGE_LENGTH = 5000;
export const MAX_TRAVELLERS = 99;

type LongCode = Extract<FormMistake, { length: number }>["code"];

export const longerThan = (limit: number, text: string, code: LongCode): FormMistake | null =>
  text.length > limit ? { code, limit, length: text.length } : null;

/** The rule holds only where something was typed. */
export const optional =
  (rule: Rule): Rule =>
  (text) =>
    text.trim() === "" ? null : rule(text);

export const nameRule: Rule = (text) =>
  text.trim() === "" ? { code: "no-name" } : longerThan(NAME_LENGTH, text.trim(), "long-name");

export const emailRule: Rule = (text) => {
  const email = text.trim();
  if (email.length > EMAIL_LENGTH) return longerThan(EMAIL_LENGTH, email, "long-email");
  if (!email.includes("@")) return { code: "no-at" };
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? null : { code: "part-email" };
};

export const phoneRule: Rule = (text) => {
  const isNumber = /^\+?\d{7,15}$/.test(
    plainDigits(text).replace(/[\s().-]|\p{Bidi_Control}/gu, ""),
  );
  return isNumber ? null : { code: "bad-phone" };
};

export const messageRule: Rule = (text) =>
  text.trim() === ""
    ? { code: "no-message" }
    : longerThan(MESSAGE_LENGTH, text.trim(), "long-message");

export const noteRule: Rule = (text) => longerThan(NOTE_LENGTH, text.trim(), "long-note");

export const travellersRule: Rule = (text) => {
  const digits = plainDigits(text).trim();
  const isCount = /^\d{1,2}$/.test(digits) && Number(digits) >= 1;
  return isCount ? null : { code: "bad-travellers", most: MAX_TRAVELLERS };
};

/** Where one of the two is enough, and neither is given. */
export const UNREACHABLE = { code: "unreachable" } as const;

/** Year and month; empty: not known yet. */
export const monthRule: Rule = (text) =>
  /^(20\d\d-(0[1-9]|1[0-2]))?$/.test(text) ? null : { code: "bad-month" };

export const topicRule: Rule = (text) => (isTopicId(text) ? null : { code: "no-topic" });
