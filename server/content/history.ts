import type { HistoryQuery, Revision } from "#contracts/history.ts";
import type { Db } from "#server/db/schema.ts";
import { columnsOf, type Place } from "./place.ts";
import { unpackBody } from "./revision-body.ts";
import { type Body, bodyNow } from "./state.ts";

/** What things were, for looking back. */
export function createHistory(db: Db) {
  const of = (place: Place) => db.selectFrom("revision").where((eb) => eb.and(columnsOf(place)));

  return {
    /**
     * Newest first; null: there is no such thing. Empty: nothing was saved since we keep
     * histories.
     */
    async list(place: Place, { limit, after }: HistoryQuery): Promise<Revision[] | null> {
      let query = of(place)
        .select(["id", "at", "userName", "action", "lang"])
        .orderBy("id", "desc")
        .limit(limit);
      if (after) query = query.where("id", "<", after);
      const rows = await query.execute();
      if (rows.length === 0 && !(await exists(place))) return null;
      return rows.map(({ id, at, userName, action, lang }) => ({
        ...{ _id: id, at, action, lang },
        by: { name: userName },
      }));
    },

    /** What it held then, as its kind is today; null: there is no such revision. */
    async find(place: Place, revision: string): Promise<Body | null> {
      const row = await of(place)
        .select(["schema", "base", "body"])
        .where("id", "=", revision)
        .executeTakeFirst();
      if (!row) return null;
      const base = row.base === null ? null : unpackBody(await wholeBody(row.base), null);
      const body: Body = JSON.parse(unpackBody(row.body, base));
      return bodyNow(place, { body, schema: row.schema });
    },
  };

  async function wholeBody(id: string): Promise<Buffer> {
    const query = db.selectFrom("revision").select("body").where("id", "=", id);
    return (await query.executeTakeFirstOrThrow()).body;
  }

  /** A post may be in the trash. */
  async function exists({ kind, id }: Place): Promise<boolean> {
    if (kind !== "post") return true;
    const post = db.selectFrom("blog").select("id").where("id", "=", id);
    const kept = db.selectFrom("trashedBlog").select("id").where("id", "=", id);
    return (await post.unionAll(kept).limit(1).executeTakeFirst()) !== undefined;
  }
}

export type History = ReturnType<typeof createHistory>;
