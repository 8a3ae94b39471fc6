import type { FieldMistakeCode } from "#contracts/mistakes.ts";
import type { MistakeWords } from "../mistake-words.ts";

/** {field}: what its form calls it. */
export const fieldMistakes = {
  empty: "{field} must not be empty|.",
  missing: "{field} must be given|.",
  "half-letter": "{field} must not hold half a letter (a lone surrogate)|.",
  "too-long": "{field} must have at most {limit} letters|.",
  "long-secret": "{field} is too long|.",
  "not-text": "{field} must be text|.",
  "not-flag": "{field} must be true or false|.",
  "not-list": "{field} must be a list|.",
  "too-many": "{field} must have at most {most} of them|.",
  "not-number": "{field} must be a number|.",
  "not-whole": "{field} must be a whole number|.",
  "out-of-range": "{field} must be from {min} to {max}|.",
  "not-whole-within": "{field} must be a whole number from {min} to {max}|.",
  "not-whole-from": "{field} must be a whole number from {min}|.",
  "bad-id": "{field} must be an id that was given|.",
  "bad-address": "{field} must be an address that begins with https://, http:// or one /|.",
  "bad-web-address": "{field} must be a whole address that begins with https://|.",
  "bad-phone-number": "{field} must be a phone number|, for example +880 1011-204560.",
  "bad-whatsapp":
    "{field} must be a telephone number with its country code first|, for example +880 1011-204560.",
  "bad-email": "{field} must be a whole email address|, for example name@example.com.",
  "bad-day": "{field} must be a day such as 2026-12-31|.",
  "past-day": "{field} must be a day after today|.",
  "far-day": "{field} must be within a year|.",
  "future-day": "{field} must not be a day that is still to come|.",
  "bad-amount": "{field} must be a whole number such as 192000, or empty|.",
  "bad-currency": "{field} must be the three letters of a currency, such as BDT|.",
  "bad-country": "{field} must be the two letters of a country, such as MY|.",
  "no-paper": "{field}: the library does not hold this paper any more. Choose another one|.",
  "unknown-answer":
    "{field}: no answer of this visa has the address “{answer}”|. Write one that it has, or leave it empty.",
  "left-already": "{field}: this day has passed|, and the departure would stand on no page.",
  "row-again":
    "{field}: row {row} has the same days already|; give one of them a name of its own, or take one out.",
  "no-price": "{field} must be above 0, or empty|: then visitors are asked to call.",
  "back-before-out": "{field}: back is before out|.",
  "not-so-long": "{field}: a journey has 1 to {most} nights|.",
  "nights-do-not-fit": "{field}: {nights} nights, but the dates have {days}|.",
  "bad-moment":
    "{field} must be a day and a time with its offset such as 2026-12-01T09:00:00+06:00|.",
  "past-moment": "{field} is past|. Publish now instead.",
  "far-moment": "{field} is more than {years} years away|.",
  "bad-hours": "{field} must have a day and both times in each line|.",
  "bad-time": "{field} must be a time such as 09:00|.",
  "bad-choice": "{field} must be one of {choices}|.",
  "bad-placeholder": "{field} holds {placeholder}, which nobody can fill in|.",
  "bad-zone": "{field} must be the name of a time zone such as Asia/Dhaka|.",
  "bad-colour": "{field} must be a colour such as #124e3b|.",
  "light-colour":
    "{field} is too light to read: its contrast is {contrast} to 1, and {least} is needed|.",
  "bad-link":
    "{field} must hold letters, digits and - . _ ~ : / ? # [ ] @ ! $ & ' ( ) * + , ; = only|.",
  "data-link": "{field} must not end in .data|.",
  "stray-slash": "{field} must not begin or end with a slash, nor hold //, /./ or /../|.",
  "more-parts": "{field} must be one part, without a slash|.",
  "our-address": "{field} is one that this website needs itself|. Choose a different one.",
  "bad-old-address": "{field} must be an address of this site|, for example /old-page.html.",
  "bad-new-address":
    "{field} must be a page of this site, such as /contact, or a whole address that begins with https://|.",
  "given-twice": "{field} must be given once|.",
  "bad-cursor": "{field} must be what Link gave|.",
  "cursor-of-search": "{field} must not be given with q|.",
  "bad-revision": "{field} must be the _id of a revision|.",
  "gone-picture":
    "{field} shows a picture that is not in the library any more|. Choose another one.",
  "unknown-field": "{field} is not a field of this|.",
  "too-deep": "{field} must not hold lists within lists without end|.",
  refused: "{field} is refused: {because}|",
} as const satisfies MistakeWords<FieldMistakeCode>;
