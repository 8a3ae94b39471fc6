import type { HistoryQuery, Revision } from "#contracts/history.ts";
import type { Db } from "#server/db/schema.ts";
import { columnsOf, type Place, placeAt } from "./place.ts";
import { bodyOfRevision, lastPublic } from "./revision-find.ts";
import type { Body } from "./state.ts";
import { isInTrash, isOpen } from "./trash.ts";

const DAY_MS = 86_400_000;
const DRAFT_DAYS = 30;

/** What things were, for looking back. */
export function createHistory(db: Db) {
  const selected = (place: Place) =>
    of(place).select(["id", "at", "userName", "action", "lang", "since", "restoredFrom"]);
  const of = (place: Place) => db.selectFrom("revision").where((eb) => eb.and(columnsOf(place)));
  const versionOf = (id: string) =>
    db.selectFrom("revision").select("version").where("id", "=", id);

  return {
    /**
     * By the time that each tells, the latest first; null: there is no such thing. Empty: nothing was saved since we
     * keep histories.
     */
    async list(place: Place, { limit, after, only }: HistoryQuery): Promise<Revision[] | null> {
      let query = selected(place).orderBy("id", "desc").limit(limit);
      if (after) query = query.where("id", "<", after);
      if (only) query = query.where("action", "!=", "draft");
      const rows = await query.execute();
      if (rows.length === 0 && !(await isOpen(db, place)) && !(await isInTrash(db, place)))
        return null;
      return rows.map(present);
    },

    /** How many there are, and the one that was public last. */
    async count(place: Place): Promise<RevisionCount> {
      const { all, published } = await of(place)
        .select(({ fn }) => [
          fn.countAll<number>().as("all"),
          fn.countAll<number>().filterWhere("action", "!=", "draft").as("published"),
        ])
        .executeTakeFirstOrThrow();
      const last = await lastPublic(db, place).select("id").executeTakeFirst();
      return { all: Number(all), published: Number(published), last: last?.id ?? null };
    },

    /** When it was made; null: there is no such revision. */
    findOne: async (place: Place, revision: string): Promise<Revision | null> => {
      const rows = await selected(place).where("id", "=", revision).execute();
      return rows.map(present)[0] ?? null;
    },

    /** When something else became public in the place of what was public; null: nothing has. */
    async publicUntil(place: Place, revision: string): Promise<string | null> {
      const next = await of(place)
        .select("at")
        .where("version", ">", versionOf(revision))
        .where("action", "!=", "draft")
        .orderBy("version")
        .limit(1)
        .executeTakeFirst();
      return next?.at ?? null;
    },

    /** What it held then, as its kind is today; null: there is no such revision. */
    find: (place: Place, revision: string): Promise<Body | null> =>
      bodyOfRevision(db, place, (query) => query.where("id", "=", revision)),

    /** Of whatever it is a revision. */
    async open(revision: string): Promise<{ place: Place; at: string; body: Body } | null> {
      const row = await db
        .selectFrom("revision")
        .select(["kind", "documentId", "lang", "at"])
        .where("id", "=", revision)
        .executeTakeFirst();
      const place = row && placeAt(row.kind, row.documentId, row.lang);
      const body = place && (await bodyOfRevision(db, place, (q) => q.where("id", "=", revision)));
      return body ? { place, at: row.at, body } : null;
    },

    /** Of drafting: it helps for some weeks, and would be most of what is kept. */
    async purge(): Promise<void> {
      const oldest = new Date(Date.now() - DRAFT_DAYS * DAY_MS).toISOString();
      await db
        .deleteFrom("revision")
        .where("action", "=", "draft")
        .where("at", "<", oldest)
        // Before, states that were never public were compressed against them.
        .where("id", "not in", (eb) =>
          eb
            .selectFrom("revision")
            .select("base")
            .where("base", "is not", null)
            .$castTo<{ base: string }>(),
        )
        .execute();
    },
  };
}

type RevisionCount = { all: number; published: number; last: string | null };

type Row = Omit<Revision, "_id" | "by"> & { id: string; userName: string };

const present = ({ id, userName, ...revision }: Row): Revision => ({
  _id: id,
  ...revision,
  by: { name: userName },
});

export type History = ReturnType<typeof createHistory>;
