import type { Entry } from "#contracts/entry.ts";
import { entryKind, isEntryKindName } from "#contracts/kinds/entries.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { stateOf } from "#server/content/document-shelf.ts";
import type { Shelf } from "#server/content/publish.ts";
import type { Tx } from "#server/db/schema.ts";
import type { EntryTable } from "#server/db/schema-entry.ts";
import { columnsOf } from "./entry-columns.ts";

/** Departures, papers, visas, licences: what lists need is in columns, the whole is the body. */
export const entryShelf: Shelf = {
  async read(tx, { kind, id }) {
    const row = await lockedEntry(tx, id);
    return row?.kind === kind ? stateOf(row) : null;
  },

  async write(tx, { kind, id }, { schema, version, at, body }, before) {
    if (!isEntryKindName(kind)) throw new Error(`${kind} is no kind of entries`);
    const now = upgraded(entryKind(kind), body, schema);
    const columns = {
      ...columnsOf(kind, now),
      ...{ schema, version, updatedAt: at, body: JSON.stringify(body) },
    };
    if (!before) {
      await tx
        .insertInto("entry")
        .values({ id, kind, ...columns, createdAt: at })
        .execute();
      return true;
    }
    const { numUpdatedRows } = await tx
      .updateTable("entry")
      .set(columns)
      .where("id", "=", id)
      .where("version", "=", before.version)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  titleOf: ({ kind }, body) => (isEntryKindName(kind) ? columnsOf(kind, body).title : ""),
};

export const lockedEntry = (tx: Tx, id: string): Promise<EntryTable | undefined> =>
  tx.selectFrom("entry").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** @returns as the wire has it, in today's shape of its kind */
export function presentEntry({
  id,
  kind,
  schema,
  version,
  createdAt,
  updatedAt,
  body,
}: EntryTable) {
  const written = upgraded(entryKind(kind), JSON.parse(body), schema);
  return { _id: id, ...written, createdAt, updatedAt, version } as Entry;
}
