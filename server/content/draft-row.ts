import type { Db, Tx } from "#server/db/schema.ts";
import type { DraftTable } from "#server/db/schema-content.ts";
import { columnsOf, type Place } from "./place.ts";
import { recordRevision } from "./revision.ts";
import type { State } from "./state.ts";

export const draftAt = (source: Db | Tx, place: Place) =>
  source
    .selectFrom("draft")
    .selectAll()
    .where((eb) => eb.and(columnsOf(place)));

export const stateOf = ({ schema, version, savedAt, body }: DraftTable): State => ({
  ...{ schema, version, at: savedAt },
  body: JSON.parse(body),
});

/** @param only these: where others were begun since, they have the same version; without it whichever are there */
export async function forgetDraft(
  tx: Tx,
  place: Place,
  only?: Pick<DraftTable, "version" | "savedAt">,
): Promise<void> {
  const drafts = tx.deleteFrom("draft").where((eb) => eb.and(columnsOf(place)));
  const { version, savedAt } = only ?? {};
  await (only ? drafts.where((eb) => eb.and({ version, savedAt })) : drafts).execute();
}

/** Waiting changes that are replaced become a revision, so that they can be found again. */
export async function keepDraft(
  tx: Tx,
  place: Place,
  draft: DraftTable,
  published: State | null,
): Promise<void> {
  const { userId, userName } = draft;
  const state = { ...stateOf(draft), userId, userName, action: "draft" } as const;
  await recordRevision(tx, place, state, published);
}

/**
 * Whoever publishes has included their own waiting changes or given them up; somebody else's stay.
 */
export async function endOwnDraft(
  tx: Tx,
  place: Place,
  by: string | null,
  { before, body }: { before: State | null; body: object },
): Promise<void> {
  const draft = await draftAt(tx, place)
    .where("userId", "is not distinct from", by)
    .executeTakeFirst();
  if (!draft) return;
  if (draft.body !== JSON.stringify(body)) await keepDraft(tx, place, draft, before);
  await forgetDraft(tx, place);
}
