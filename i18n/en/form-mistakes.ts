import type { FormMistakeCode } from "#contracts/mistakes.ts";
import type { MistakeWords } from "../mistake-words.ts";

export const formMistakes = {
  "no-name": { text: "Enter your name.", short: "Enter your name" },
  "long-name": {
    text: "Shorten your name to {limit} letters. It has {length} now.",
    short: "Shorten your name to {limit} letters. It has {length} now",
  },
  "long-email": {
    text: "Shorten the email address to {limit} letters. It has {length} now.",
    short: "Shorten the email address to {limit} letters. It has {length} now",
  },
  "no-at": {
    text: "Enter an email address with an @ sign, for example name@example.com.",
    short: "Enter an email address with an @ sign",
  },
  "part-email": {
    text: "Enter a whole email address, for example name@example.com.",
    short: "Enter a whole email address",
  },
  "bad-phone": {
    text: "Enter a mobile number in digits, for example 01011-480226.",
    short: "Enter a mobile number in digits",
  },
  "no-message": { text: "Write your message.", short: "Write your message" },
  "long-message": {
    text: "Shorten your message to {limit} letters. It has {length} now.",
    short: "Shorten your message to {limit} letters. It has {length} now",
  },
  "long-note": {
    text: "Shorten your note to {limit} letters. It has {length} now.",
    short: "Shorten your note to {limit} letters. It has {length} now",
  },
  "bad-travellers": {
    text: "Enter how many people travel, from 1 to {most}.",
    short: "Enter how many people travel, from 1 to {most}",
  },
  unreachable: {
    text: "Enter a mobile number or an email address, so that we can reach you.",
    short: "Enter a mobile number or an email address, so that we can reach you",
  },
  "bad-month": { text: "Choose a month from the list.", short: "Choose a month from the list" },
  "no-topic": { text: "Choose what you are planning.", short: "Choose what you are planning" },
  "no-password": { text: "Enter your password.", short: "Enter your password" },
  "long-password": {
    text: "Shorten the password to {limit} letters. It has {length} now.",
    short: "Shorten the password to {limit} letters. It has {length} now",
  },
  "short-password": {
    text: "Use at least {least} letters, digits or signs.",
    short: "Use at least {least} letters, digits or signs",
  },
} as const satisfies MistakeWords<FormMistakeCode>;
