import { findKind, isKindName, type KindName } from "#contracts/kinds/find-kind.ts";
import type { Kind } from "#contracts/kinds/kind.ts";
import { translationKind } from "#contracts/kinds/translation.ts";
import { type Language, OTHER_LANGUAGES, type OtherLanguage } from "#contracts/languages.ts";

/** Something that staff write and visitors read: "home/home", "package/umrah", "post/{_id}". */
export type Place = {
  kind: KindName;
  id: string;
  /** Of a translation. */
  language?: OtherLanguage;
};

export const pathOf = ({ kind, id }: { kind: string; id: string }): string => `${kind}/${id}`;

/** @param lang of a translation, as the store has it. Null: nothing can be there */
export function placeAt(kind: string, id: string, lang: string = ENGLISH): Place | null {
  if (!isKindName(kind) || !findKind(kind, id)) return null;
  if (lang === ENGLISH) return { kind, id };
  const language = OTHER_LANGUAGES.find((one) => one === lang);
  return language ? { kind, id, language } : null;
}

export type TranslatedPlace = Place & { language: OtherLanguage };

export const isTranslated = (place: Place): place is TranslatedPlace =>
  place.language !== undefined;

/** Of a translation what it is of. */
export const originalOf = ({ kind, id }: Place): Place => ({ kind, id });

/** The same thing in a language. */
export const placeIn = (language: Language, { kind, id }: Place): Place =>
  language === ENGLISH ? { kind, id } : { kind, id, language };

/** What can be written there; null: nothing. */
export function kindAt({ kind, id, language }: Place): Kind | null {
  const found = findKind(kind, id);
  return found && language ? translationKind(found) : found;
}

/** What the things themselves are written in. */
export const ENGLISH = "en";

/** The columns that name a place in the tables of the store. */
export const columnsOf = ({ kind, id, language }: Place) => ({
  ...{ kind, documentId: id, lang: language ?? ENGLISH },
});
