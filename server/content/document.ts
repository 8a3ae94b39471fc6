import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { KindName } from "#contracts/kinds/find-kind.ts";
import type { OtherLanguage } from "#contracts/languages.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { ContentVersion } from "./content-version.ts";
import { documentShelf, rowAt, stateOf } from "./document-shelf.ts";
import { columnsOf, ENGLISH, originalOf, type Place, pathOf } from "./place.ts";
import { type Publishing, publish } from "./publish.ts";
import { type Shown, shownInstead } from "./shown-body.ts";
import { type Body, bodyNow, type State, schemaAt } from "./state.ts";
import { findTranslation, inLanguage, listTranslations } from "./translations.ts";

/** A document that is saved together with another, where it would differ. */
type Following = Omit<Publishing, "version"> & {
  /** Not made by following another. */
  isOnlyFollowed?: boolean;
};

type Read = {
  /** In place of what is public of them. */
  shown?: readonly Shown[];
  /** In that language as far as it goes. */
  language?: OtherLanguage | undefined;
};

/** Things that exist once, kept as JSON and checked against their contract when read. */
export function createDocuments(
  db: Db,
  content: ContentVersion,
  { shown = [], language }: Read = {},
) {
  return {
    async find<T>(place: Place, schema: z.ZodType<T>): Promise<T | null> {
      const other = shown.find((one) => pathOf(one.place) === pathOf(place));
      if (other) return schema.parse(stoodIn(other));
      const row = await rowAt(db, place).executeTakeFirst();
      if (!row) return null;
      const body = presented(place, stateOf(row));
      if (!language) return schema.parse(body);
      const translation = await findTranslation(db, { ...place, language });
      return schema.parse(inLanguage(place, body, { language, translation }));
    },

    async findAll<T>(kind: KindName, schema: z.ZodType<T>): Promise<T[]> {
      const rows = await db
        .selectFrom("document")
        .selectAll()
        .where("kind", "=", kind)
        .where("lang", "=", ENGLISH)
        .execute();
      const others = shown.filter(({ place }) => place.kind === kind);
      const isShown = (id: string) => others.some(({ place }) => place.id === id);
      const translations = language && (await listTranslations(db, kind, { language }));
      const found = rows
        .filter(({ documentId }) => !isShown(documentId))
        .map((row) => {
          const place = { kind, id: row.documentId };
          const body = presented(place, stateOf(row));
          if (!translations) return body;
          const translation = translations.get(place.id) ?? null;
          return inLanguage(place, body, { language, translation });
        });
      return [...found, ...others.map(stoodIn)].map((body) => schema.parse(body));
    },

    /**
     * Makes it where it is not there yet.
     * @param following what holds some of it too
     * @throws DomainError "changed-meanwhile", with what is stored now
     */
    save: <T>(
      schema: z.ZodType<T>,
      publishing: Publishing,
      following: Following[] = [],
    ): Promise<T> =>
      content.change(async (tx) => {
        const { place } = publishing;
        await lock(tx, [place, ...following.map((other) => other.place)]);
        const { isPublished, state } = await publish(tx, documentShelf, publishing);
        const now = schema.parse(presented(place, state));
        if (!isPublished) throw new DomainError("changed-meanwhile", { current: now });
        for (const other of following) await follow(tx, other);
        return now;
      }),

    /**
     * All of them or none.
     * @throws DomainError "changed-meanwhile"
     */
    saveAll: (publishings: Publishing[], following: Following[] = []): Promise<void> =>
      content.change(async (tx) => {
        await lock(
          tx,
          [...publishings, ...following].map(({ place }) => place),
        );
        for (const publishing of publishings) {
          const { isPublished } = await publish(tx, documentShelf, publishing);
          if (!isPublished) throw new DomainError("changed-meanwhile");
        }
        for (const other of following) await follow(tx, other);
      }),

    /** When each was last changed, by "kind/id": ISO 8601, UTC. */
    async updatedAt(): Promise<Map<string, string>> {
      const rows = await db
        .selectFrom("document")
        .select(["kind", "documentId as id", "updatedAt"])
        .where("lang", "=", ENGLISH)
        .execute();
      return new Map(rows.map((row) => [pathOf(row), row.updatedAt]));
    },
  };
}

/** With a version, which nobody may save over. */
const stoodIn = (shown: Shown): Body => {
  const place = originalOf(shown.place);
  const { language, ...body } = shownInstead(shown);
  const state = { schema: schemaAt(place), version: 1, at: new Date().toISOString(), body };
  return { ...presented(place, state), ...(language !== undefined && { language }) };
};

/** As the wire has it. */
const presented = (place: Place, state: State): Body => ({
  ...bodyNow(place, state),
  ...{ _id: place.id, version: state.version },
});

/** Always in the same order, so that two transactions never wait for each other. */
async function lock(tx: Tx, places: Place[]): Promise<void> {
  if (places.length < 2) return;
  await tx
    .selectFrom("document")
    .select("documentId")
    .where((eb) => eb.or(places.map((place) => eb.and(columnsOf(place)))))
    .orderBy("kind")
    .orderBy("documentId")
    .forUpdate()
    .execute();
}

/** Where it changes something. */
export async function follow(tx: Tx, { isOnlyFollowed, ...publishing }: Following): Promise<void> {
  const { place, bodyOf } = publishing;
  const before = await documentShelf.read(tx, place);
  if (!before && isOnlyFollowed) return;
  const body = before ? bodyNow(place, before) : {};
  if (isDeepStrictEqual(bodyOf(body), body)) return;
  await publish(tx, documentShelf, { ...publishing, isFollowing: true });
}

export type Documents = ReturnType<typeof createDocuments>;
