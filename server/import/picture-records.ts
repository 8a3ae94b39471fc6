import type { Db, Tx } from "#server/db/schema.ts";
import type { ImportPictureTable } from "#server/db/schema-import.ts";

type PictureState = ImportPictureTable["state"];

const ROWS_AT_ONCE = 200;

/** The pictures of an import, and where they lie here. */
export function createPictureRecords(db: Db) {
  return {
    /** Each once, however many show it. */
    async note(tx: Tx, importId: string, addresses: readonly string[]): Promise<void> {
      for (let from = 0; from < addresses.length; from += ROWS_AT_ONCE) {
        const rows = addresses.slice(from, from + ROWS_AT_ONCE).map((address) => ({
          importId,
          address,
          state: "found" as const,
          mediaId: null,
          url: null,
        }));
        await tx
          .insertInto("importPicture")
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    },

    /** Of which nobody knows yet whether they can be had, after an address. */
    async foundAfter(importId: string, last: string, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom("importPicture")
        .select("address")
        .where("importId", "=", importId)
        .where("state", "=", "found")
        .where("address", ">", last)
        .orderBy("address")
        .limit(limit)
        .execute();
      return rows.map(({ address }) => address);
    },

    /** Where they lie here, whichever import brought them, as far as they are still in the library. */
    async urlsOf(addresses: readonly string[]): Promise<Map<string, string>> {
      if (addresses.length === 0) return new Map();
      const rows = await db
        .selectFrom("importPicture")
        .innerJoin("media", "media.id", "importPicture.mediaId")
        .select(["importPicture.address", "importPicture.url"])
        .where("importPicture.address", "in", addresses)
        .where("media.isReady", "=", 1)
        .execute();
      return new Map(rows.flatMap(({ address, url }) => (url ? [[address, url]] : [])));
    },

    async keep(
      importId: string,
      address: string,
      kept: { state: PictureState; mediaId?: string | null; url?: string | null },
    ): Promise<void> {
      await db
        .insertInto("importPicture")
        .values({ importId, address, mediaId: null, url: null, ...kept })
        .onConflict((conflict) => conflict.columns(["importId", "address"]).doUpdateSet(kept))
        .execute();
    },

    async count(importId: string, states: readonly PictureState[]): Promise<number> {
      const { count } = await db
        .selectFrom("importPicture")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("importId", "=", importId)
        .where("state", "in", states)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Of those that are here, as they came; one that has several addresses counts once. */
    async bytes(importId: string): Promise<number> {
      const here = db
        .selectFrom("importPicture")
        .select("mediaId")
        .where("importId", "=", importId)
        .where("state", "in", ["made", "known"]);
      const { bytes } = await db
        .selectFrom("media")
        .select((eb) => eb.fn.sum<number | null>("bytes").as("bytes"))
        .where("id", "in", here)
        .executeTakeFirstOrThrow();
      return Number(bytes ?? 0);
    },

    async namesIn(
      importId: string,
      state: PictureState,
      limit: number,
    ): Promise<{ address: string; mediaId: string | null }[]> {
      return db
        .selectFrom("importPicture")
        .select(["address", "mediaId"])
        .where("importId", "=", importId)
        .where("state", "=", state)
        .orderBy("address")
        .limit(limit)
        .execute();
    },
  };
}

export type PictureRecords = ReturnType<typeof createPictureRecords>;
