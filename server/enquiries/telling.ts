import type { Enquiry } from "#contracts/enquiry.ts";
import type { Telling } from "#contracts/told-when.ts";
import { authorOf, type By } from "#server/audit/audit-entry.ts";
import type { Db } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { changedMeanwhile, requireOwn, whole } from "./enquiry-work.ts";
import { recordDeed } from "./record-deed.ts";

/** That somebody was told what they waited for; staff do that by hand, and note it here. */
export function createTelling(db: Db) {
  /** Of the enquiry, and of what stands in it. The same once more is done already. */
  const note = (id: string, { departure, version }: Telling, { by }: By, isTold: boolean) =>
    db.transaction().execute(async (tx): Promise<Enquiry> => {
      const own = await requireOwn(tx, id);
      const waits = await tx
        .selectFrom("enquiry")
        .select(["id", "waitsFor", "toldAt"])
        .where((eb) => eb.or([eb("id", "=", id), eb("mergedInto", "=", id)]))
        .where("departureId", "=", departure)
        .where("waitsFor", "is not", null)
        .orderBy("id")
        .execute();
      const [first] = waits;
      if (!first) throw new DomainError("not-found");
      const changing = waits.filter(({ toldAt }) => (toldAt !== null) !== isTold);
      if (changing.length === 0) return whole(tx, id);
      if (version !== undefined && version !== own.version) throw await changedMeanwhile(tx, id);
      const { userName } = await authorOf(tx, by);
      const now = new Date().toISOString();
      await tx
        .updateTable("enquiry")
        .set(isTold ? { toldAt: now, toldBy: userName } : { toldAt: null, toldBy: "" })
        .where(
          "id",
          "in",
          changing.map((one) => one.id),
        )
        .execute();
      const what = isTold ? "told" : "untold";
      await recordDeed(tx, own, { by, what, value: first.waitsFor ?? "" });
      return whole(tx, id);
    });

  return {
    /** @throws DomainError "not-found", "changed-meanwhile", "enquiry-merged" */
    tell: (id: string, telling: Telling, by: By) => note(id, telling, by, true),

    /** They wait again. @throws DomainError "not-found", "changed-meanwhile", "enquiry-merged" */
    untell: (id: string, telling: Telling, by: By) => note(id, telling, by, false),
  };
}
