import { z } from "zod";
import type { KindName, NewKindName } from "#contracts/kinds/find-kind.ts";
import { translated } from "#contracts/kinds/translated.ts";
import type { Translation } from "#contracts/kinds/translation.ts";
import {
  type InLanguage,
  type Language,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from "#contracts/languages.ts";
import { only } from "#contracts/only.ts";
import type { Db } from "#server/db/schema.ts";
import { rowAt, stateOf } from "./document-shelf.ts";
import { ENGLISH, kindAt, type Place, type TranslatedPlace } from "./place.ts";
import { type Body, bodyNow, type State } from "./state.ts";

/** A translation lies beside what it is of, under its language; `made` is what was English then. */
const storedSchema = z.looseObject({
  made: z.record(z.string(), z.unknown()).catch({}),
  isExample: z.boolean().optional(),
});

export function translationIn(
  place: Place,
  { body, schema }: Pick<State, "body" | "schema">,
): Translation {
  const {
    made,
    isExample = false,
    ...words
  } = storedSchema.parse(bodyNow(place, { body, schema }));
  return { words, made, isExample };
}

/** Null: nobody has translated it. */
export async function findTranslation(db: Db, place: TranslatedPlace) {
  const row = await rowAt(db, place).executeTakeFirst();
  if (!row) return null;
  const { version, updatedAt } = row;
  return { ...translationIn(place, stateOf(row)), version, updatedAt };
}

/** Of many of a kind, by id. */
export async function listTranslations(
  db: Db,
  kind: KindName,
  { language, ids }: { language: OtherLanguage; ids?: readonly string[] },
): Promise<Map<string, Translation>> {
  if (ids?.length === 0) return new Map();
  let query = db
    .selectFrom("document")
    .selectAll()
    .where("kind", "=", kind)
    .where("lang", "=", language);
  if (ids) query = query.where("documentId", "in", ids);
  const rows = await query.execute();
  return new Map(
    rows.map((row) => {
      const place = { kind, id: row.documentId, language };
      return [row.documentId, translationIn(place, stateOf(row))];
    }),
  );
}

/** In which other languages there is something of each thing, by id. */
export async function languagesOf(
  db: Db,
  kind: KindName,
  ids: readonly string[],
): Promise<Map<string, Language[]>> {
  const found = new Map<string, Language[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom("document")
    .select(["documentId", "lang"])
    .where("kind", "=", kind)
    .where("documentId", "in", ids)
    .where("lang", "!=", ENGLISH)
    .execute();
  for (const { documentId, lang } of rows) {
    const language = OTHER_LANGUAGES.find((one) => one === lang);
    if (language) found.set(documentId, [...(found.get(documentId) ?? []), language]);
  }
  return found;
}

/** A body in a language, and which that is: English where nobody has translated it. */
export function inLanguage(
  { kind, id }: Place,
  english: Body,
  { language, translation }: { language: OtherLanguage; translation: Translation | null },
): Body & { language: Language } {
  if (!translation) return { ...english, language: "en" };
  const fields = kindAt({ kind, id })?.fields ?? {};
  return { ...translated(fields, english, translation), language };
}

/** What was read of things of a kind, with the words of their translations. */
export async function toldIn<T extends { _id: string; title: string }>(
  db: Db,
  { kind, language }: { kind: NewKindName; language: OtherLanguage },
  things: T[],
): Promise<(T & InLanguage)[]> {
  const ids = things.map(({ _id }) => _id);
  const translations = await listTranslations(db, kind, { language, ids });
  return things.map((thing) => {
    const found = translations.get(thing._id);
    if (!found || (found.isExample && found.made.title !== thing.title)) {
      return { ...thing, language: "en" };
    }
    const { fields } = kindAt({ kind, id: thing._id }) ?? { fields: {} };
    return { ...thing, ...only(translated(fields, thing, found), Object.keys(thing)), language };
  });
}
