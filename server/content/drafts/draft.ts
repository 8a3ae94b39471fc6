import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { BegunPost, Draft, DraftWrite, SavedDraft } from "#contracts/draft.ts";
import type { Waiting, WaitingQuery } from "#contracts/waiting.ts";
import { authorOf, type By } from "#server/audit/audit-entry.ts";
import {
  draftAt,
  endSessions,
  forgetDraft,
  keepDraft,
  stateOf,
  UNPLANNED,
} from "#server/content/draft-row.ts";
import type { History } from "#server/content/history.ts";
import { columnsOf, type Place } from "#server/content/place.ts";
import { moveToTrash } from "#server/content/posts/post-writing.ts";
import type { Shelf } from "#server/content/publish.ts";
import { type Body, bodyNow, schemaAt } from "#server/content/state.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { DraftTable } from "#server/db/schema-content.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { mergeSeen, rebased, type Standing } from "./draft-merge.ts";
import { nextVersion, othersAt, purgeSteps, recordStep, sessionOf } from "./draft-step.ts";
import { listWaiting } from "./list-waiting.ts";

type DraftDeps = {
  db: Db;
  history: Pick<History, "find">;
  /** Where what is public of a place lies. */
  shelfOf: (place: Place) => Shelf;
};

type Ready = { body: Body; version: number; waiting: number };

/** Waiting changes of anything that staff write: one of each, whoever wrote it. Nothing public changes. */
export function createDrafts({ db, history, shelfOf }: DraftDeps) {
  return {
    /** @param by who asks: the others who write there are named */
    async find(place: Place, { by }: By): Promise<Draft | null> {
      const row = await draftAt(db, place).executeTakeFirst();
      return row ? { ...present(place, row), others: await othersAt(db, place, by) } : null;
    },

    list: (query: WaitingQuery): Promise<Waiting[]> => listWaiting(db, query),

    /**
     * What others stored since is kept too, unless it contradicts.
     * @throws DomainError "not-found"; "changed-meanwhile", with what waits there and the fields that contradict
     */
    save: (place: Place, write: DraftWrite, by: By): Promise<SavedDraft> =>
      db.transaction().execute((tx) => save(tx, place, write, by)),

    /** A post that is not public; it will be at the moment that is given. */
    begin: (body: Body, by: By, publishAt: string | null = null): Promise<BegunPost> =>
      db.transaction().execute(async (tx) => {
        const place = { kind: "post", id: randomUUID() } as const;
        const nothing = { there: undefined, published: null, base: 0 };
        const plan = { publishAt, plannedBy: publishAt && by.by };
        const draft = await store(tx, place, { ...nothing, body, plan }, by);
        if (!draft) throw new Error("an id came twice");
        return { _id: place.id, version: draft.version, savedAt: draft.savedAt, publishAt };
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
        await endSessions(tx, place);
        const base = there?.base ?? published?.version ?? 0;
        const draft = await store(tx, place, { there, published, base, body }, by);
        if (draft) return { ...present(place, draft), others: await othersAt(tx, place, by.by) };
        throw new DomainError("changed-meanwhile");
      });
    },

    /** What nobody goes on from any more. */
    purge: (): Promise<void> => purgeSteps(db),

    /**
     * They become a revision; a post that was never public goes to the trash.
     * @throws DomainError "not-found"
     */
    discard: (place: Place, by: By): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const { there, published } = await stand(tx, place);
        if (!there) throw new DomainError("not-found");
        if (place.kind === "post" && !published) return moveToTrash(tx, place.id, by);
        await keepDraft(tx, place, there, published);
        await forgetDraft(tx, place);
      }),

    /**
     * As they would be published: with what others published since they began.
     * @param publishAt only if that is still when they go public
     * @returns `version`: of what is public, 0: nothing; `waiting`: their own
     * @throws DomainError "not-found"; "changed-meanwhile" where they contradict what is public
     */
    ready: (place: Place, publishAt?: string): Promise<Ready> =>
      db.transaction().execute(async (tx) => {
        const { there, published } = await stand(tx, place);
        if (!there || (publishAt && publishAt !== there.publishAt)) {
          throw new DomainError("not-found");
        }
        const own = bodyNow(place, stateOf(there));
        const { body, conflicts } = await rebased(tx, place, { own, base: there.base, published });
        if (conflicts.length > 0) {
          throw new DomainError("changed-meanwhile", { fields: conflicts });
        }
        return { body, version: published?.version ?? 0, waiting: there.version };
      }),
  };

  async function save(tx: Tx, place: Place, write: DraftWrite, by: By): Promise<SavedDraft> {
    const { there, published } = await stand(tx, place);
    const { body: own, mine, conflicts } = await mergeSeen(tx, place, { there, published }, write);
    if (conflicts.length > 0) {
      const current = there ? { ...present(place, there), others: [] } : null;
      throw new DomainError("changed-meanwhile", { current, fields: conflicts });
    }
    const publicVersion = published?.version ?? 0;
    // Where nothing waited they go with what is public already.
    const began = there?.base ?? publicVersion;
    const onto = await rebased(tx, place, { own, base: began, published });
    // Whoever names what is public has looked at it.
    const isOnto = onto.conflicts.length === 0 || write.base === publicVersion;
    const body = isOnto ? onto.body : own;
    const base = isOnto ? publicVersion : began;
    const draft = await store(tx, place, { there, published, base, body }, by);
    // Where transactions run side by side, another one was quicker.
    if (!draft) return save(tx, place, write, by);
    return {
      ...{ version: draft.version, base, savedAt: draft.savedAt, publicVersion },
      others: await othersAt(tx, place, by.by),
      ...(isDeepStrictEqual(body, mine) ? { merged: false } : { merged: true, body }),
    };
  }

  /** What waits and what is public, locked until the transaction ends. */
  async function stand(tx: Tx, place: Place): Promise<Standing> {
    const shelf = shelfOf(place);
    const before = await shelf.read(tx, place);
    const there = await draftAt(tx, place).forUpdate().executeTakeFirst();
    // They may have been published while we waited for them.
    const published = before ?? (await shelf.read(tx, place));
    if (place.kind !== "post" || published) return { there, published };
    if (!there || (await isInTrash(tx, place))) throw new DomainError("not-found");
    return { there, published };
  }
}

const isInTrash = async (tx: Tx, { id }: Place): Promise<boolean> => {
  const row = tx.selectFrom("trashedBlog").select("id").where("id", "=", id);
  return (await row.executeTakeFirst()) !== undefined;
};

type Plan = Pick<DraftTable, "publishAt" | "plannedBy">;

type Storing = Standing & { base: number; body: Body; plan?: Plan };

/** @returns null where there are others by now */
async function store(
  tx: Tx,
  place: Place,
  { there, published, base, body, plan }: Storing,
  { by }: By,
): Promise<DraftTable | null> {
  const now = new Date();
  const since = await sessionOf(tx, place, by, now);
  if (there && (there.userId !== by || there.since !== since)) {
    await keepDraft(tx, place, there, published);
  }
  const columns = {
    ...{ schema: schemaAt(place), base, since },
    version: await nextVersion(tx, place, there?.version),
    savedAt: now.toISOString(),
    ...(await authorOf(tx, by)),
    body: JSON.stringify(body),
  };
  const row = {
    ...UNPLANNED,
    deletedAt: null,
    ...plan,
    ...there,
    ...columnsOf(place),
    ...columns,
  };
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
  if (numInsertedOrUpdatedRows === 0n) return null;
  await recordStep(tx, place, row);
  return row;
}

const present = (place: Place, draft: DraftTable): Omit<Draft, "others"> => ({
  ...{ version: draft.version, base: draft.base, savedAt: draft.savedAt },
  ...{ publishAt: draft.publishAt, problem: draft.problem },
  by: { name: draft.userName },
  body: bodyNow(place, stateOf(draft)),
});
