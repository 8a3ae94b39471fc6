import { randomUUID } from "node:crypto";
import { byCode } from "#contracts/by-code.ts";
import type { Entry, EntryWrite } from "#contracts/entry.ts";
import { ENTRY_KIND_NAMES, type EntryKindName } from "#contracts/kinds/entries.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import { moveDraftToTrash, restoreDraft } from "#server/content/draft-trash.ts";
import { type Publishing, publish } from "#server/content/publish.ts";
import type { Body } from "#server/content/state.ts";
import { emptyTrash, type MoveToTrash, oldestKept } from "#server/content/trash.ts";
import { isTaken } from "#server/db/is-taken.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { EntryTable } from "#server/db/schema-entry.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { refusedAt } from "#server/errors/refused-at.ts";
import { columnsOf } from "./entry-columns.ts";
import { entryShelf, lockedEntry, presentEntry } from "./entry-shelf.ts";
import { insertEntries } from "./insert-entries.ts";
import { moveEntriesToTrash } from "./trash-entries.ts";

type How = By & Pick<Publishing, "version" | "isThere" | "isFollowing">;

/** `isFollowing`: whoever publishes has not looked at what waits, and it goes on waiting. */
type Updating = By & Pick<Publishing, "isFollowing">;

/** What entries of a kind need of others. */
export type EntryRules = {
  /** @throws InputError where it may not be public so */
  mayPublish?: (tx: Tx, body: never) => Promise<void>;
  /** What of it goes public, given what is public; empty: nothing is. */
  completed?: (tx: Tx, body: never, by: Pick<By, "by">) => Promise<(open: Body) => Body>;
  /** @throws DomainError where it may not be deleted */
  mayLeave?: (tx: Tx, id: string) => Promise<void>;
  /** Entries that come out of the trash with it, by their ids. */
  comesWith?: (body: never) => string[];
};

export function createEntryWriting(
  db: Db,
  content: ContentVersion,
  rules: Partial<Record<EntryKindName, EntryRules>> = {},
) {
  return {
    /** @throws DomainError "entry-taken" by another one of its address */
    create: <Name extends EntryKindName>(kind: Name, body: EntryWrite<Name>, by: By) =>
      inTransaction((tx) => publishEntry(tx, kind, randomUUID(), body, by)),

    /** All of them or none. @throws DomainError "entry-taken" */
    createAll: <Name extends EntryKindName>(kind: Name, bodies: EntryWrite<Name>[], by: By) =>
      inTransaction((tx) => createEntries(tx, kind, bodies, by)),

    /**
     * With a `version` only that version is replaced, without one whatever is there.
     * @throws DomainError "not-found", "changed-meanwhile", "entry-taken"
     */
    update: <Name extends EntryKindName>(
      kind: Name,
      id: string,
      write: EntryWrite<Name>,
      how: Updating,
    ) => inTransaction((tx) => replaceEntry(tx, kind, id, write, how)),

    /** All of them or none. @throws as `update` */
    updateAll: <Name extends EntryKindName>(
      kind: Name,
      writes: { id: string; body: EntryWrite<Name> }[],
      how: Updating,
    ) =>
      inTransaction(async (tx) => {
        const changed: Entry<Name>[] = [];
        // Always in the same order, so that two never wait for each other.
        for (const { id, body } of writes.toSorted(byCode(({ id }) => id))) {
          changed.push(await refusedAt(id, () => replaceEntry(tx, kind, id, body, how)));
        }
        return changed;
      }),

    /**
     * Waiting changes of several: all of them or none. `version` of a body: of what is public, 0: nothing.
     * @throws as `update`, naming the one that is refused
     */
    publishAll: <Name extends EntryKindName>(
      kind: Name,
      writes: readonly { id: string; body: EntryWrite<Name>; how: By }[],
    ) =>
      inTransaction(async (tx) => {
        const changed: Entry<Name>[] = [];
        for (const { id, body, how } of writes.toSorted(byCode(({ id }) => id))) {
          const isThere = (body.version ?? 0) > 0;
          const publishing = { ...how, version: body.version, ...(isThere && { isThere }) };
          const one = () => publishEntry(tx, kind, id, body, publishing as How);
          changed.push(await refusedAt(id, one));
        }
        return changed;
      }),

    /** Waiting changes of what was never public. @throws DomainError "changed-meanwhile", "entry-taken" */
    publishFirst: <Name extends EntryKindName>(
      kind: Name,
      id: string,
      body: EntryWrite<Name>,
      by: By,
    ) => inTransaction((tx) => publishEntry(tx, kind, id, body, { ...by, version: 0 })),

    /** To the trash, where it can be brought back for a while. @throws DomainError "not-found" */
    remove: (kind: EntryKindName, id: string, by: By): Promise<void> =>
      inTransaction(async (tx) => {
        await rules[kind]?.mayLeave?.(tx, id);
        await moveEntryToTrash(kind)(tx, id, by);
      }),

    /** As it was. @throws DomainError "not-found", "entry-taken" when another one has its address by now */
    restore: <Name extends EntryKindName>(kind: Name, id: string, { by }: By) =>
      inTransaction(async (tx): Promise<Entry<Name> | null> => {
        const draft = await restoreDraft(tx, { kind, id });
        if (draft) {
          await record(tx, by, "restore", { id, kind, title: draft.title });
          return null;
        }
        const [row] = await takeOut(tx, [id], by, kind);
        if (!row) throw new DomainError("not-found");
        const entry = presentEntry(row);
        await takeOut(tx, rules[kind]?.comesWith?.(entry as never) ?? [], by);
        return entry as Entry<Name>;
      }),

    async purgeTrash(): Promise<void> {
      for (const kind of ENTRY_KIND_NAMES) await emptyTrash(db, kind, oldestKept());
    },
  };

  function replaceEntry<Name extends EntryKindName>(
    tx: Tx,
    kind: Name,
    id: string,
    write: EntryWrite<Name>,
    how: Updating,
  ): Promise<Entry<Name>> {
    return publishEntry(tx, kind, id, write, { ...how, version: write.version, isThere: true });
  }

  async function createEntries<Name extends EntryKindName>(
    tx: Tx,
    kind: Name,
    bodies: readonly EntryWrite<Name>[],
    { by }: By,
  ): Promise<Entry<Name>[]> {
    for (const body of bodies) await rules[kind]?.mayPublish?.(tx, body as never);
    return insertEntries(tx, kind, bodies, by);
  }

  async function publishEntry<Name extends EntryKindName>(
    tx: Tx,
    kind: Name,
    id: string,
    { version: _, ...body }: EntryWrite<Name>,
    how: How,
  ): Promise<Entry<Name>> {
    await rules[kind]?.mayPublish?.(tx, body as never);
    const summary = columnsOf(kind, body).title;
    const bodyOf = (await rules[kind]?.completed?.(tx, body as never, how)) ?? (() => body);
    const publishing = { ...how, place: { kind, id }, summary, bodyOf };
    const { isPublished } = await publish(tx, entryShelf, publishing);
    const row = await lockedEntry(tx, id);
    if (!row) throw new DomainError("not-found");
    const entry = presentEntry(row) as Entry<Name>;
    if (!isPublished) throw new DomainError("changed-meanwhile", { current: entry });
    return entry;
  }

  async function inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await content.change(work);
    } catch (error) {
      // The only unique column besides the id, which we make.
      throw isTaken(error) ? new DomainError("entry-taken") : error;
    }
  }
}

export type EntryWriting = ReturnType<typeof createEntryWriting>;

export const moveEntryToTrash =
  (kind: EntryKindName): MoveToTrash =>
  async (tx, id, { by }) => {
    const found = await lockedEntry(tx, id);
    const draft = found?.kind === kind ? null : await moveDraftToTrash(tx, { kind, id });
    if (draft) await record(tx, by, "delete", { id, kind, title: draft.title });
    else await moveEntriesToTrash(tx, [{ kind, id }], { by });
  };

/** In one statement, so that only one of two at the same moment takes them out. @returns those that were there */
async function takeOut(tx: Tx, ids: readonly string[], by: By["by"], kind?: EntryKindName) {
  if (ids.length === 0) return [];
  const trashed = tx.deleteFrom("trashedEntry").where("id", "in", ids).returningAll();
  const rows = await (kind ? trashed.where("kind", "=", kind) : trashed).execute();
  for (const { deletedAt: _, ...row } of rows) {
    await tx.insertInto("entry").values(row).execute();
    await record(tx, by, "restore", row);
  }
  return rows;
}

const record = (
  tx: Tx,
  by: By["by"],
  action: "delete" | "restore",
  { id, kind, title }: Pick<EntryTable, "id" | "kind" | "title">,
) => recordAuditEntry(tx, { by, action, thing: kind, thingId: id, summary: title });
