import { asObject } from "../as-object.ts";
import type { Field, Fields, TextField, TextFields } from "../field-types.ts";
import { type Kind, kind } from "./kind.ts";

type Body = Readonly<Record<string, unknown>>;

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
  /** As "Slide.0.content". */
  path: string;
  english: string;
  /** Empty: nobody has translated it. */
  said: string;
  /** What was English when it was translated. */
  made: string;
};

const isWords = ({ type, isSame }: TextField): boolean =>
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

/** A body in another language: what is not translated stays English. */
export const translated = (fields: Fields, english: Body, translation: Translation): Body =>
  walked(fields, english, translation, (text) =>
    text.said === "" || (translation.isExample && text.made !== text.english)
      ? text.english
      : text.said,
  );

/** Every text that can be translated, in the order of its kind; what is empty in English is passed by. */
export function textsToTranslate(
  fields: Fields,
  english: Body,
  translation: Translation,
): TranslatedText[] {
  const texts: TranslatedText[] = [];
  walked(fields, english, translation, (text) => {
    texts.push(text);
    return text.said;
  });
  return texts;
}

/**
 * The same with what has been typed, in the shape of a translation.
 * @param typed by path
 */
export const wordsTyped = (
  fields: Fields,
  english: Body,
  translation: Translation,
  typed: Readonly<Record<string, unknown>>,
): Body =>
  wordsIn(
    fields,
    walked(fields, english, translation, ({ path, said }) => asText(typed[path] ?? said)),
  );

export type Progress = {
  all: number;
  done: number;
  /** Of those that are done: the English words are others by now. */
  older: number;
};

export function progressOf(texts: readonly TranslatedText[]): Progress {
  const done = texts.filter(({ said }) => said !== "");
  const older = done.filter(({ english, made }) => english !== made);
  return { all: texts.length, done: done.length, older: older.length };
}

type Told = { words: unknown; made: unknown };
type Visit = (text: TranslatedText) => string;

function walked(
  fields: Fields,
  english: Body,
  { words, made }: Translation,
  visit: Visit,
  under = "",
): Body {
  const entries = Object.entries(fields).map(([name, field]) => {
    const told = { words: words[name], made: made[name] };
    return [name, valueIn(field, english[name], told, visit, under + name)];
  });
  return { ...english, ...Object.fromEntries(entries) };
}

function valueIn(field: Field, english: unknown, told: Told, visit: Visit, path: string): unknown {
  switch (field.type) {
    case "number":
    case "flag":
      return english;
    case "group":
      return walked(field.parts, asObject(english), asBodies(told), visit, `${path}.`);
    case "list":
      return itemsIn(english, told, String).map(({ item, told, index }) =>
        valueIn(field.item, item, told, visit, `${path}.${index}`),
      );
    case "rows": {
      const { columns, hasIds } = field;
      const wordsOfRow = (row: unknown) => JSON.stringify(wordsIn(columns, asObject(row)));
      const items = hasIds ? rowsById(english, told) : itemsIn(english, told, wordsOfRow);
      return items.map(({ item, told, index }) =>
        walked(columns, asObject(item), asBodies(told), visit, `${path}.${index}.`),
      );
    }
    default: {
      const [text, said, made] = [english, told.words, told.made].map(asText);
      if (!isWords(field) || !text) return english;
      return visit({ field, path, english: text, said: said ?? "", made: made ?? "" });
    }
  }
}

function rowsById(english: unknown, { words, made }: Told) {
  const withId = (rows: unknown, id: unknown) =>
    listed(rows).find((row) => asObject(row)._id === id);
  return listed(english).map((item, index) => {
    const { _id } = asObject(item);
    return { item, index, told: { words: withId(words, _id), made: withId(made, _id) } };
  });
}

/**
 * The items of a list, each with what was said of it. English items may have moved, come and gone since: one is
 * known again by its key; one that is reworded where it stands, by its place.
 */
function itemsIn(english: unknown, { words, made }: Told, keyOf: (item: unknown) => string) {
  const [items, said, before] = [listed(english), listed(words), listed(made)];
  const [keys, keysBefore] = [items.map(keyOf), before.map(keyOf)];
  return items.map((item, index) => {
    const at = placeBefore(index);
    return { item, index, told: { words: said[at], made: before[at] } };
  });

  function placeBefore(index: number): number {
    const [key = "", before = ""] = [keys[index], keysBefore[index]];
    if (before === key) return index;
    const elsewhere = keysBefore.indexOf(key);
    if (elsewhere >= 0) return elsewhere;
    return keys.includes(before) ? -1 : index;
  }
}

const asBodies = ({ words, made }: Told): Translation => ({
  words: asObject(words),
  made: asObject(made),
});

const asText = (value: unknown): string => (typeof value === "string" ? value : "");
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
