import type { Awaiting } from "#server/audit/audit-entry.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { DraftTable } from "#server/db/schema-content.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Place } from "./place.ts";
import { columnsOf } from "./place.ts";
import { recordRevision } from "./revision.ts";
import { fittingNow, type State } from "./state.ts";

/** Who stops for longer begins a new session of writing. */
export const SESSION_MS = 600_000;

/** They go public when somebody says so. */
export const UNPLANNED = { publishAt: null, plannedBy: null, problem: null };

export const draftAt = (source: Db | Tx, place: Place) =>
  source
    .selectFrom("draft")
    .selectAll()
    .where("deletedAt", "is", null)
    .where((eb) => eb.and(columnsOf(place)));

export const stateOf = ({ schema, version, savedAt, body }: DraftTable): State => ({
  ...{ schema, version, at: savedAt },
  body: JSON.parse(body),
});

export async function forgetDraft(tx: Tx, place: Place): Promise<void> {
  await tx
    .deleteFrom("draft")
    .where((eb) => eb.and(columnsOf(place)))
    .execute();
  await endSharing(tx, place);
  await endSessions(tx, place);
}

/** Whoever was shown them is not shown those that are begun later. */
async function endSharing(tx: Tx, place: Place): Promise<void> {
  await tx
    .updateTable("sharedPreview")
    .set({ endedAt: new Date().toISOString() })
    .where("endedAt", "is", null)
    .where((eb) => eb.and(columnsOf(place)))
    .execute();
}

/** Whoever writes on begins anew: what was kept of them until now is not replaced. */
export async function endSessions(tx: Tx, place: Place): Promise<void> {
  await tx
    .updateTable("draftStep")
    .set({ since: new Date().toISOString() })
    .where("at", ">=", new Date(Date.now() - SESSION_MS).toISOString())
    .where((eb) => eb.and(columnsOf(place)))
    .execute();
}

/**
 * They are published: of two at the same moment one has them.
 * @throws DomainError "changed-meanwhile" where others wait by now, or none
 */
export async function takeDraft(
  tx: Tx,
  place: Place,
  { version, publishAt }: Awaiting,
  published: State | null,
): Promise<void> {
  const which = { ...columnsOf(place), version, ...(publishAt && { publishAt }) };
  const draft = await tx
    .deleteFrom("draft")
    .where("deletedAt", "is", null)
    .where((eb) => eb.and(which))
    .returningAll()
    .executeTakeFirst();
  if (!draft) throw new DomainError("changed-meanwhile");
  const isLeft = fittingNow(place, stateOf(draft)).unfit.length > 0;
  if (draft.restoredFrom || isLeft) await keepDraft(tx, place, draft, published);
  await endSharing(tx, place);
}

/**
 * Waiting changes that end become a revision, one for each session of writing and for each restoring, so that they
 * can be found again.
 */
export async function keepDraft(
  tx: Tx,
  place: Place,
  draft: DraftTable,
  published: State | null,
): Promise<void> {
  const { userId, userName, since, restoredFrom } = draft;
  await tx
    .deleteFrom("revision")
    .where((eb) => eb.and({ ...columnsOf(place), action: "draft", since }))
    .where("userId", "is not distinct from", userId)
    .where("restoredFrom", "is", null)
    .execute();
  const who = { userId, userName, since, restoredFrom };
  const state = { ...stateOf(draft), ...who, action: "draft" } as const;
  await recordRevision(tx, place, state, published);
}
