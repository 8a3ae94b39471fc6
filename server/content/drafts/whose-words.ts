import type { DraftWrite } from "#contracts/draft.ts";
import type { By } from "#server/audit/audit-entry.ts";
import type { Place } from "#server/content/place.ts";
import { authorOncePublic } from "#server/content/revision-find.ts";
import type { Tx } from "#server/db/schema.ts";
import type { DraftTable } from "#server/db/schema-content.ts";
import { isSelf } from "./draft-store.ts";

/** Whether nobody else's words may have come in. */
export async function isAllTheirOwn(
  tx: Tx,
  place: Place,
  before: { there: DraftTable | undefined; publicVersion: number; began: number },
  write: DraftWrite,
  { by }: By,
): Promise<boolean> {
  const { there, publicVersion, began } = before;
  // What was written on may be gone: published, or thrown away by nobody knows whom.
  const isGone = !there && write.version !== undefined;
  const writers = [
    ...(there && there.version !== write.version ? [there] : []),
    ...(publicVersion === (isGone ? (write.base ?? 0) : began)
      ? []
      : [await authorOncePublic(tx, place)]),
  ];
  return (!isGone || writers.length > 0) && writers.every((writer) => isSelf(writer, by));
}
