import { draftAt } from "#server/content/draft-row.ts";
import type { Place } from "#server/content/place.ts";
import type { State } from "#server/content/state.ts";
import { isInTrash, type MoveToTrash, notOpen } from "#server/content/trash.ts";
import type { Tx } from "#server/db/schema.ts";
import type { Standing } from "./draft-merge.ts";
import { requireOriginal, type ShelfOf } from "./original.ts";

export type Shelves = {
  shelfOf: ShelfOf;
  /** What can be new goes there when it is given up before it was public; null: it exists once. */
  trashOf: (place: Place) => MoveToTrash | null;
};

export function createStand({ shelfOf, trashOf }: Shelves) {
  /**
   * What waits and what is public, locked until the transaction ends.
   * @throws DomainError "not-found", "in-trash"
   */
  return async function stand(tx: Tx, place: Place): Promise<Standing & { english: State | null }> {
    const english = place.language ? await requireOriginal(tx, shelfOf, place) : null;
    const shelf = shelfOf(place);
    const before = await shelf.read(tx, place);
    const there = await draftAt(tx, place).forUpdate().executeTakeFirst();
    // They may have been published while we waited for them.
    const published = before ?? (await shelf.read(tx, place));
    if (!trashOf(place) || published) return { there, published, english };
    if (!there || (await isInTrash(tx, place))) throw await notOpen(tx, place);
    return { there, published, english };
  };
}
