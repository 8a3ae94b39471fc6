import { asObject } from "#contracts/as-object.ts";
import { asText } from "#contracts/as-text.ts";
import { ENGLISH } from "#server/content/place.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { DraftTable } from "#server/db/schema-content.ts";

/** Read at once; their texts are left behind. */
const PART = 500;
/** More than anybody pastes in a season. */
const MOST = 20_000;

/** What waits of a departure: its days and its package as they are written, which may be anything. */
export type WaitingDeparture = Pick<DraftTable, "version" | "publishAt" | "savedAt"> & {
  id: string;
  /** False: it was never public. */
  isPublic: boolean;
  package: unknown;
  leavesOn: string;
  returnsOn: string;
  title: string;
};

/** All departures that wait, in parts: a query for so many, not for each. */
export async function waitingDepartures(source: Db | Tx): Promise<WaitingDeparture[]> {
  const found: WaitingDeparture[] = [];
  for (let last = ""; found.length < MOST; ) {
    const rows = await source
      .selectFrom("draft")
      .leftJoin("entry", "entry.id", "draft.documentId")
      .select(["documentId as id", "draft.version", "publishAt", "savedAt", "base", "draft.body"])
      .select("entry.id as publicId")
      .where("draft.kind", "=", "departure")
      .where("lang", "=", ENGLISH)
      .where("deletedAt", "is", null)
      // With one that is in the trash its waiting changes stay.
      .where(({ eb, or }) => or([eb("base", "=", 0), eb("entry.id", "is not", null)]))
      .where("documentId", ">", last)
      .orderBy("documentId")
      .limit(PART)
      .execute();
    for (const { body, publicId, base, ...row } of rows) {
      const { leavesOn, returnsOn, title, package: parent } = asObject(JSON.parse(body));
      found.push({
        ...{ ...row, isPublic: publicId !== null, package: parent },
        ...{ leavesOn: asText(leavesOn), returnsOn: asText(returnsOn), title: asText(title) },
      });
    }
    if (rows.length < PART) break;
    last = rows.at(-1)?.id ?? "";
  }
  return found;
}
