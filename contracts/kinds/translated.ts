import type { Fields } from "../field-types.ts";
import { joined, paragraphsOf, withoutGaps } from "../html/paragraphs.ts";
import { type Body, type TranslatedText, type Translation, wordsIn } from "./translation.ts";
import { asText, walked } from "./walk-texts.ts";

/** A body in another language: what is not translated stays English. */
export const translated = (fields: Fields, english: Body, translation: Translation): Body =>
  walked(fields, english, translation, (text) =>
    text.said === "" || ((translation.isExample || text.field.isName) && isOlder(text))
      ? text.english
      : withoutGaps(text),
  );

const isOlder = ({ english, made }: TranslatedText): boolean => english !== made;

/** Every text that can be translated, in the order of its kind; what is empty in English is passed by. */
export function textsToTranslate(
  fields: Fields,
  english: Body,
  translation: Translation,
): TranslatedText[] {
  const texts: TranslatedText[] = [];
  walked(fields, english, translation, (text) => {
    texts.push(...(partsOf(text) ?? [text]));
    return text.said;
  });
  return texts;
}

/** A screen with a field for each of more is drawn for seconds, one with 30,000 for minutes. */
const MOST_PARAGRAPHS = 500;

/** The paragraphs of a formatted text that have words; null: it is translated as a whole. */
const partsOf = (text: TranslatedText): TranslatedText[] | null =>
  withPaths(text)?.flatMap(({ isWordless, ...part }) => (isWordless ? [] : part)) ?? null;

/** A paragraph keeps its path while others come and go of those that English does not have any more. */
function withPaths({ field, path, ...text }: TranslatedText) {
  const paragraphs = field.type === "html" ? paragraphsOf(text, MOST_PARAGRAPHS) : null;
  if (!paragraphs || paragraphs.length > MOST_PARAGRAPHS) return null;
  let [there, gone] = [0, 0];
  return paragraphs.map((paragraph) => {
    const at = paragraph.english === "" ? `gone-${gone++}` : there++;
    return { ...paragraph, field, path: `${path}.${at}` };
  });
}

/** What has been typed. */
export type TypedTexts = {
  byPath: Readonly<Record<string, unknown>>;
  /** Those that say what English says now. */
  fresh: ReadonlySet<string>;
};

/** The same with what has been typed, in the shape of a translation; `made` of formatted texts alone. */
export function wordsTyped(
  fields: Fields,
  english: Body,
  translation: Translation,
  { byPath, fresh }: TypedTexts,
): Pick<Translation, "words" | "made"> {
  const typedAt = ({ path, said }: TranslatedText) => asText(byPath[path] ?? said);
  const made = new Map<string, string>();
  const take = (visited: TranslatedText): string => {
    const paragraphs = withPaths(visited)?.map((part) => ({
      ...part,
      said: typedAt(part),
      isFresh: fresh.has(part.path),
    }));
    const told = paragraphs
      ? joined(paragraphs)
      : { said: typedAt(visited), made: visited.english };
    made.set(visited.path, told.made);
    return told.said;
  };
  const bodyOf = (visit: (text: TranslatedText) => string) =>
    wordsIn(fields, walked(fields, english, translation, visit));
  return { words: bodyOf(take), made: bodyOf(({ path }) => made.get(path) ?? "") };
}

export type Progress = {
  all: number;
  done: number;
  /** Of those that are done: the English words are others by now. */
  older: number;
};

export function progressOf(texts: readonly TranslatedText[]): Progress {
  const done = texts.filter(({ said }) => said !== "");
  const older = done.filter((text) => isOlder(text) && !text.field.isName);
  return { all: texts.length, done: done.length, older: older.length };
}
