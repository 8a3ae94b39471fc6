import type { Db, Tx } from "#server/db/schema.ts";
import type { DocumentTable } from "#server/db/schema-content.ts";
import { columnsOf, type Place } from "./place.ts";
import type { Shelf } from "./publish.ts";
import type { State } from "./state.ts";

/** Things that exist once: a row each, with the body as JSON. */
export const documentShelf: Shelf = {
  async read(tx, place) {
    const row = await rowAt(tx, place).forUpdate().executeTakeFirst();
    return row ? stateOf(row) : null;
  },

  async write(tx, place, { at, body, ...state }, before) {
    const columns = { ...state, updatedAt: at, body: JSON.stringify(body) };
    if (before) {
      const changed = tx.updateTable("document").set(columns);
      await changed.where((eb) => eb.and(columnsOf(place))).execute();
      return true;
    }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("document")
      .values({ ...columnsOf(place), ...columns })
      .onConflict((conflict) => conflict.columns(["kind", "documentId", "lang"]).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },
};

export const rowAt = (source: Db | Tx, place: Place) =>
  source
    .selectFrom("document")
    .selectAll()
    .where((eb) => eb.and(columnsOf(place)));

/** Of a row that keeps its body as JSON. */
export const stateOf = ({
  schema,
  version,
  updatedAt,
  body,
}: Pick<DocumentTable, "schema" | "version" | "updatedAt" | "body">): State => ({
  ...{ schema, version, at: updatedAt },
  body: JSON.parse(body),
});
