import type { FieldMistakeCode } from "#contracts/mistakes.ts";
import type { MistakeWords } from "../mistake-words.ts";

/** {field}: what its form calls it. */
export const fieldMistakes = {
  empty: { text: "{field} must not be empty.", short: "{field} must not be empty" },
  missing: { text: "{field} must be given.", short: "{field} must be given" },
  "half-letter": {
    text: "{field} must not hold half a letter (a lone surrogate).",
    short: "{field} must not hold half a letter (a lone surrogate)",
  },
  "too-long": {
    text: "{field} must have at most {limit} letters.",
    short: "{field} must have at most {limit} letters",
  },
  "long-secret": { text: "{field} is too long.", short: "{field} is too long" },
  "not-text": { text: "{field} must be text.", short: "{field} must be text" },
  "not-flag": { text: "{field} must be true or false.", short: "{field} must be true or false" },
  "not-list": { text: "{field} must be a list.", short: "{field} must be a list" },
  "too-many": {
    text: "{field} must have at most {most} of them.",
    short: "{field} must have at most {most} of them",
  },
  "not-number": { text: "{field} must be a number.", short: "{field} must be a number" },
  "not-whole": { text: "{field} must be a whole number.", short: "{field} must be a whole number" },
  "out-of-range": {
    text: "{field} must be from {min} to {max}.",
    short: "{field} must be from {min} to {max}",
  },
  "not-whole-within": {
    text: "{field} must be a whole number from {min} to {max}.",
    short: "{field} must be a whole number from {min} to {max}",
  },
  "not-whole-from": {
    text: "{field} must be a whole number from {min}.",
    short: "{field} must be a whole number from {min}",
  },
  "bad-id": {
    text: "{field} must be an id that was given.",
    short: "{field} must be an id that was given",
  },
  "bad-address": {
    text: "{field} must be an address that begins with https://, http:// or one /.",
    short: "{field} must be an address that begins with https://, http:// or one /",
  },
  "bad-web-address": {
    text: "{field} must be a whole address that begins with https://.",
    short: "{field} must be a whole address that begins with https://",
  },
  "bad-phone-number": {
    text: "{field} must be a phone number, for example +880 1011-204560.",
    short: "{field} must be a phone number",
  },
  "bad-whatsapp": {
    text: "{field} must be a whole number with its country code first, for example +880 1011-204560.",
    short: "{field} must be a whole number with its country code first",
  },
  "bad-email": {
    text: "{field} must be a whole email address, for example name@example.com.",
    short: "{field} must be a whole email address",
  },
  "bad-day": {
    text: "{field} must be a day such as 2026-12-31.",
    short: "{field} must be a day such as 2026-12-31",
  },
  "bad-time": {
    text: "{field} must be a time such as 09:00.",
    short: "{field} must be a time such as 09:00",
  },
  "bad-zone": {
    text: "{field} must be the name of a time zone such as Asia/Dhaka.",
    short: "{field} must be the name of a time zone such as Asia/Dhaka",
  },
  "bad-colour": {
    text: "{field} must be a colour such as #124e3b.",
    short: "{field} must be a colour such as #124e3b",
  },
  "light-colour": {
    text: "{field} is too light to read: its contrast is {contrast} to 1, and {least} is needed.",
    short: "{field} is too light to read: its contrast is {contrast} to 1, and {least} is needed",
  },
  "bad-link": {
    text: "{field} must hold letters, digits and - . _ ~ : / ? # [ ] @ ! $ & ' ( ) * + , ; = only.",
    short: "{field} must hold letters, digits and - . _ ~ : / ? # [ ] @ ! $ & ' ( ) * + , ; = only",
  },
  "data-link": { text: "{field} must not end in .data.", short: "{field} must not end in .data" },
  "stray-slash": {
    text: "{field} must not begin or end with a slash, nor hold //, /./ or /../.",
    short: "{field} must not begin or end with a slash, nor hold //, /./ or /../",
  },
  "given-twice": { text: "{field} must be given once.", short: "{field} must be given once" },
  "bad-cursor": {
    text: "{field} must be what Link gave.",
    short: "{field} must be what Link gave",
  },
  "cursor-of-search": {
    text: "{field} must not be given with q.",
    short: "{field} must not be given with q",
  },
  "bad-revision": {
    text: "{field} must be the _id of a revision.",
    short: "{field} must be the _id of a revision",
  },
  "unknown-field": {
    text: "{field} is not a field of this.",
    short: "{field} is not a field of this",
  },
  refused: { text: "{field} is refused: {because}", short: "{field} is refused: {because}" },
} as const satisfies MistakeWords<FieldMistakeCode>;
