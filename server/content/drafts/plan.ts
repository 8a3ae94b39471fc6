import type { Plan, WaitingIn } from "#contracts/draft.ts";
import { LANGUAGES } from "#contracts/languages.ts";
import type { By } from "#server/audit/audit-entry.ts";
import { UNPLANNED } from "#server/content/draft-row.ts";
import { columnsOf, type Place, placeAt } from "#server/content/place.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { sharedNow } from "#server/db/shared-now.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { eachInTurn } from "#server/errors/refused-in.ts";

type Due = { place: Place; publishAt: string; by: string | null };

type Refused = { publishAt: string; problem: string };

/** Planned ones are looked at so many at a time. */
const MOST_DUE = 50;

/** When waiting changes go public by themselves. */
export function createPlans(db: Db) {
  const at = (place: Place, source: Db | Tx = db) =>
    source
      .updateTable("draft")
      .where("deletedAt", "is", null)
      .where((eb) => eb.and(columnsOf(place)));

  return {
    /** In which languages of a thing something waits. */
    async listWaitingIn({ kind, id }: Place): Promise<WaitingIn[]> {
      const rows = await db
        .selectFrom("draft")
        .select(["lang", "publishAt", "problem"])
        .where("kind", "=", kind)
        .where("documentId", "=", id)
        .where("deletedAt", "is", null)
        .execute();
      return LANGUAGES.flatMap((language) =>
        rows
          .filter(({ lang }) => lang === language)
          .map(({ publishAt, problem }) => ({ language, publishAt, problem })),
      );
    },

    /**
     * In place of an earlier moment; all of them, or none.
     * @param publishAt ISO 8601, UTC
     * @throws RefusedIn "not-found"
     */
    plan: (places: readonly Place[], publishAt: string, { by }: By): Promise<Plan> =>
      db.transaction().execute(async (tx) => {
        await eachInTurn(places, async (place) => {
          const { numUpdatedRows } = await at(place, tx)
            .set({ publishAt, plannedBy: by, problem: null })
            .executeTakeFirst();
          if (numUpdatedRows === 0n) throw new DomainError("not-found");
        });
        return { publishAt };
      }),

    /** They go on waiting. @throws DomainError "not-found" where nothing was planned */
    async cancel(place: Place): Promise<void> {
      const { numUpdatedRows } = await at(place)
        .where("publishAt", "is not", null)
        .set(UNPLANNED)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new DomainError("not-found");
    },

    /** What should be public by now, the longest due first: by the clock of this machine and that of the database. */
    async due(): Promise<Due[]> {
      const now = Math.min(Date.now(), await sharedNow(db));
      const rows = await planned()
        .select(["kind", "documentId", "lang", "publishAt", "plannedBy"])
        .where("publishAt", "<=", new Date(now).toISOString())
        .orderBy("publishAt")
        .limit(MOST_DUE)
        .execute();
      return rows.flatMap(({ kind, documentId, lang, publishAt, plannedBy }) => {
        const place = placeAt(kind, documentId, lang);
        return place && publishAt ? [{ place, publishAt, by: plannedBy }] : [];
      });
    },

    /** ISO 8601, UTC; null: nothing is planned. */
    async next(): Promise<string | null> {
      const row = await planned()
        .select("publishAt")
        .orderBy("publishAt")
        .limit(1)
        .executeTakeFirst();
      return row?.publishAt ?? null;
    },

    /**
     * They are not tried again until somebody has looked.
     * @returns false where they are published by now, or planned otherwise
     */
    async refuse(place: Place, { publishAt, problem }: Refused): Promise<boolean> {
      const { numUpdatedRows } = await at(place)
        .where("publishAt", "=", publishAt)
        .set({ problem })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };

  function planned() {
    return db.selectFrom("draft").where("publishAt", "is not", null).where("problem", "is", null);
  }
}
