import { asObject } from "../as-object.ts";
import type { Field, Fields } from "../field-types.ts";
import {
  type Body,
  isWords,
  listed,
  type TranslatedText,
  type Translation,
  wordsIn,
} from "./translation.ts";

type Told = { words: unknown; made: unknown };
/** @returns what stands in its place */
type Visit = (text: TranslatedText) => string;

/** A body with each of its texts visited. */
export function walked(
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

export const asText = (value: unknown): string => (typeof value === "string" ? value : "");
