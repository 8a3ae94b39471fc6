import { randomUUID } from "node:crypto";
import type { NewKindName } from "#contracts/kinds/find-kind.ts";
import { authorOf, type By } from "#server/audit/audit-entry.ts";
import { UNPLANNED } from "#server/content/draft-row.ts";
import { columnsOf, type Place } from "#server/content/place.ts";
import { packBody } from "#server/content/revision-body.ts";
import { type Body, schemaAt } from "#server/content/state.ts";
import type { Tx } from "#server/db/schema.ts";
import type { DraftStepTable, DraftTable } from "#server/db/schema-content.ts";
import { firstVersion } from "./draft-step.ts";

/** An engine takes so many values in one statement. */
const ROWS_AT_ONCE = 500;

/** New ones, none of them public, with the first step of each: as many statements as there are hundreds of them. */
export async function insertDrafts(
  tx: Tx,
  kind: NewKindName,
  bodies: readonly Body[],
  { by }: By,
): Promise<void> {
  const at = new Date().toISOString();
  const author = await authorOf(tx, by);
  const version = firstVersion();
  for (let from = 0; from < bodies.length; from += ROWS_AT_ONCE) {
    const rows = bodies.slice(from, from + ROWS_AT_ONCE).map((body): DraftTable => {
      const place: Place = { kind, id: randomUUID() };
      return {
        ...{ ...columnsOf(place), schema: schemaAt(place), version, base: 0 },
        ...{ savedAt: at, since: at, ...author, ...UNPLANNED, deletedAt: null },
        ...{ restoredFrom: null, restoredOver: null, body: JSON.stringify(body) },
      };
    });
    await tx.insertInto("draft").values(rows).execute();
    await tx.insertInto("draftStep").values(rows.map(firstStepOf)).execute();
  }
}

const firstStepOf = ({
  kind,
  documentId,
  lang,
  schema,
  version,
  since,
  userId,
  userName,
  ...row
}: DraftTable): DraftStepTable => ({
  ...{ kind, documentId, lang, schema, version, since, userId, userName },
  ...{ at: row.savedAt, base: null, body: packBody(row.body, null) },
});
