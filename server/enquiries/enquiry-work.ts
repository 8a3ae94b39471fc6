import type { Enquiry } from "#contracts/enquiry.ts";
import type { EnquiryAnswer, EnquiryUpdate } from "#contracts/enquiry-write.ts";
import { authorOf, type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db, EnquiryRow, Tx } from "#server/db/schema.ts";
import { versionAfter } from "#server/db/version-after.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { changesOf } from "./enquiry-changes.ts";
import { addEvent, addOnce, writeOn } from "./enquiry-event.ts";
import { findEnquiry } from "./enquiry-whole.ts";
import { titleOf } from "./reply-templates.ts";

/** Longer than a form can be sent: no second submission can come after that. */
const FORM_USES_MS = 2 * 86_400_000;

/** What staff do with an enquiry. */
export function createEnquiryWork(db: Db) {
  return {
    /**
     * With a `version` only that version is changed, without one whatever is there. Being read is no
     * change of it.
     * @throws DomainError "not-found", "changed-meanwhile", "enquiry-merged", "no-such-owner"
     */
    update: (id: string, { unread, version, ...wanted }: EnquiryUpdate, { by }: By) =>
      db.transaction().execute(async (tx) => {
        const old = await requireOwn(tx, id);
        if (version !== undefined && version !== old.version) throw await changedMeanwhile(tx, id);
        if (unread !== undefined) await setUnread(tx, id, unread);
        const { set, events } = await changesOf(tx, old, wanted);
        if (events.length > 0) {
          if (unread === undefined) await setUnread(tx, id, false);
          await tx
            .updateTable("enquiry")
            .set({
              ...set,
              updatedAt: new Date().toISOString(),
              version: await versionAfter(tx, old.version),
            })
            .where("id", "=", id)
            .execute();
          const deed = { action: "update", thing: "enquiry", thingId: id } as const;
          const author = await recordAuditEntry(tx, { by, ...deed, summary: old.reference });
          for (const event of events) await addEvent(tx, id, author, event);
        }
        return whole(tx, id);
      }),

    /**
     * The same once more is the same note: the answer to the first try was lost. Sent again with its key, and
     * written on, it is that one too.
     * @throws DomainError "not-found"
     */
    addNote: (
      id: string,
      text: string,
      { by }: By,
      sentAs: string | null = null,
    ): Promise<Enquiry> =>
      db.transaction().execute(async (tx) => {
        await requireOwn(tx, id);
        const author = await authorOf(tx, by);
        const note = { note: text.trim(), sentAs };
        if (!(await writeOn(tx, id, author, note))) await addOnce(tx, id, author, note);
        return whole(tx, id);
      }),

    /**
     * That a template was opened, to be sent by hand. The same once more is the same, as with notes.
     * @throws DomainError "not-found", "no-template", "enquiry-merged"
     */
    noteAnswer: (id: string, { template, by: channel }: EnquiryAnswer, { by }: By) =>
      db.transaction().execute(async (tx) => {
        await requireOwn(tx, id);
        const value = await titleOf(tx, template);
        await addOnce(tx, id, await authorOf(tx, by), { what: channel, value });
        return whole(tx, id);
      }),

    /**
     * For good, with everything that is known of the visitor; the audit keeps who did it, and the
     * reference.
     * @throws DomainError "not-found"
     */
    remove: (id: string, { by }: By): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const { reference, mergedWith } = await requireRow(tx, id);
        const deed = { action: "delete", thing: "enquiry", thingId: id } as const;
        await recordAuditEntry(tx, { by, ...deed, summary: reference });
        // Notes, history and mails go with it: the tables reference it so. What was taken for one
        // enquiry goes as one.
        await tx
          .deleteFrom("enquiry")
          .where((eb) => eb.or([eb("id", "=", id), eb("mergedInto", "=", id)]))
          .execute();
        // Where it stood in another one itself, what was merged with it stays there.
        await tx.updateTable("enquiry").set({ mergedWith }).where("mergedWith", "=", id).execute();
      }),

    /**
     * Deletes what was closed, or quarantined, that many months ago; what stands in it goes with it, and not before.
     * @returns how many
     */
    async purge(months: number, now = new Date()): Promise<number> {
      const before = monthsBefore(now, months);
      const count = await db.transaction().execute(async (tx) => {
        const own = await tx
          .deleteFrom("enquiry")
          .where("closedAt", "<", before.toISOString())
          .where("mergedInto", "is", null)
          .executeTakeFirst();
        const there = tx.selectFrom("enquiry as root").select("root.id");
        const merged = await tx
          .deleteFrom("enquiry")
          .where("mergedInto", "is not", null)
          .where("mergedInto", "not in", there)
          .executeTakeFirst();
        return Number(own.numDeletedRows + merged.numDeletedRows);
      });
      await db
        .deleteFrom("formUse")
        .where("usedAt", "<", new Date(now.getTime() - FORM_USES_MS).toISOString())
        .execute();
      return count;
    },
  };
}

/** The same day of an earlier month, or its last day when it has no such day. */
function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - months);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}

/** As it stands in the database, for this change alone. */
export async function requireRow(tx: Tx, id: string): Promise<EnquiryRow> {
  const row = await tx
    .selectFrom("enquiry")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError("not-found");
  return row;
}

/** What stands in another one is worked on there. */
export async function requireOwn(tx: Tx, id: string): Promise<EnquiryRow> {
  const row = await requireRow(tx, id);
  if (row.mergedInto !== null) throw new DomainError("enquiry-merged");
  return row;
}

export async function whole(tx: Tx, id: string): Promise<Enquiry> {
  const enquiry = await findEnquiry(tx, id);
  if (!enquiry) throw new DomainError("not-found");
  return enquiry;
}

export const changedMeanwhile = async (tx: Tx, id: string) =>
  new DomainError("changed-meanwhile", { current: await findEnquiry(tx, id) });

async function setUnread(tx: Tx, id: string, unread: boolean): Promise<void> {
  await tx
    .updateTable("enquiry")
    .set({ unread: unread ? 1 : 0 })
    .where("id", "=", id)
    .execute();
}
