import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type {
  BegunPost,
  Discarded,
  Draft,
  DraftWrite,
  Presence,
  SavedDraft,
  Sign,
} from "#contracts/draft.ts";
import type { NewKindName } from "#contracts/kinds/find-kind.ts";
import type { By } from "#server/audit/audit-entry.ts";
import {
  draftAt,
  endSessions,
  forgetDraft,
  keepDraft,
  stateOf,
  UNPLANNED,
} from "#server/content/draft-row.ts";
import type { History } from "#server/content/history.ts";
import type { Place } from "#server/content/place.ts";
import { isKeptLast } from "#server/content/revision-find.ts";
import { type Body, bodyNow } from "#server/content/state.ts";
import { isInTrash, isOpen, notOpen } from "#server/content/trash.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { DraftTable } from "#server/db/schema-content.ts";
import { versionFloor } from "#server/db/version-after.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { mergeSeen, rebased, type Standing } from "./draft-merge.ts";
import { bodyOfStep, purgeSteps } from "./draft-step.ts";
import { store, withOthers } from "./draft-store.ts";
import { madeFrom } from "./original.ts";
import { otherSide } from "./other-side.ts";
import { noteHere, othersAt } from "./presence.ts";
import { type Ready, readyAt } from "./ready-at.ts";
import { createStand, type Shelves } from "./stand.ts";
import { whoseWords } from "./whose-words.ts";

type DraftDeps = Shelves & {
  db: Db;
  history: Pick<History, "find" | "findOne">;
};

/** Of what waits. */
export type Meant = Pick<By, "by"> & { publishAt?: string; version?: number | undefined };

type Begun = { id?: string | undefined; publishAt?: string | null };

/** Waiting changes of anything that staff write: one of each, whoever wrote it. Nothing public changes. */
export function createDrafts({ db, history, shelfOf, trashOf }: DraftDeps) {
  const stand = createStand({ shelfOf, trashOf });
  return {
    /** Somebody has it open, and writes under that heading. @throws DomainError "not-found", "in-trash" */
    here: (place: Place, { by }: By, { heading }: Sign = {}): Promise<Presence> =>
      db.transaction().execute(async (tx) => {
        if (!(await isOpen(tx, place))) throw await notOpen(tx, place);
        await noteHere(tx, place, by, heading);
        const waiting = await draftAt(tx, place)
          .clearSelect()
          .select(["version", "publishAt", "problem", "restoredFrom"])
          .executeTakeFirst();
        const others = await othersAt(tx, place, by);
        return { others, waiting: waiting ?? null, floor: await versionFloor(tx) };
      }),

    /**
     * What others stored since is kept too, unless it contradicts.
     * @throws DomainError "not-found", "text-too-deep", "draft-too-large"; "changed-meanwhile", with what waits there and contradicts
     */
    save: (place: Place, write: DraftWrite, by: By): Promise<SavedDraft> =>
      db.transaction().execute((tx) => save(tx, place, write, by)),

    /**
     * Something new that is not public; it will be at the moment that is given. Whoever begins it again with the
     * same id had no answer, and has written on.
     * @throws DomainError "changed-meanwhile" where the id is that of another one
     */
    begin: (
      kind: NewKindName,
      body: Body,
      by: By,
      { id = randomUUID(), publishAt = null }: Begun = {},
    ) => db.transaction().execute((tx) => begin(tx, { kind, id }, { body, publishAt }, by)),

    /**
     * Puts a revision into the waiting changes. What waited there becomes a revision.
     * @throws DomainError "not-found"
     */
    async restore(place: Place, revision: string, by: By): Promise<Draft> {
      const made = await history.findOne(place, revision);
      const body = made && (await history.find(place, revision));
      if (!body) throw new DomainError("not-found");
      return db.transaction().execute(async (tx) => {
        const { there, published } = await stand(tx, place);
        await endSessions(tx, place);
        const base = there?.base ?? published?.version ?? 0;
        const restored = { restoredFrom: made.at, restoredOver: there?.version ?? null };
        const stored = await store(tx, place, { there, published, base, body, restored }, by);
        if (!stored) throw new DomainError("changed-meanwhile");
        return withOthers(tx, place, stored.draft, by);
      });
    },

    /**
     * What waited before a revision was put there waits again; null: nothing did.
     * @throws DomainError "nothing-waits"; "not-taken-back" where somebody has written since, or it is too long ago
     */
    undoRestore: (place: Place, by: By): Promise<Draft | null> =>
      db.transaction().execute(async (tx) => {
        const { there, published } = await stand(tx, place);
        if (!there) throw new DomainError("nothing-waits");
        if (!there.restoredFrom) throw new DomainError("not-taken-back");
        const over = there.restoredOver;
        if (over === null) return forgetDraft(tx, place).then(() => null);
        const body = await bodyOfStep(tx, place, over);
        if (!body) throw new DomainError("not-taken-back");
        const undone = { ...there, restoredFrom: null };
        const stored = await store(
          tx,
          place,
          { there: undone, published, base: there.base, body },
          by,
        );
        if (!stored) throw new DomainError("changed-meanwhile");
        return withOthers(tx, place, stored.draft, by);
      }),

    /** What nobody goes on from any more. */
    purge: (): Promise<void> => purgeSteps(db),

    /**
     * They become a revision; what was never public goes to the trash.
     * @param version of those that are meant; where it was they that were discarded last, they are
     * @returns what is public; null: nothing
     * @throws DomainError "nothing-waits", "in-trash"; "changed-meanwhile" where others wait by now
     */
    discard: (place: Place, by: By, version?: number): Promise<Discarded["public"]> =>
      db.transaction().execute(async (tx) => {
        const { there, published } = await stand(tx, place);
        const open = published && { version: published.version, body: bodyNow(place, published) };
        if (!there && version && (await isKeptLast(tx, place, version))) return open;
        if (!there) throw new DomainError("nothing-waits");
        await requireMeant(tx, place, { there, published }, { ...by, version });
        const moveToTrash = trashOf(place);
        if (moveToTrash && !published) await moveToTrash(tx, place.id, by);
        else {
          await keepDraft(tx, place, there, published);
          await forgetDraft(tx, place);
        }
        return open;
      }),

    /**
     * As they would be published: with what others published since they began.
     * @param meant `publishAt`: only if that is still when they go public
     * @returns `version`: of what is public, 0: nothing; `waiting`: their own
     * @throws DomainError "nothing-waits", "in-trash"; "changed-meanwhile" where others than those meant wait by now,
     * or they contradict what is public
     */
    ready: (place: Place, meant: Meant): Promise<Ready> =>
      db.transaction().execute(async (tx) => {
        const standing = await stand(tx, place);
        const { there } = standing;
        if (meant.publishAt && meant.publishAt !== there?.publishAt) {
          throw new DomainError("nothing-waits");
        }
        if (there) await requireMeant(tx, place, { ...standing, there }, meant);
        return readyAt(tx, place, standing);
      }),
  };

  /** @throws DomainError "changed-meanwhile" with what others wrote since */
  async function requireMeant(
    tx: Tx,
    place: Place,
    standing: Standing & { there: DraftTable },
    { version, by }: Meant,
  ): Promise<void> {
    if (version === undefined || version === standing.there.version) return;
    const current = await otherSide(tx, place, standing, { version }, { by });
    throw new DomainError("changed-meanwhile", { current });
  }

  async function save(tx: Tx, place: Place, write: DraftWrite, by: By): Promise<SavedDraft> {
    const { english, ...standing } = await stand(tx, place);
    const { there, published } = standing;
    const sent = english ? { ...write, made: madeFrom(place, english, write) } : write;
    const { body: own, mine, conflicts } = await mergeSeen(tx, place, standing, sent);
    if (conflicts.length > 0) {
      const current = await otherSide(tx, place, standing, write, by);
      throw new DomainError("changed-meanwhile", { current, fields: conflicts });
    }
    const publicVersion = published?.version ?? 0;
    // Where nothing waited they go with what is public already.
    const began = there?.base ?? publicVersion;
    const onto = await rebased(tx, place, { own, base: began, published });
    // Whoever names what is public has looked at it.
    const isOnto = onto.conflicts.length === 0 || write.base === publicVersion;
    const together = isOnto ? onto.body : own;
    const base = isOnto ? publicVersion : began;
    const whose = await whoseWords(tx, place, write, standing, by);
    const stored = await store(tx, place, { there, published, base, body: together }, by);
    // Where transactions run side by side, another one was quicker.
    if (!stored) return save(tx, place, write, by);
    const { draft, body } = stored;
    await noteHere(tx, place, by.by);
    return {
      ...{ version: draft.version, base, savedAt: draft.savedAt, publicVersion },
      ...{ publishAt: draft.publishAt, problem: draft.problem },
      others: await othersAt(tx, place, by.by),
      ...(isDeepStrictEqual(wordsOf(body), wordsOf(mine))
        ? { merged: false }
        : { merged: true, body, by: whose }),
    };
  }

  async function begin(
    tx: Tx,
    place: Place,
    { body: written, publishAt }: { body: Body; publishAt: string | null },
    by: By,
  ): Promise<BegunPost> {
    const published = await shelfOf(place).read(tx, place);
    const there = await draftAt(tx, place).forUpdate().executeTakeFirst();
    const isOwn = !there || (there.userId === by.by && there.base === 0);
    if (published || !isOwn || (await isInTrash(tx, place))) {
      throw new DomainError("changed-meanwhile");
    }
    const before = there && bodyNow(place, stateOf(there));
    const body = { ...before, ...written };
    // Another device may have written on what this one knows nothing of.
    if (there && !isDeepStrictEqual(body, before)) {
      await keepDraft(tx, place, there, published);
      await endSessions(tx, place);
    }
    const plan = publishAt ? { publishAt, plannedBy: by.by } : UNPLANNED;
    const stored = await store(tx, place, { there, published, base: 0, body, plan }, by);
    // In the trash, or begun by the same request, which came twice.
    if (!stored) throw new DomainError("changed-meanwhile");
    const { draft } = stored;
    return { _id: place.id, version: draft.version, savedAt: draft.savedAt, publishAt };
  }
}

/** What people read: from which words a translation was made is none of it, nor is an empty field. */
const wordsOf = ({ made: _, ...words }: Body): Body =>
  Object.fromEntries(Object.entries(words).filter(([, word]) => word !== ""));
