import type { FormMistakeCode } from "#contracts/mistakes.ts";
import type { MistakeWords } from "../mistake-words.ts";

export const formMistakes = {
  "no-name": "Enter your name|.",
  "long-name": "Shorten your name to {limit} letters. It has {length} now|.",
  "long-email": "Shorten the email address to {limit} letters. It has {length} now|.",
  "no-at": "Enter an email address with an @ sign|, for example name@example.com.",
  "part-email": "Enter a whole email address|, for example name@example.com.",
  "bad-phone": "Enter a mobile number in digits|, for example 01011-480226.",
  "no-message": "Write your message|.",
  "long-message": "Shorten your message to {limit} letters. It has {length} now|.",
  "long-note": "Shorten your note to {limit} letters. It has {length} now|.",
  "bad-travellers": "Enter how many people travel, from 1 to {most}|.",
  unreachable: "Enter a mobile number or an email address, so that we can reach you|.",
  "bad-month": "Choose a month from the list|.",
  "no-topic": "Choose what you are planning|.",
  "no-password": "Enter your password|.",
  "long-password": "Shorten the password to {limit} letters. It has {length} now|.",
  "short-password": "Use at least {least} letters, digits or signs|.",
} as const satisfies MistakeWords<FormMistakeCode>;
