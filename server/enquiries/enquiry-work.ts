import type { Enquiry } from "#contracts/enquiry.ts";
import type { EnquiryStatus } from "#contracts/enquiry-status.ts";
import type { EnquiryUpdate } from "#contracts/enquiry-write.ts";
import { type Author, authorOf, type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db, EnquiryRow, Tx } from "#server/db/schema.ts";
import { sortableId } from "#server/db/sortable-id.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { stampNow } from "#server/time/stamp.ts";
import { findEnquiry } from "./enquiry-reading.ts";

/** Longer than a form can be sent: no second submission can come after that. */
const FORM_USES_MS = 2 * 86_400_000;

/** Whoever waits for a lost answer sends it again within that time. */
const SAME_NOTE_MS = 60_000;

/** What staff do with an enquiry. */
export function createEnquiryWork(db: Db) {
  return {
    /**
     * With a `version` only that version is changed, without one whatever is there. Being read is no
     * change of it.
     * @throws DomainError "not-found", "changed-meanwhile"
     */
    update: (id: string, { status, unread, version }: EnquiryUpdate, { by }: By) =>
      db.transaction().execute(async (tx) => {
        const old = await requireRow(tx, id);
        if (version !== undefined && version !== old.version) throw await changedMeanwhile(tx, id);
        if (unread !== undefined) await setUnread(tx, id, unread);
        if (status !== undefined && status !== old.status) {
          if (unread === undefined) await setUnread(tx, id, false);
          await setStatus(tx, old, status);
          const deed = { action: "update", thing: "enquiry", thingId: id } as const;
          const author = await recordAuditEntry(tx, { by, ...deed, summary: old.reference });
          await addEvent(tx, id, author, { status });
        }
        return whole(tx, id);
      }),

    /**
     * The same once more is the same note: the answer to the first try was lost.
     * @throws DomainError "not-found"
     */
    addNote: (id: string, text: string, { by }: By): Promise<Enquiry> =>
      db.transaction().execute(async (tx) => {
        await requireRow(tx, id);
        const author = await authorOf(tx, by);
        const note = text.trim();
        if (!(await isLastNote(tx, id, { author, note }))) await addEvent(tx, id, author, { note });
        return whole(tx, id);
      }),

    /**
     * For good, with everything that is known of the visitor; the audit keeps who did it, and the
     * reference.
     * @throws DomainError "not-found"
     */
    remove: (id: string, { by }: By): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const { reference } = await requireRow(tx, id);
        const deed = { action: "delete", thing: "enquiry", thingId: id } as const;
        await recordAuditEntry(tx, { by, ...deed, summary: reference });
        // Notes, history and mails go with it: the tables reference it so.
        await tx.deleteFrom("enquiry").where("id", "=", id).execute();
      }),

    /**
     * Deletes what was closed, or quarantined, that many months ago.
     * @returns how many
     */
    async purge(months: number, now = new Date()): Promise<number> {
      const before = monthsBefore(now, months);
      const { numDeletedRows } = await db
        .deleteFrom("enquiry")
        .where("closedAt", "<", before.toISOString())
        .executeTakeFirst();
      await db
        .deleteFrom("formUse")
        .where("usedAt", "<", new Date(now.getTime() - FORM_USES_MS).toISOString())
        .execute();
      return Number(numDeletedRows);
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

async function requireRow(tx: Tx, id: string): Promise<EnquiryRow> {
  const row = await tx
    .selectFrom("enquiry")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError("not-found");
  return row;
}

async function whole(tx: Tx, id: string): Promise<Enquiry> {
  const enquiry = await findEnquiry(tx, id);
  if (!enquiry) throw new DomainError("not-found");
  return enquiry;
}

const changedMeanwhile = async (tx: Tx, id: string) =>
  new DomainError("changed-meanwhile", { current: await findEnquiry(tx, id) });

async function setUnread(tx: Tx, id: string, unread: boolean): Promise<void> {
  await tx
    .updateTable("enquiry")
    .set({ unread: unread ? 1 : 0 })
    .where("id", "=", id)
    .execute();
}

async function setStatus(tx: Tx, old: EnquiryRow, status: EnquiryStatus): Promise<void> {
  const now = new Date().toISOString();
  const doneAt = old.closedAt ?? (await stampNow(tx));
  const isDone = status === "closed" || status === "spam";
  const isAnswer = status !== "new" && status !== "spam";
  await tx
    .updateTable("enquiry")
    .set({
      status,
      updatedAt: now,
      // When a closed one becomes spam, the months until it is deleted go on.
      closedAt: isDone ? doneAt : null,
      answeredAt: old.answeredAt ?? (isAnswer ? now : null),
      version: old.version + 1,
    })
    .where("id", "=", old.id)
    .execute();
}

/** Whether it is what the same person wrote here last, a moment ago. */
async function isLastNote(
  tx: Tx,
  enquiryId: string,
  { author, note }: { author: Author; note: string },
) {
  const last = await tx
    .selectFrom("enquiryEvent")
    .selectAll()
    .where("enquiryId", "=", enquiryId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const isLately = last && Date.now() - Date.parse(last.at) < SAME_NOTE_MS;
  return isLately && last.note === note && last.userId === author.userId;
}

async function addEvent(
  tx: Tx,
  enquiryId: string,
  author: Author,
  { status = null, note = null }: { status?: EnquiryStatus | null; note?: string | null },
): Promise<void> {
  await tx
    .insertInto("enquiryEvent")
    .values({
      id: sortableId(),
      enquiryId,
      at: new Date().toISOString(),
      ...author,
      status,
      note,
    })
    .execute();
}
