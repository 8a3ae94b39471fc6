import { byCode } from "#contracts/by-code.ts";
import type { NewKindName } from "#contracts/kinds/find-kind.ts";
import type { By } from "#server/audit/audit-entry.ts";
import { draftAt, forgetDraft, keepDraft, stateOf } from "#server/content/draft-row.ts";
import type { Place } from "#server/content/place.ts";
import { type Body, bodyNow } from "#server/content/state.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { refusedAt } from "#server/errors/refused-at.ts";
import type { Standing } from "./draft-merge.ts";
import { bodyOfStep } from "./draft-step.ts";
import { store } from "./draft-store.ts";
import { type Ready, readyAt } from "./ready-at.ts";
import { createStand, type Shelves } from "./stand.ts";

type ManyDeps = Shelves & { db: Db };

/** What was read: the public version (0: none), and that of what waits. */
type Seen = { version: number; waiting: number | null };

/** What waits there now, and what waited before; null: nothing did. */
export type Kept = { id: string; version: number; before: number | null };

type Waiting = { id: string; version: number };

/** Waiting changes of several of a kind: of all of them, or of none. */
export function createManyDrafts({ db, shelfOf, trashOf }: ManyDeps) {
  const stand = createStand({ shelfOf, trashOf });

  /** Always in the same order, so that two never wait for each other. */
  const each = <One extends { id: string }, T>(
    kind: NewKindName,
    all: readonly One[],
    work: (tx: Tx, place: Place, standing: Standing, one: One) => Promise<T>,
  ): Promise<T[]> =>
    db.transaction().execute(async (tx) => {
      const done: T[] = [];
      for (const one of all.toSorted(byCode(({ id }) => id))) {
        const place = { kind, id: one.id };
        const result = () => stand(tx, place).then((standing) => work(tx, place, standing, one));
        done.push(await refusedAt(one.id, result));
      }
      return done;
    });

  return {
    /**
     * On top of what waits already, else of what is public.
     * @param seen of some or all of them, what was read
     * @throws DomainError "not-found", "in-trash"; "changed-meanwhile" where another one than was read is there
     */
    changeAll: (
      kind: NewKindName,
      ids: readonly string[],
      changed: (body: Body) => Body,
      { by, seen }: By & { seen?: ReadonlyMap<string, Seen> | undefined },
    ): Promise<Kept[]> =>
      each(kind, asOnes(ids), async (tx, place, { there, published }, { id }) => {
        requireSeen(seen?.get(id), { there, published });
        const now = there ? stateOf(there) : published;
        const body = changed(now ? bodyNow(place, now) : {});
        const base = there?.base ?? published?.version ?? 0;
        const { version } = await stored(tx, place, { there, published, base, body }, { by });
        return { id, version, before: there?.version ?? null };
      }),

    /** New ones, none of them public. What the same request has begun before is left as it is. */
    beginAll: (
      kind: NewKindName,
      begun: readonly { id: string; body: Body }[],
      by: By,
    ): Promise<Kept[]> =>
      db.transaction().execute(async (tx) => {
        const kept: Kept[] = [];
        for (const { id, body } of begun.toSorted(byCode(({ id }) => id))) {
          const place = { kind, id };
          if (await shelfOf(place).read(tx, place)) continue;
          const there = await draftAt(tx, place).executeTakeFirst();
          const begun = { there: undefined, published: null, base: 0, body };
          const { version } = there ?? (await stored(tx, place, begun, by));
          kept.push({ id, version, before: null });
        }
        return kept;
      }),

    /**
     * What waited before waits again; what was begun goes to the trash.
     * @throws DomainError "not-found" where it is too long ago; "changed-meanwhile" where somebody has written since
     */
    takeBackAll: (kind: NewKindName, kept: readonly Kept[], by: By): Promise<Kept[]> =>
      each(kind, kept, async (tx, place, { there, published }, { id, version, before }) => {
        if (there?.version !== version) throw new DomainError("changed-meanwhile");
        if (before === null) {
          const moveToTrash = published ? null : trashOf(place);
          await (moveToTrash ? moveToTrash(tx, id, by) : forgetDraft(tx, place));
          return { id, version, before };
        }
        const body = await bodyOfStep(tx, place, before);
        if (!body) throw new DomainError("not-found");
        const draft = await stored(tx, place, { there, published, base: there.base, body }, by);
        return { id, version: draft.version, before: version };
      }),

    /**
     * They become revisions; what was never public goes to the trash.
     * @throws DomainError "changed-meanwhile" where somebody has written since
     */
    async discardAll(kind: NewKindName, waiting: readonly Waiting[], by: By): Promise<void> {
      await each(kind, waiting, async (tx, place, { there, published }, { id, version }) => {
        if (there?.version !== version) throw new DomainError("changed-meanwhile");
        const moveToTrash = published ? null : trashOf(place);
        if (moveToTrash) return moveToTrash(tx, id, by);
        await keepDraft(tx, place, there, published);
        await forgetDraft(tx, place);
      });
    },

    /**
     * As they would be published.
     * @throws DomainError "changed-meanwhile" where somebody has written since, or they contradict what is public
     */
    readyAll: (
      kind: NewKindName,
      waiting: readonly Waiting[],
    ): Promise<(Ready & { id: string })[]> =>
      each(kind, waiting, async (tx, place, standing, { id, version }) => {
        if (standing.there?.version !== version) throw new DomainError("changed-meanwhile");
        return { id, ...(await readyAt(tx, place, standing)) };
      }),
  };
}

const asOnes = (ids: readonly string[]) => [...new Set(ids)].map((id) => ({ id }));

function requireSeen(seen: Seen | undefined, { there, published }: Standing): void {
  if (!seen) return;
  const isSame =
    seen.version === (published?.version ?? 0) && seen.waiting === (there?.version ?? null);
  if (!isSame) throw new DomainError("changed-meanwhile");
}

async function stored(...storing: Parameters<typeof store>) {
  const kept = await store(...storing);
  // Where transactions run side by side, another one was quicker.
  if (!kept) throw new DomainError("changed-meanwhile");
  return kept.draft;
}
