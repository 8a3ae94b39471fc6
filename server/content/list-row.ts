import type { Db, Tx } from "#server/db/schema.ts";

/** A list that is no kind of content, and none of the specified settings: their wire stays as it was. */
type ListPlace = { kind: "languages" | "types"; documentId: string };

const columnsOf = (place: ListPlace) => ({ ...place, lang: "en" });

/** @returns undefined: nobody has kept it yet */
export async function listBody(source: Db | Tx, place: ListPlace): Promise<unknown> {
  const row = await source
    .selectFrom("document")
    .select("body")
    .where((eb) => eb.and(columnsOf(place)))
    .executeTakeFirst();
  return row && JSON.parse(row.body);
}

export const listRow = (place: ListPlace, body: object, updatedAt: string) => ({
  ...{ ...columnsOf(place), schema: 1, version: 1, updatedAt, body: JSON.stringify(body) },
});

export async function keepList(tx: Tx, place: ListPlace, body: object): Promise<void> {
  const row = listRow(place, body, new Date().toISOString());
  await tx
    .insertInto("document")
    .values(row)
    .onConflict((conflict) => conflict.columns(["kind", "documentId", "lang"]).doUpdateSet(row))
    .execute();
}
