import { isDeepStrictEqual } from "node:util";
import { createBudget } from "#contracts/html/differences.ts";
import type { Tx } from "#server/db/schema.ts";
import type { DraftTable } from "#server/db/schema-content.ts";
import { draftAt, forgetDraft, keepDraft, stateOf } from "./draft-row.ts";
import { MOST_SPENT, mergeBodies } from "./merge/merge-bodies.ts";
import { kindAt, type Place } from "./place.ts";
import { bodyOncePublic } from "./revision-find.ts";
import { type Body, bodyNow, type State, withApart } from "./state.ts";

type Publication = {
  by: string | null;
  before: State | null;
  body: Body;
};

/**
 * Whoever publishes has gone on with their own waiting changes, and they end. Where what is published knows nothing of
 * some of them, as of those of another device, they stay like somebody else's.
 */
export async function endOwnDraft(
  tx: Tx,
  place: Place,
  { by, before, body }: Publication,
): Promise<void> {
  const draft = await draftAt(tx, place)
    .where("userId", "is not distinct from", by)
    .executeTakeFirst();
  if (!draft) return;
  if (draft.body !== JSON.stringify(body)) {
    if (before && (await hasMore(tx, place, { draft, before, body }))) return;
    await keepDraft(tx, place, draft, before);
  }
  await forgetDraft(tx, place);
}

type Beside = { draft: DraftTable; before: State; body: Body };

/** Whether they go together with what is published, and add to it. */
async function hasMore(tx: Tx, place: Place, { draft, before, body }: Beside): Promise<boolean> {
  const base =
    draft.base === before.version
      ? bodyNow(place, before)
      : await bodyOncePublic(tx, place, draft.base);
  if (!base) return false;
  const other = withApart(place, bodyNow(place, stateOf(draft)), body);
  const { fields = {} } = kindAt(place) ?? {};
  const bodies = { base, one: body, other };
  const { body: both, conflicts } = mergeBodies(fields, bodies, createBudget(MOST_SPENT));
  return Object.keys(fields).some(
    (name) => !conflicts.includes(name) && !isDeepStrictEqual(both[name], body[name]),
  );
}
