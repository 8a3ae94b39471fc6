import { setImmediate } from "node:timers/promises";
import type { Entry } from "#contracts/entry.ts";
import type { EntryKindName } from "#contracts/kinds/entries.ts";
import { isNewKindName, type NewKindName } from "#contracts/kinds/find-kind.ts";
import { type Progress, progressOf, textsToTranslate } from "#contracts/kinds/translated.ts";
import { NO_TRANSLATION, type Translation } from "#contracts/kinds/translation.ts";
import { OTHER_LANGUAGES, type OtherLanguage } from "#contracts/languages.ts";
import type {
  StateInLanguage,
  StatesInLanguages,
  TranslationState,
} from "#contracts/translation-state.ts";
import type { Db } from "#server/db/schema.ts";
import { stateOf } from "./document-shelf.ts";
import { ENGLISH, kindAt, type Place, pathOf, placeAt } from "./place.ts";
import { type Body, bodyNow } from "./state.ts";
import { findTranslation, listTranslations } from "./translations.ts";

/** The newest posts; of older ones nobody begins with the translation. */
const MOST_POSTS = 50;

function stateOfProgress({ done, older }: Progress, isWaiting: boolean): StateInLanguage["state"] {
  if (isWaiting) return "draft";
  if (done === 0) return "missing";
  return older > 0 ? "older" : "published";
}

type Translated = {
  place: Place;
  /** In English. */
  body: Body;
  translation: Translation | null | undefined;
  isWaiting: boolean;
};

function stateOfTranslation({ place, body, translation, isWaiting }: Translated): StateInLanguage {
  const fields = kindAt(place)?.fields ?? {};
  const progress = progressOf(textsToTranslate(fields, body, translation ?? NO_TRANSLATION));
  return { ...progress, state: stateOfProgress(progress, isWaiting) };
}

/** How far one thing is translated. @param body in English */
async function stateOfOne(
  db: Db,
  place: Place,
  body: Body,
): Promise<Record<OtherLanguage, StateInLanguage>> {
  const waiting = await db
    .selectFrom("draft")
    .select("lang")
    .where("kind", "=", place.kind)
    .where("documentId", "=", place.id)
    .where("lang", "!=", ENGLISH)
    .execute();
  const stateIn = async (language: OtherLanguage) => {
    const translation = await findTranslation(db, { ...place, language });
    const isWaiting = waiting.some(({ lang }) => lang === language);
    return stateOfTranslation({ place, body, translation, isWaiting });
  };
  return { bn: await stateIn("bn"), ar: await stateIn("ar") };
}

const postQuery = (db: Db) => db.selectFrom("blog").select(["id", "title", "content"]);
type PostQuery = ReturnType<typeof postQuery>;

type Original = { place: Place; title: string; body: Body };

type ReadEntries = (kind: EntryKindName, ids: readonly string[]) => Promise<Entry<EntryKindName>[]>;

/** How far each thing is translated: those that exist once, pages of one's own, the newest posts. */
export function createTranslationStates(db: Db, readEntries: ReadEntries) {
  return { list, ofMany, stateOf: (place: Place, body: Body) => stateOfOne(db, place, body) };

  async function list(): Promise<TranslationState[]> {
    return statesOf([...(await documents()), ...(await ownPages()), ...(await newestPosts())]);
  }

  /** @returns by their ids; nothing of what is not public */
  async function ofMany(
    kind: NewKindName,
    ids: readonly string[],
  ): Promise<Record<string, StatesInLanguages>> {
    if (ids.length === 0) return {};
    const states = await statesOf(await originalsOf(kind, ids));
    return Object.fromEntries(states.map(({ id, bn, ar }) => [id, { bn: bn.state, ar: ar.state }]));
  }

  function originalsOf(kind: NewKindName, ids: readonly string[]): Promise<Original[]> {
    if (kind === "post") return posts((query) => query.where("id", "in", ids));
    return kind === "own-page" ? ownPages(ids) : entries(kind, ids);
  }

  async function statesOf(originals: Original[]): Promise<TranslationState[]> {
    const kinds = [...new Set(originals.map(({ place }) => place.kind))];
    const waiting = await listWaiting();
    const told = new Map<string, Awaited<ReturnType<typeof listTranslations>>>();
    for (const language of OTHER_LANGUAGES) {
      for (const kind of kinds) {
        const ids = originals
          .filter(({ place }) => place.kind === kind)
          .map(({ place }) => place.id);
        told.set(`${language} ${kind}`, await listTranslations(db, kind, { language, ids }));
      }
    }
    const states: TranslationState[] = [];
    for (const { place, title, body } of originals) {
      const stateIn = (language: OtherLanguage): StateInLanguage => {
        const translation = told.get(`${language} ${place.kind}`)?.get(place.id);
        const isWaiting = waiting.has(`${language} ${pathOf(place)}`);
        return stateOfTranslation({ place, body, translation, isWaiting });
      };
      const state = { ...place, title, bn: stateIn("bn"), ar: stateIn("ar") };
      if (state.bn.all > 0) states.push(state);
      // Each may be half a megabyte: others are answered in between.
      await setImmediate();
    }
    return states;
  }

  /** In which language something waits of which thing. */
  async function listWaiting(): Promise<Set<string>> {
    const rows = await db
      .selectFrom("draft")
      .select(["kind", "documentId as id", "lang"])
      .where("lang", "!=", ENGLISH)
      .execute();
    return new Set(rows.map((row) => `${row.lang} ${pathOf(row)}`));
  }

  async function documents(): Promise<Original[]> {
    const rows = await db
      .selectFrom("document")
      .selectAll()
      .where("lang", "=", ENGLISH)
      .orderBy("kind")
      .orderBy("documentId")
      .execute();
    return rows.flatMap((row) => {
      const place = placeAt(row.kind, row.documentId);
      if (!place || isNewKindName(place.kind)) return [];
      return [{ place, title: "", body: bodyNow(place, stateOf(row)) }];
    });
  }

  function newestPosts(): Promise<Original[]> {
    return posts((query) => query.orderBy("createdAt", "desc").limit(MOST_POSTS));
  }

  async function posts(choose: (query: PostQuery) => PostQuery): Promise<Original[]> {
    const rows = await choose(postQuery(db)).execute();
    return rows.map(({ id, ...body }) => ({
      place: { kind: "post", id },
      title: body.title,
      body,
    }));
  }

  async function ownPages(ids?: readonly string[]): Promise<Original[]> {
    let query = db.selectFrom("ownPage").selectAll().orderBy("createdAt");
    if (ids) query = query.where("id", "in", ids);
    const rows = await query.execute();
    return rows.map(({ id, title, schema, body }) => {
      const place = { kind: "own-page", id } as const;
      return { place, title, body: bodyNow(place, { schema, body: JSON.parse(body) }) };
    });
  }

  async function entries(kind: EntryKindName, ids: readonly string[]): Promise<Original[]> {
    const found = await readEntries(kind, ids);
    return found.map((body) => ({ place: { kind, id: body._id }, title: "", body }));
  }
}
