import type { Draft } from "#contracts/draft.ts";
import type { EntryKindName } from "#contracts/kinds/entries.ts";
import type { By } from "#server/audit/audit-entry.ts";
import { draftAt, stateOf } from "#server/content/draft-row.ts";
import { ENGLISH, type Place } from "#server/content/place.ts";
import { type Body, bodyNow, fittingNow } from "#server/content/state.ts";
import { isInTrash } from "#server/content/trash.ts";
import type { Db } from "#server/db/schema.ts";
import { rebased } from "./draft-merge.ts";
import { withOthers } from "./draft-store.ts";
import type { ShelfOf } from "./original.ts";

/** `version` is null and `savedAt` empty where nothing waits. */
type OpenedDraft = Pick<Draft, "base" | "savedAt" | "publishAt"> & {
  body: Body;
  version: number | null;
};

/** Waiting changes as they are read: in the editor, and on the page that they are of. */
export function createDraftReading({ db, shelfOf }: { db: Db; shelfOf: ShelfOf }) {
  return {
    /** @param by who asks: the others who write there are named */
    async find(place: Place, { by }: By): Promise<Draft | null> {
      const row = await draftAt(db, place).executeTakeFirst();
      return row ? withOthers(db, place, row, { by }) : null;
    },

    /** Whether it was public or not. */
    isInTrash: (place: Place): Promise<boolean> => isInTrash(db, place),

    /** For whoever goes on writing: what waits, else what is public; null: neither. */
    opened: (place: Place): Promise<OpenedDraft | null> =>
      db.transaction().execute(async (tx) => {
        const there = await draftAt(tx, place).executeTakeFirst();
        if (there) {
          const { version, base, savedAt, publishAt } = there;
          const { body } = fittingNow(place, stateOf(there));
          return { body, version, base, savedAt, publishAt };
        }
        const published = await shelfOf(place).read(tx, place);
        if (!published) return null;
        const { version: base } = published;
        const body = bodyNow(place, published);
        return { body, version: null, base, savedAt: "", publishAt: null };
      }),

    /**
     * The same of several, by their ids: two queries, however many they are. What is in the trash is not among them.
     */
    async openedAll(kind: EntryKindName, ids: readonly string[]): Promise<Map<string, Body>> {
      if (ids.length === 0) return new Map();
      const [open, waiting] = await Promise.all([
        db
          .selectFrom("entry")
          .select(["id", "schema", "body"])
          .where("kind", "=", kind)
          .where("id", "in", ids)
          .execute(),
        db
          .selectFrom("draft")
          .select(["documentId as id", "schema", "body"])
          .where("kind", "=", kind)
          .where("lang", "=", ENGLISH)
          .where("deletedAt", "is", null)
          .where("documentId", "in", ids)
          .execute(),
      ]);
      const bodies = [...open, ...waiting].map(({ id, schema, body }) => {
        const fit = fittingNow({ kind, id }, { schema, body: JSON.parse(body) });
        return [id, fit.body] as const;
      });
      return new Map(bodies);
    },

    /** As a page would show them now, also where they contradict what is public; null: none, or in the trash. */
    shown: (place: Place): Promise<Body | null> =>
      db.transaction().execute(async (tx) => {
        const there = await draftAt(tx, place).executeTakeFirst();
        if (!there || (await isInTrash(tx, place))) return null;
        const own = bodyNow(place, stateOf(there));
        const published = await shelfOf(place).read(tx, place);
        const { body, conflicts } = await rebased(tx, place, { own, base: there.base, published });
        return conflicts.length > 0 ? own : body;
      }),
  };
}
