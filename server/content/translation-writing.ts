import { isDeepStrictEqual } from "node:util";
import { asObject } from "#contracts/as-object.ts";
import type { Fields } from "#contracts/field-types.ts";
import { withGaps } from "#contracts/html/paragraphs.ts";
import { translated } from "#contracts/kinds/translated.ts";
import { NO_TRANSLATION, type Translation, wordsIn } from "#contracts/kinds/translation.ts";
import { records } from "#i18n/en/records.ts";
import { fill } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";
import type { By } from "#server/audit/audit-entry.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { ContentVersion } from "./content-version.ts";
import { documentShelf } from "./document-shelf.ts";
import { kindAt, originalOf, type Place, pathOf, type TranslatedPlace } from "./place.ts";
import { publish, type Shelf } from "./publish.ts";
import { shownBody } from "./shown-body.ts";
import { type Body, bodyNow, schemaAt } from "./state.ts";
import { findTranslation, translationIn } from "./translations.ts";

type Deps = { db: Db; content: ContentVersion; shelfOf: (place: Place) => Shelf };

/** Beside one another. */
export type BothWords = Translation & {
  english: Body;
  /** Null: nobody has translated it. */
  version: number | null;
  /** Of a post or a page of one's own. */
  link?: string;
};

export type TranslationWrite = {
  /** By field; what is not given stays as it is. */
  words: Body;
  /** Of what waited: the English words that it was made from, by field. Without it those of now. */
  madeFrom?: Body;
  /** That was read; without it the words replace whatever is there. */
  version?: number | undefined;
};

/** Each language is published by itself. */
export function createTranslationWriting({ db, content, shelfOf }: Deps) {
  const readEnglish = (original: Place) =>
    db.transaction().execute((tx) => shelfOf(original).read(tx, original));

  return {
    /** The English words of something, and what they are in a language; null: there is no such thing. */
    async find(place: TranslatedPlace): Promise<BothWords | null> {
      const original = originalOf(place);
      const open = await readEnglish(original);
      if (!open) return null;
      const now = bodyNow(original, open);
      const found = await findTranslation(db, place);
      const { words, made, version } = found ?? { ...NO_TRANSLATION, version: null };
      const english = wordsIn(fieldsOf(original), now);
      const { link } = now;
      return { english, words, made, version, ...(typeof link === "string" && { link }) };
    },

    /** All that a translation is of, as it is told with these words. @throws DomainError "not-found" */
    async whole(place: TranslatedPlace, body: Body): Promise<Body> {
      const original = originalOf(place);
      const english = await readEnglish(original);
      if (!english) throw new DomainError("not-found");
      const translation = translationIn(place, { body, schema: schemaAt(place) });
      return translated(fieldsOf(original), bodyNow(original, english), translation);
    },

    /**
     * Visitors read it in that language from now on, where that is shown.
     * @throws DomainError "not-found" where there is nothing to translate; "changed-meanwhile", with the words
     * that are stored now
     */
    save(place: TranslatedPlace, { words, madeFrom, version }: TranslationWrite, who: By) {
      const write = async (tx: Tx) => {
        const original = originalOf(place);
        const shelf = shelfOf(original);
        const english = await shelf.read(tx, original);
        if (!english) throw new DomainError("not-found");
        const now = bodyNow(original, english);
        const made = wordsIn(fieldsOf(original), now);
        const said = shownBody(place, untold(fieldsOf(place), words));
        const from = { ...made, ...madeFrom };
        const { language } = place;
        const written = typeof now.title === "string" ? now.title : "";
        const title = shelf.titleOf?.(original, now) ?? written;
        const name = title || pathOf(place);
        const { isPublished, state } = await publish(tx, documentShelf, {
          ...{ ...who, place, version },
          summary: fill(records.translation, { title: name, language: languageNames[language] }),
          detail: { what: "translation", language, title },
          bodyOf(stored) {
            const before = madeIn(stored);
            const isWritten = (name: string) =>
              !madeFrom ||
              !isDeepStrictEqual([said[name], from[name]], [stored[name], before[name]]);
            const given = Object.keys(words).filter(isWritten);
            return {
              ...keptOf(stored, made),
              ...only(given, said),
              // Of what is not written again, the English words that it was made from.
              made: { ...before, ...only(given, from) },
            };
          },
        });
        await shelf.onTranslated?.(tx, original);
        const current = { ...translationIn(place, state).words, version: state.version };
        if (!isPublished) throw new DomainError("changed-meanwhile", { current });
        return current;
      };
      // Pages in the other languages tell that there is a first one.
      const concerned = (saved: { version: number }) => (saved.version > 1 ? place.language : null);
      return content.change(write, concerned);
    },
  };
}

/** What stays of a translation that somebody writes on: examples only where their English is still there. */
function keptOf({ isExample, ...stored }: Body, english: Body): Body {
  const made = madeIn(stored);
  const isStill = (name: string) => isDeepStrictEqual(made[name], english[name]);
  return isExample ? only(Object.keys(stored).filter(isStill), stored) : stored;
}

/** What stands in English in a formatted text is not translated. */
const untold = (fields: Fields, words: Body): Body =>
  Object.fromEntries(
    Object.entries(words).map(([name, value]) => {
      const isFormatted = fields[name]?.type === "html" && typeof value === "string";
      return [name, isFormatted ? withGaps(value) : value];
    }),
  );

const fieldsOf = (place: Place): Fields => kindAt(place)?.fields ?? {};

const madeIn = ({ made }: Body): Body => asObject(made);

const only = (names: readonly string[], body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
