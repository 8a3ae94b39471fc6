import { completed } from "#contracts/completed.ts";
import type { HistoryQuery, Revision } from "#contracts/history.ts";
import { findKind } from "#contracts/kinds/find-kind.ts";
import type { Db } from "#server/db/schema.ts";
import { LANG, type Place } from "./place.ts";
import { unpackBody } from "./revision-body.ts";

/** What things were, for looking back. */
export function createHistory(db: Db) {
  const of = ({ kind, id }: Place) =>
    db
      .selectFrom("revision")
      .where("kind", "=", kind)
      .where("documentId", "=", id)
      .where("lang", "=", LANG);

  return {
    /** Newest first; null: there is no such thing. Empty: nothing has been saved since histories are kept. */
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

    /** What it held then, with what its kind has got since left empty; null: there is no such revision. */
    async find(place: Place, revision: string): Promise<Record<string, unknown> | null> {
      const kind = findKind(place.kind, place.id);
      const row = await of(place)
        .select(["base", "body"])
        .where("id", "=", revision)
        .executeTakeFirst();
      if (!kind || !row) return null;
      const base = row.base === null ? null : unpackBody(await wholeBody(row.base), null);
      return completed(kind.fields, JSON.parse(unpackBody(row.body, base)));
    },
  };

  async function wholeBody(id: string): Promise<Buffer> {
    const query = db.selectFrom("revision").select("body").where("id", "=", id);
    return (await query.executeTakeFirstOrThrow()).body;
  }

  async function exists({ kind, id }: Place): Promise<boolean> {
    if (kind !== "post") return findKind(kind, id) !== null;
    const post = db.selectFrom("blog").select("id").where("id", "=", id);
    const kept = db.selectFrom("trashedBlog").select("id").where("id", "=", id);
    return (await post.unionAll(kept).limit(1).executeTakeFirst()) !== undefined;
  }
}
