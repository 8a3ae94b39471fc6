import type { Enquiry } from "#contracts/enquiry.ts";
import type { Merge } from "#contracts/enquiry-write.ts";
import type { By } from "#server/audit/audit-entry.ts";
import type { Db, EnquiryRow, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { UNDO_MS } from "./enquiry-whole.ts";
import { changedMeanwhile, requireRow, whole } from "./enquiry-work.ts";
import { recordDeed } from "./record-deed.ts";

/** More of one visitor is no conversation, and each is read with the one that stays. */
const MOST_MERGED = 50;

/** Two enquiries of one visitor become one, and two again. */
export function createEnquiryMerging(db: Db) {
  return {
    /**
     * From now on the other one stands in this one. Its row keeps everything, so that it comes back as
     * it was. The same once more is done already.
     * @throws DomainError "not-found", "changed-meanwhile", "merge-itself", "enquiry-merged",
     * "merge-example", "merge-into-closed", "too-many-merged"
     */
    merge: (id: string, { other: otherId, version }: Merge, { by }: By): Promise<Enquiry> =>
      db.transaction().execute(async (tx) => {
        if (id === otherId) throw new DomainError("merge-itself");
        const [own, other] = await bothRows(tx, id, otherId);
        if (other.mergedInto === id) return whole(tx, id);
        if (version !== undefined && version !== own.version) throw await changedMeanwhile(tx, id);
        await requireMergeable(tx, own, other);
        // What stands in the other one comes along, and goes back with it.
        await tx
          .updateTable("enquiry")
          .set({ mergedInto: id })
          .where("mergedInto", "=", otherId)
          .execute();
        await tx
          .updateTable("enquiry")
          .set({ mergedInto: id, mergedWith: id, mergedAt: new Date().toISOString() })
          .where("id", "=", otherId)
          .execute();
        await recordDeed(tx, own, { by, what: "merge", value: other.reference });
        return whole(tx, id);
      }),

    /**
     * The other one stands for itself again, with what stood in it. When it does already, nothing is done.
     * @throws DomainError "not-found", "changed-meanwhile", "enquiry-merged", "unmerge-too-late"
     */
    unmerge: (id: string, { other: otherId, version }: Merge, { by }: By): Promise<Enquiry> =>
      db.transaction().execute(async (tx) => {
        const [own, other] = await bothRows(tx, id, otherId);
        if (other.mergedInto === null) return whole(tx, id);
        if (version !== undefined && version !== own.version) throw await changedMeanwhile(tx, id);
        if (other.mergedInto !== id) throw new DomainError("enquiry-merged");
        if (Date.now() - Date.parse(other.mergedAt ?? "") >= UNDO_MS) {
          throw new DomainError("unmerge-too-late");
        }
        const along = withinOf(otherId, await mergedIn(tx, id));
        if (along.length > 0) {
          await tx
            .updateTable("enquiry")
            .set({ mergedInto: otherId })
            .where("id", "in", along)
            .execute();
        }
        await tx
          .updateTable("enquiry")
          .set({ mergedInto: null, mergedWith: null, mergedAt: null })
          .where("id", "=", otherId)
          .execute();
        await recordDeed(tx, own, { by, what: "unmerge", value: other.reference });
        return whole(tx, id);
      }),
  };
}

/** @throws DomainError "enquiry-merged", "merge-example", "merge-into-closed", "too-many-merged" */
async function requireMergeable(tx: Tx, own: EnquiryRow, other: EnquiryRow): Promise<void> {
  if (own.mergedInto !== null || other.mergedInto !== null) throw new DomainError("enquiry-merged");
  if (own.isExample !== other.isExample) throw new DomainError("merge-example");
  // It is deleted with the one that it stands in: not sooner than was promised.
  const endsSooner = own.closedAt !== null && !(other.closedAt && other.closedAt <= own.closedAt);
  if (endsSooner) throw new DomainError("merge-into-closed");
  const within = [...(await mergedIn(tx, own.id)), ...(await mergedIn(tx, other.id))];
  if (within.length >= MOST_MERGED) {
    throw new DomainError("too-many-merged", { most: String(MOST_MERGED) });
  }
}

/** In one order, so that two who merge at the same time do not wait for each other. */
async function bothRows(tx: Tx, id: string, otherId: string): Promise<[EnquiryRow, EnquiryRow]> {
  const rows = new Map<string, EnquiryRow>();
  for (const one of [id, otherId].toSorted()) rows.set(one, await requireRow(tx, one));
  const [own, other] = [rows.get(id), rows.get(otherId)];
  if (!own || !other) throw new DomainError("not-found");
  return [own, other];
}

type Merged = Pick<EnquiryRow, "id" | "mergedWith">;

const mergedIn = (tx: Tx, id: string): Promise<Merged[]> =>
  tx.selectFrom("enquiry").select(["id", "mergedWith"]).where("mergedInto", "=", id).execute();

/** Those that were merged with it, and with those. */
function withinOf(id: string, all: Merged[]): string[] {
  const own = all.filter(({ mergedWith }) => mergedWith === id);
  return own.flatMap((one) => [one.id, ...withinOf(one.id, all)]);
}
