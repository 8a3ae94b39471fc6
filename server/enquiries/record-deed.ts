import type { EnquiryDeed } from "#contracts/enquiry.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { EnquiryRow, Tx } from "#server/db/schema.ts";
import { versionAfter } from "#server/db/version-after.ts";
import { addEvent } from "./enquiry-event.ts";

type Deed = Pick<By, "by"> & { what: EnquiryDeed; value: string };

/** What was done with an enquiry is in its log and in the audit, and it is a newer one. */
export async function recordDeed(
  tx: Tx,
  own: EnquiryRow,
  { by, what, value }: Deed,
): Promise<void> {
  await tx
    .updateTable("enquiry")
    .set({ updatedAt: new Date().toISOString(), version: await versionAfter(tx, own.version) })
    .where("id", "=", own.id)
    .execute();
  const deed = { action: "update", thing: "enquiry", thingId: own.id } as const;
  const author = await recordAuditEntry(tx, { by, ...deed, summary: own.reference });
  await addEvent(tx, own.id, author, { what, value });
}
