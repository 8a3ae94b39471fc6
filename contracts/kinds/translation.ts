import { asObject } from "../as-object.ts";
import type { Field, Fields, TextField, TextFields } from "../field-types.ts";
import { type Kind, kind } from "./kind.ts";

export type Body = Readonly<Record<string, unknown>>;

/**
 * What something says in another language, in the shape of its kind with its words alone, and the English words
 * that this was said of.
 */
export type Translation = {
  words: Body;
  made: Body;
  /** It came with the demo agency: it is said only where the English words are still the demo's. */
  isExample?: boolean;
};

export const NO_TRANSLATION: Translation = { words: {}, made: {} };

/** A text of something, and what it is in another language. */
export type TranslatedText = {
  field: TextField;
  /** As "Slide.0.content"; of a formatted text by paragraph, as "content.3". */
  path: string;
  /** Empty: English does not say it any more. */
  english: string;
  /** Empty: nobody has translated it. */
  said: string;
  /** What was English when it was translated. */
  made: string;
};

export const isWords = ({ type, isSame }: TextField): boolean =>
  (type === "line" || type === "lines" || type === "html") && !isSame;

/** What a kind has in another language: its words, each of which may wait. All else is said once. */
export const translationKind = ({ name, fields, upgrades }: Kind): Kind =>
  kind(name, wordFields(fields), upgrades);

const wordFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const words = wordField(field);
      return words ? [[name, words] as const] : [];
    }),
  );

function wordField(field: Field): Field | null {
  switch (field.type) {
    case "number":
    case "flag":
      return null;
    case "list":
      return { ...field, item: waiting(field.item) };
    case "group": {
      const parts = wordFields(field.parts) as typeof field.parts;
      return isEmpty(parts) ? null : { ...field, parts };
    }
    case "rows": {
      const columns = wordFields(field.columns) as TextFields;
      return isEmpty(columns) ? null : { ...field, columns };
    }
    default:
      return isWords(field) ? waiting(field) : null;
  }
}

const waiting = (field: TextField): TextField => ({
  ...field,
  ...{ isRequired: false, isOptional: true, initial: "" },
});

/** Whether some of it is said in each language. */
export const hasWords = (field: Field): boolean => wordField(field) !== null;

const isEmpty = (object: object): boolean => Object.keys(object).length === 0;

/** Of a body what is language: what a translation of it is made from. */
export const wordsIn = (fields: Fields, body: Body): Body =>
  Object.fromEntries(
    Object.entries(wordFields(fields)).map(([name, field]) => [name, wordsOf(field, body[name])]),
  );

function wordsOf(field: Field, value: unknown): unknown {
  if (field.type === "group") return wordsIn(field.parts, asObject(value));
  if (field.type === "list") return listed(value);
  if (field.type !== "rows") return value ?? "";
  return listed(value).map((row) => {
    const { _id, ...columns } = asObject(row);
    return { ...(field.hasIds ? { _id } : {}), ...wordsIn(field.columns, columns) };
  });
}

export const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
