import type { Selectable } from "kysely";
import type { ImportCounts, TakenLink } from "#contracts/import.ts";
import type { Note } from "#contracts/import-notes.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { ImportItemTable, ItemState } from "#server/db/schema-import.ts";

export type ItemRow = Selectable<ImportItemTable>;

/** An engine takes so many values in one statement. */
const ROWS_AT_ONCE = 100;
const TAKEN_SHOWN = 50;

export const noNotes = JSON.stringify([]);

/** Each thing of an import, and what became of it. */
export function createItemRecords(db: Db) {
  return {
    async add(tx: Tx, rows: ItemRow[]): Promise<void> {
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        await tx
          .insertInto("importItem")
          .values(rows.slice(from, from + ROWS_AT_ONCE))
          .execute();
      }
    },

    /** For whoever looks through it anew. */
    forget: (importId: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom("importItem").where("importId", "=", importId).execute();
        await tx.deleteFrom("importPicture").where("importId", "=", importId).execute();
      }),

    /** Those that an earlier import brought, and that are still here: with where they are. */
    async known(keys: readonly string[], importId: string): Promise<Map<string, string>> {
      if (keys.length === 0) return new Map();
      const rows = await db
        .selectFrom("importItem")
        .select(["key", "documentId", "kind"])
        .where("key", "in", keys)
        .where("state", "=", "made")
        .where("importId", "!=", importId)
        .execute();
      const there = await this.stillThere(rows.map(({ documentId }) => documentId));
      const isThere = ({ kind, documentId }: (typeof rows)[number]) =>
        kind === "home" || kind === "package" || there.has(documentId);
      return new Map(rows.filter(isThere).map(({ key, documentId }) => [key, documentId]));
    },

    /** Public, waiting or in the trash. */
    async stillThere(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const tables = ["blog", "trashedBlog", "ownPage", "trashedOwnPage"] as const;
      const found = await Promise.all(
        tables.map((table) => db.selectFrom(table).select("id").where("id", "in", ids).execute()),
      );
      const drafts = db
        .selectFrom("draft")
        .select("documentId as id")
        .where("documentId", "in", ids);
      return new Set([...found.flat(), ...(await drafts.execute())].map(({ id }) => id));
    },

    /** Of these those in that state, by their numbers. */
    async withNumbers(
      importId: string,
      numbers: readonly number[],
      state: ItemState,
    ): Promise<Map<number, ItemRow>> {
      if (numbers.length === 0) return new Map();
      const rows = await db
        .selectFrom("importItem")
        .selectAll()
        .where("importId", "=", importId)
        .where("number", "in", numbers)
        .where("state", "=", state)
        .execute();
      return new Map(rows.map((row) => [row.number, row]));
    },

    /** In a state, the last one first. */
    newestIn: (importId: string, state: ItemState, limit: number): Promise<ItemRow[]> =>
      db
        .selectFrom("importItem")
        .selectAll()
        .where("importId", "=", importId)
        .where("state", "=", state)
        .orderBy("number", "desc")
        .limit(limit)
        .execute(),

    async countIn(importId: string, states: readonly ItemState[]): Promise<number> {
      const { count } = await db
        .selectFrom("importItem")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("importId", "=", importId)
        .where("state", "in", states)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** As they are now. */
    async put(source: Db | Tx, rows: ItemRow[]): Promise<void> {
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        await source
          .insertInto("importItem")
          .values(rows.slice(from, from + ROWS_AT_ONCE))
          .onConflict((conflict) =>
            conflict.columns(["importId", "number"]).doUpdateSet((eb) => ({
              ...{ link: eb.ref("excluded.link"), wished: eb.ref("excluded.wished") },
              ...{ state: eb.ref("excluded.state"), version: eb.ref("excluded.version") },
              ...{ notes: eb.ref("excluded.notes"), before: eb.ref("excluded.before") },
              redirectId: eb.ref("excluded.redirectId"),
            })),
          )
          .execute();
      }
    },

    /** Made, and their old addresses do not lead on yet. */
    toBeLed: (importId: string, limit: number): Promise<ItemRow[]> =>
      db
        .selectFrom("importItem")
        .selectAll()
        .where("importId", "=", importId)
        .where("state", "=", "made")
        .where("oldPath", "is not", null)
        .where("redirectId", "is", null)
        .orderBy("number")
        .limit(limit)
        .execute(),

    /** What of it comes, or has come. */
    async counts(importId: string): Promise<Omit<ImportCounts, "pictures" | "pictureBytes">> {
      const rows = await db
        .selectFrom("importItem")
        .select(["kind", "isPublic"])
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .select((eb) => eb.fn.count<number>("oldPath").as("paths"))
        .where("importId", "=", importId)
        .where("state", "in", ["planned", "made"])
        .groupBy(["kind", "isPublic"])
        .execute();
      const sum = (which: (row: (typeof rows)[number]) => boolean) =>
        rows.filter(which).reduce((all, { count }) => all + Number(count), 0);
      return {
        posts: sum(({ kind, isPublic }) => kind === "post" && isPublic === 1),
        drafts: sum(({ kind, isPublic }) => kind === "post" && isPublic === 0),
        pages: sum(({ kind }) => kind === "page"),
        documents: sum(({ kind }) => kind === "home" || kind === "package"),
        addresses: rows.reduce((all, { paths }) => all + Number(paths), 0),
      };
    },

    /** By another thing of the same import. */
    async isLinkPlanned(
      importId: string,
      { kind, link, number }: Pick<ItemRow, "kind" | "link" | "number">,
    ): Promise<boolean> {
      const row = await db
        .selectFrom("importItem")
        .select("number")
        .where("importId", "=", importId)
        .where("kind", "=", kind)
        .where("link", "=", link)
        .where("number", "!=", number)
        .where("state", "=", "planned")
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Whose link another one has. */
    async taken(importId: string): Promise<TakenLink[]> {
      const rows = await db
        .selectFrom("importItem")
        .select(["number", "title", "wished", "link", "state", "kind"])
        .where("importId", "=", importId)
        .where("wished", "is not", null)
        .orderBy("number")
        .limit(TAKEN_SHOWN)
        .execute();
      return rows.map(({ wished, state, kind, ...row }) => {
        const path = (link: string) => (kind === "page" ? `/${link}` : `/blog/${link}`);
        const isLeftOut = state === "out";
        return {
          number: row.number,
          title: row.title,
          wished: path(wished ?? ""),
          link: row.link,
          isLeftOut,
        };
      });
    },

    /** A part at a time, in the order of the source. */
    async *parts(importId: string): AsyncGenerator<ItemRow[]> {
      for (let last = -1; ; ) {
        const rows = await db
          .selectFrom("importItem")
          .selectAll()
          .where("importId", "=", importId)
          .where("number", ">", last)
          .orderBy("number")
          .limit(ROWS_AT_ONCE)
          .execute();
        if (rows.length === 0) return;
        yield rows;
        last = rows.at(-1)?.number ?? last;
      }
    },
  };
}

export type ItemRecords = ReturnType<typeof createItemRecords>;

export const notesOf = ({ notes }: Pick<ItemRow, "notes">): Note[] => JSON.parse(notes);
