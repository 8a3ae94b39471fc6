import { isDeepStrictEqual } from "node:util";
import type { AuditDetail } from "#contracts/audit.ts";
import { schemaOf } from "#contracts/kinds/upgraded.ts";
import { authorOf, type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Tx } from "#server/db/schema.ts";
import { versionAfter, versionFloor } from "#server/db/version-after.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { takeDraft } from "./draft-row.ts";
import { endOwnDraft } from "./own-draft.ts";
import { kindAt, type Place } from "./place.ts";
import { recordReferences } from "./reference.ts";
import { recordRevision } from "./revision.ts";
import { bodyOncePublic } from "./revision-find.ts";
import { type Body, bodyNow, type State, withApart } from "./state.ts";
import { isInTrash } from "./trash.ts";

/** Where the published states of a kind lie. */
export type Shelf = {
  /** Locked until the transaction ends; null: nothing is public. */
  read: (tx: Tx, place: Place) => Promise<State | null>;
  /** @returns false where another transaction was quicker: now there is something to replace */
  write: (tx: Tx, place: Place, state: State, before: State | null) => Promise<boolean>;
  /** What is kept of its words has to follow those of another language. */
  onTranslated?: (tx: Tx, place: Place) => Promise<void>;
  /** What lists call it. Without it the field of that name. */
  titleOf?: (place: Place, body: Body) => string;
};

export type Publishing = By & {
  place: Place;
  summary: string;
  /** Of the line of the audit trail. */
  detail?: AuditDetail;
  /** Gets the public body in today's shape of its kind; empty when nothing is public. */
  bodyOf: (stored: Body) => Body;
  /** The version that was read; without it the new state replaces whatever is there. */
  version?: number | undefined;
  /** It is not made where it is not there. */
  isThere?: true;
  /** With another thing: whoever publishes has not looked at what waits here. */
  isFollowing?: true;
};

type Outcome = { isPublished: boolean; state: State };

/**
 * The one door to what visitors read: the state, its history, where its pictures are used and the line of
 * the audit trail, in the transaction of the caller.
 * @returns what is public now; not published: it is newer than what was read
 * @throws DomainError "not-found", "in-trash"
 */
export async function publish(tx: Tx, shelf: Shelf, publishing: Publishing): Promise<Outcome> {
  const { place, by, waiting, summary, detail, bodyOf, version, isThere, isFollowing } = publishing;
  const kind = kindAt(place);
  const before = await shelf.read(tx, place);
  if (!before && (await isInTrash(tx, place))) throw new DomainError("in-trash");
  if (!kind || (isThere && !before)) throw new DomainError("not-found");
  const isStale = before && version !== undefined && version !== before.version;
  if (isStale && (isFollowing || !(await isOnlyApart(tx, place, before, version)))) {
    return { isPublished: false, state: before };
  }
  // Before anything is written: whoever comes second waits here, and finds nothing.
  if (waiting) await takeDraft(tx, place, waiting, before);
  const open = before ? bodyNow(place, before) : {};
  const written = bodyOf(open);
  const state = {
    schema: schemaOf(kind),
    version: before ? await versionAfter(tx, before.version) : 1,
    at: new Date().toISOString(),
    body: isStale ? withApart(place, written, open) : written,
  };
  if (!(await shelf.write(tx, place, state, before))) return publish(tx, shelf, publishing);
  const action = before ? "update" : "create";
  const thing = place.kind === "post" ? "blog" : place.kind;
  const deed = { action, thing, thingId: place.id, summary, detail: detail ?? null } as const;
  if (!waiting && !isFollowing) await endOwnDraft(tx, place, { by, before, body: state.body });
  const made = {
    ...state,
    ...(await authorOf(tx, by)),
    action: waiting?.publishAt ? "planned" : action,
  } as const;
  const revision = await recordRevision(tx, place, made, before);
  await recordAuditEntry(tx, { by, ...deed, revision });
  await recordReferences(tx, { place, body: state.body });
  return { isPublished: true, state };
}

/** Since that version nothing else was made public but what has a press of its own: those who wrote on lose nothing. */
async function isOnlyApart(tx: Tx, place: Place, now: State, version: number): Promise<boolean> {
  if (version > now.version || !kindAt(place)?.apart.length) return false;
  const floor = await versionFloor(tx);
  if (version <= floor && floor < now.version) return false;
  const before = await bodyOncePublic(tx, place, version);
  const open = bodyNow(place, now);
  return before !== null && isDeepStrictEqual(withApart(place, before, open), open);
}
