import type { KeptDeparture, SeenDeparture } from "#contracts/departure.ts";
import { type Change, changedBy, copiesOf } from "#contracts/departure-changes.ts";
import { ENTRY_WRITE_SCHEMAS, type Entry, type EntryWrite } from "#contracts/entry.ts";
import type { By } from "#server/audit/audit-entry.ts";
import type { createDraftReading } from "#server/content/drafts/draft-reading.ts";
import type { createManyDrafts } from "#server/content/drafts/many-drafts.ts";
import type { EntryReading } from "#server/content/entries/entry-reading.ts";
import type { EntryWriting } from "#server/content/entries/entry-writing.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { parseInput } from "#server/errors/parse-input.ts";
import { refusedAt } from "#server/errors/refused-at.ts";
import { madeId } from "./made-id.ts";

type Departure = Entry<"departure">;

type Deps = {
  entry: Pick<EntryReading, "findMany"> & Pick<EntryWriting, "publishAll" | "updateAll">;
  drafts: ReturnType<typeof createManyDrafts>;
  reading: Pick<ReturnType<typeof createDraftReading>, "openedAll">;
};

type Several = By & { ids: readonly string[] };

/** Several departures at once: all of them, or none. */
export function createDepartures({ entry, drafts, reading }: Deps) {
  return {
    /**
     * Public at once.
     * @param isDryRun nothing is stored: what would become of them; where it would wait, on top of what waits
     * @throws DomainError "not-found", "changed-meanwhile"; InputError where one would break a rule
     */
    async change(
      { ids, by }: Several,
      change: Change,
      { isDryRun, isWaiting }: { isDryRun: boolean; isWaiting: boolean },
    ): Promise<Departure[]> {
      const found = await entry.findMany("departure", [...new Set(ids)]);
      if (found.length < new Set(ids).size) throw new DomainError("not-found");
      if (isDryRun && isWaiting) {
        const waiting = await reading.openedAll("departure", ids);
        return found.map((one) => changedBy(change)({ ...one, ...waiting.get(one._id) }));
      }
      const planned = found.map(changedBy(change));
      if (isDryRun) return planned;
      const writes = [];
      for (const departure of planned) {
        const body = await refusedAt(departure._id, () =>
          parseInput(ENTRY_WRITE_SCHEMAS.departure, asWritten(departure)),
        );
        writes.push({ id: departure._id, body });
      }
      return entry.updateAll("departure", writes, { by, isFollowing: true });
    },

    /** Nothing public changes. @throws DomainError "not-found", "in-trash", "changed-meanwhile" */
    keep: (
      { ids, by }: Several,
      change: Change,
      seen: readonly SeenDeparture[] = [],
    ): Promise<KeptDeparture[]> =>
      drafts.changeAll("departure", ids, changedBy(change), {
        by,
        seen: new Map(seen.map((one) => [one.id, one])),
      }),

    /**
     * Each so many times again, as it waits or is public; none of them is.
     * @param request sent again, they are made once
     * @throws DomainError "not-found"
     */
    async duplicate(
      { ids, by }: Several,
      how: { copies: number; every: number; request: string },
    ): Promise<KeptDeparture[]> {
      const bodies = await reading.openedAll("departure", [...new Set(ids)]);
      if (bodies.size < new Set(ids).size) throw new DomainError("not-found");
      const begun = [...bodies].flatMap(([id, body]) =>
        copiesOf(body, how).map((copy, at) => ({
          ...{ id: madeId(how.request, `${id} ${at}`), body: copy },
        })),
      );
      return drafts.beginAll("departure", begun, { by });
    },

    /**
     * What waits becomes public.
     * @throws DomainError "changed-meanwhile"; InputError where one breaks a rule
     */
    async publish(
      waiting: readonly Pick<KeptDeparture, "id" | "version">[],
      { by }: By,
    ): Promise<Departure[]> {
      const ready = await drafts.readyAll("departure", waiting);
      const writes = [];
      for (const { id, body, version, waiting: waits } of ready) {
        const write = await refusedAt(id, () => parseInput(ENTRY_WRITE_SCHEMAS.departure, body));
        writes.push({
          ...{ id, body: { ...write, version } },
          how: { by, waiting: { version: waits } },
        });
      }
      return entry.publishAll("departure", writes);
    },

    discard: (waiting: readonly Pick<KeptDeparture, "id" | "version">[], by: By) =>
      drafts.discardAll("departure", waiting, by),

    takeBack: (kept: readonly KeptDeparture[], by: By): Promise<KeptDeparture[]> =>
      drafts.takeBackAll("departure", kept, by),
  };
}

function asWritten({ _id, createdAt, updatedAt, language, ...write }: Departure) {
  return write satisfies EntryWrite<"departure">;
}
