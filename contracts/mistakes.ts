type None = Record<never, never>;
type Long = { limit: number; length: number };

/** What can be wrong in a form of visitors, with what the sentence about it names. */
type FormMistakes = {
  "no-name": None;
  "long-name": Long;
  "long-email": Long;
  "no-at": None;
  "part-email": None;
  "bad-phone": None;
  "no-message": None;
  "long-message": Long;
  "long-note": Long;
  "bad-travellers": { most: number };
  unreachable: None;
  "bad-month": None;
  "no-topic": None;
  "no-password": None;
  "long-password": Long;
  "short-password": { least: number };
};

/** What can be wrong with a field that is written through the API or the admin area. */
type FieldMistakes = {
  empty: None;
  missing: None;
  "half-letter": None;
  "too-long": { limit: number };
  "long-secret": None;
  "not-text": None;
  "not-flag": None;
  "not-list": None;
  "too-many": { most: number };
  "not-number": None;
  "not-whole": None;
  "out-of-range": { min: string; max: string };
  "not-whole-within": { min: string; max: string };
  "not-whole-from": { min: number };
  "bad-id": None;
  "bad-address": None;
  "bad-web-address": None;
  "bad-phone-number": None;
  "bad-whatsapp": None;
  "bad-email": None;
  "bad-day": None;
  "past-day": None;
  "far-day": None;
  "future-day": None;
  "bad-amount": None;
  "bad-currency": None;
  "bad-country": None;
  "no-paper": None;
  "unknown-answer": { answer: string };
  "left-already": None;
  "row-again": { row: number };
  "no-price": None;
  "back-before-out": None;
  "not-so-long": { most: number };
  "nights-do-not-fit": { nights: number; days: number };
  "bad-time": None;
  "bad-hours": None;
  "bad-moment": None;
  "past-moment": None;
  "far-moment": { years: number };
  "bad-choice": { choices: string };
  "bad-placeholder": { placeholder: string };
  "bad-zone": None;
  "bad-colour": None;
  "light-colour": { contrast: string; least: string };
  "bad-link": None;
  "data-link": None;
  "stray-slash": None;
  "more-parts": None;
  "our-address": None;
  "bad-old-address": None;
  "bad-new-address": None;
  "given-twice": None;
  "bad-cursor": None;
  "cursor-of-search": None;
  "bad-revision": None;
  "gone-picture": None;
  "unknown-field": None;
  "too-deep": None;
  refused: { because: FormMistake };
};

type Coded<Codes> = { [Code in keyof Codes]: { code: Code } & Codes[Code] }[keyof Codes];

export type FormMistake = Coded<FormMistakes>;
export type FieldMistake = Coded<FieldMistakes>;
export type Mistake = FormMistake | FieldMistake;

export type FormMistakeCode = keyof FormMistakes;
export type FieldMistakeCode = keyof FieldMistakes;

/** Of the words: each names what its code brings. */
export type ParamOfMistake<Code> = Exclude<keyof Extract<Mistake, { code: Code }>, "code">;
