import type { Revision } from "#contracts/history.ts";
import type { Tx } from "#server/db/schema.ts";
import { recordPictureUse } from "./picture-use.ts";
import type { Place } from "./place.ts";
import { recordRevision, type State } from "./revision.ts";

type Published = State & {
  by: { id: string | null; name: string };
  action: Revision["action"];
  /** What it was until now; null: it is new. */
  before: State | null;
};

/** What follows from publishing something, in its transaction: its history, and where pictures are used. */
export async function recordPublished(tx: Tx, place: Place, published: Published): Promise<void> {
  const { by, before, ...state } = published;
  await recordRevision(tx, place, { ...state, userId: by.id, userName: by.name }, before);
  await recordPictureUse(tx, place, JSON.stringify(state.body));
}
