import type { Draft, DraftWrite } from "#contracts/draft.ts";
import { findKind } from "#contracts/kinds/find-kind.ts";
import { schemaOf } from "#contracts/kinds/upgraded.ts";
import { authorOf, type By } from "#server/audit/audit-entry.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { DraftTable } from "#server/db/schema-content.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { draftAt, forgetDraft, keepDraft, stateOf } from "./draft-row.ts";
import type { History } from "./history.ts";
import { columnsOf, type Place } from "./place.ts";
import type { Shelf } from "./publish.ts";
import { type Body, bodyNow, type State } from "./state.ts";

type DraftDeps = {
  db: Db;
  history: Pick<History, "find">;
  /** Where what is public of a place lies. */
  shelfOf: (place: Place) => Shelf;
};

/** Waiting changes of anything that staff write: one of each, whoever wrote it. Nothing public changes. */
export function createDrafts({ db, history, shelfOf }: DraftDeps) {
  return {
    async find(place: Place): Promise<Draft | null> {
      const row = await draftAt(db, place).executeTakeFirst();
      return row ? present(place, row) : null;
    },

    /**
     * @throws DomainError "not-found"; "changed-meanwhile", with the waiting changes that are there now
     */
    save: (place: Place, { version, base, body }: DraftWrite, by: By): Promise<Draft> =>
      db.transaction().execute(async (tx) => {
        const { there, published } = await stand(tx, place);
        if (there?.version !== version) {
          const current = there ? present(place, there) : null;
          throw new DomainError("changed-meanwhile", { current });
        }
        return write(tx, place, { there, published, base, body }, by);
      }),

    /**
     * Puts a revision into the waiting changes. What waited there becomes a revision.
     * @throws DomainError "not-found"
     */
    async restore(place: Place, revision: string, by: By): Promise<Draft> {
      const body = await history.find(place, revision);
      if (!body) throw new DomainError("not-found");
      return db.transaction().execute(async (tx) => {
        const { there, published } = await stand(tx, place);
        if (there) await keepDraft(tx, place, there, published);
        return write(tx, place, { there, published, body }, by);
      });
    },

    /** Called once they are public. What was written since then stays. */
    forget: (place: Place, published: Pick<Draft, "version" | "savedAt">): Promise<void> =>
      db.transaction().execute((tx) => forgetDraft(tx, place, published)),

    /** They become a revision. @throws DomainError "not-found" */
    discard: (place: Place): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const { there, published } = await stand(tx, place);
        if (!there) throw new DomainError("not-found");
        await keepDraft(tx, place, there, published);
        await forgetDraft(tx, place);
      }),
  };

  /** What waits and what is public, locked until the transaction ends. */
  async function stand(tx: Tx, place: Place) {
    const published = await shelfOf(place).read(tx, place);
    if (place.kind === "post" && !published) throw new DomainError("not-found");
    const there = await draftAt(tx, place).forUpdate().executeTakeFirst();
    return { there, published };
  }
}

type Writing = {
  there: DraftTable | undefined;
  published: State | null;
  base?: number | undefined;
  /** What is not given is as it is public. */
  body: Body;
};

async function write(tx: Tx, place: Place, writing: Writing, { by }: By): Promise<Draft> {
  const { there, published, base, body } = writing;
  const kind = findKind(place.kind, place.id);
  if (!kind) throw new DomainError("not-found");
  const whole = { ...(published ? bodyNow(place, published) : {}), ...body };
  const columns = {
    schema: schemaOf(kind),
    version: (there?.version ?? 0) + 1,
    base: base ?? there?.base ?? published?.version ?? 0,
    savedAt: new Date().toISOString(),
    ...(await authorOf(tx, by)),
    body: JSON.stringify(whole),
  };
  const row = { ...columnsOf(place), ...columns };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("draft")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "documentId", "lang"])
        .doUpdateSet(columns)
        .where("draft.version", "=", there?.version ?? 0),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) {
    // Where transactions run side by side, another one was quicker.
    const current = present(place, await draftAt(tx, place).executeTakeFirstOrThrow());
    throw new DomainError("changed-meanwhile", { current });
  }
  return present(place, row);
}

const present = (place: Place, draft: DraftTable): Draft => ({
  ...{ version: draft.version, base: draft.base, savedAt: draft.savedAt },
  by: { name: draft.userName },
  body: bodyNow(place, stateOf(draft)),
});
