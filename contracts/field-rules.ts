import { isTopicId } from "./enquiry-topics.ts";

/**
 * What may stand in the fields of our forms. Plain functions without zod: the browser runs them
 * while somebody types, the schemas of the server are made of them.
 */

/** What to do about a text, in words; null when it is right. */
export type Rule = (text: string) => string | null;

export const NAME_LENGTH = 100;
export const EMAIL_LENGTH = 254;
export const PASSWORD_LENGTH = 200;
export const NEW_PASSWORD_LENGTHS = { min: 8, max: 128 };
const NOTE_LENGTH = 2000;
const MESSAGE_LENGTH = 5000;
export const MAX_TRAVELLERS = 99;

/** One line, without what cannot be seen. */
export function tidyLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}

/** Several lines. */
export function tidyLines(text: string): string {
  return withoutControls(text).trim();
}

/** As typed, but for what no key types; lines end in one way. */
export function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}

/** Where the digits of Bangla, Arabic and Persian begin. */
const DIGIT_ZEROS = [0x9e6, 0x660, 0x6f0];

/** Bangla, Arabic and Persian digits as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = DIGIT_ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Address of a call: without spaces, in digits that every phone dials. */
export const telHref = (number: string): string =>
  `tel:${plainDigits(number).replace(/[^\d+]/g, "")}`;

const shorten = (what: string, text: string, limit: number): string | null =>
  text.length > limit
    ? `Shorten ${what} to ${count(limit)} letters. It has ${count(text.length)} now.`
    : null;

const count = (length: number) => length.toLocaleString("en-GB");

/** The rule holds only where something was typed. */
export const optional =
  (rule: Rule): Rule =>
  (text) =>
    text.trim() === "" ? null : rule(text);

export const nameRule: Rule = (text) =>
  text.trim() === "" ? "Enter your name." : shorten("your name", text.trim(), NAME_LENGTH);

export const emailRule: Rule = (text) => {
  const email = text.trim();
  if (email.length > EMAIL_LENGTH) return shorten("the email address", email, EMAIL_LENGTH);
  if (!email.includes("@")) {
    return "Enter an email address with an @ sign, for example name@example.com.";
  }
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)
    ? null
    : "Enter a whole email address, for example name@example.com.";
};

export const phoneRule: Rule = (text) => {
  const isNumber = /^\+?\d{7,15}$/.test(plainDigits(text).replace(/[\s().-]/g, ""));
  return isNumber ? null : "Enter a mobile number in digits, for example 01011-480226.";
};

export const messageRule: Rule = (text) =>
  text.trim() === "" ? "Write your message." : shorten("your message", text.trim(), MESSAGE_LENGTH);

export const noteRule: Rule = (text) => shorten("your note", text.trim(), NOTE_LENGTH);

export const travellersRule: Rule = (text) => {
  const digits = plainDigits(text).trim();
  const isCount = /^\d{1,2}$/.test(digits) && Number(digits) >= 1;
  return isCount ? null : `Enter how many people travel, from 1 to ${MAX_TRAVELLERS}.`;
};

/** Where one of the two is enough, and neither is given. */
export const UNREACHABLE = "Enter a mobile number or an email address, so that we can reach you.";

/** Year and month; empty: not known yet. */
export const monthRule: Rule = (text) =>
  /^(20\d\d-(0[1-9]|1[0-2]))?$/.test(text) ? null : "Choose a month from the list.";

export const topicRule: Rule = (text) => (isTopicId(text) ? null : "Choose what you are planning.");

export const passwordRule: Rule = (text) =>
  text === "" ? "Enter your password." : shorten("the password", text, PASSWORD_LENGTH);

/** Of a password that somebody chooses. Letters are counted as people count them. */
export const newPasswordRule: Rule = (text) => {
  const { min, max } = NEW_PASSWORD_LENGTHS;
  const length = Array.from(text).length;
  if (length < min) return `Use at least ${min} letters, digits or signs.`;
  return length > max ? shorten("the password", text, max) : null;
};
