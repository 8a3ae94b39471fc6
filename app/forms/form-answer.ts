import type { Said } from "#i18n/mistake-words.ts";

/** By field name; what the API says of one has no short form. */
export type Mistakes = Record<string, Said | string>;

/** What was typed, by field name. */
export type Values = Record<string, string>;

/** What the visitor is told about an enquiry that is stored. */
export type Sent = {
  reference: string;
  /** Whom to thank; empty: the name is not one to address somebody by. */
  name: string;
  /** Number or address where the answer goes. */
  reach: { by: "phone" | "email"; value: string };
  /** "today before 9 pm"; empty: the agency's hours do not say. */
  when: string;
};

/** What a form's page answers after a submission. */
export type FormAnswer = {
  values: Values;
  /** What to do about a field, by its name, in the order of the page. */
  mistakes: Mistakes;
  /** What is wrong with the whole of it. */
  problem: string | null;
  /** Set when everything is right and stored. */
  sent: Sent | null;
  /** The token for the next try; null: the one that the form has. */
  token: string | null;
};

const EMPTY: FormAnswer = { values: {}, mistakes: {}, problem: null, sent: null, token: null };

export function formAnswer(parts: Partial<FormAnswer>): FormAnswer {
  return { ...EMPTY, ...parts };
}

/** Beside a field. */
export const mistakeText = (mistake: Said | string): string =>
  typeof mistake === "string" ? mistake : mistake.text;

/** In a list: a sentence there has no full stop. */
export const mistakeInShort = (mistake: Said | string): string =>
  typeof mistake === "string" ? mistake.replace(/\.$/, "") : mistake.short;
