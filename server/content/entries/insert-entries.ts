import { randomUUID } from "node:crypto";
import type { Entry, EntryWrite } from "#contracts/entry.ts";
import { type EntryKindName, entryKind } from "#contracts/kinds/entries.ts";
import { schemaOf } from "#contracts/kinds/upgraded.ts";
import { authorOf, recordAuditEntries } from "#server/audit/audit-entry.ts";
import { recordReferences } from "#server/content/reference.ts";
import { referencesIn } from "#server/content/references-in.ts";
import { recordFirstRevisions } from "#server/content/revision.ts";
import type { Tx } from "#server/db/schema.ts";
import type { EntryTable } from "#server/db/schema-entry.ts";
import { columnsOf } from "./entry-columns.ts";
import { presentEntry } from "./entry-shelf.ts";

/** An engine takes so many values in one statement. */
const ROWS_AT_ONCE = 500;

/**
 * New ones, with the first line of their history and of the audit trail: as many statements as there are hundreds of
 * them. Where pictures are shown, one looks for each of those.
 */
export async function insertEntries<Name extends EntryKindName>(
  tx: Tx,
  kind: Name,
  bodies: readonly EntryWrite<Name>[],
  by: string | null,
): Promise<Entry<Name>[]> {
  const at = new Date().toISOString();
  const { fields } = entryKind(kind);
  const schema = schemaOf(entryKind(kind));
  const author = await authorOf(tx, by);
  const made: Entry<Name>[] = [];
  for (let from = 0; from < bodies.length; from += ROWS_AT_ONCE) {
    const some = bodies.slice(from, from + ROWS_AT_ONCE).map(({ version: _, ...body }) => ({
      ...{ place: { kind, id: randomUUID() }, state: { schema, version: 1, at, body } },
    }));
    const rows = some.map(
      ({ place: { id }, state: { body } }): EntryTable => ({
        ...{ id, kind, ...columnsOf(kind, body), schema, version: 1 },
        ...{ createdAt: at, updatedAt: at, body: JSON.stringify(body) },
      }),
    );
    await tx.insertInto("entry").values(rows).execute();
    const revisions = await recordFirstRevisions(tx, some, author);
    const deeds = rows.map(({ id, title }, index) => ({
      ...({ action: "create", thing: kind, thingId: id, summary: title } as const),
      revision: revisions[index] ?? null,
    }));
    await recordAuditEntries(tx, author, deeds);
    for (const { place, state } of some) {
      const isShowing = referencesIn(fields, state.body).length > 0;
      if (isShowing) await recordReferences(tx, { place, body: state.body });
    }
    made.push(...rows.map((row) => presentEntry(row) as Entry<Name>));
  }
  return made;
}
