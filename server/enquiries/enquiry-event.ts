import type { Author } from "#server/audit/audit-entry.ts";
import type { Tx } from "#server/db/schema.ts";
import type { EnquiryEventTable } from "#server/db/schema-enquiry.ts";
import { sortableId } from "#server/db/sortable-id.ts";

/** Whoever waits for a lost answer, for half a minute at a time, sends it again within that time. */
const SAME_MS = 300_000;

export type EnquiryEvent = Partial<Pick<EnquiryEventTable, "status" | "note" | "what" | "value">>;

const NOTHING = { status: null, note: null, what: null, value: null };

export async function addEvent(
  tx: Tx,
  enquiryId: string,
  author: Author,
  event: EnquiryEvent,
): Promise<void> {
  const at = new Date().toISOString();
  await tx
    .insertInto("enquiryEvent")
    .values({ id: sortableId(), enquiryId, at, ...author, ...NOTHING, ...event })
    .execute();
}

/** But not what the same person did here last, a moment ago. */
export async function addOnce(
  tx: Tx,
  enquiryId: string,
  author: Author,
  event: EnquiryEvent,
): Promise<void> {
  const last = await tx
    .selectFrom("enquiryEvent")
    .selectAll()
    .where("enquiryId", "=", enquiryId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const isLately = last && Date.now() - Date.parse(last.at) < SAME_MS;
  const { note, what, value } = { ...NOTHING, ...event };
  const isSame = last?.note === note && last.what === what && last.value === value;
  if (isLately && isSame && last.userId === author.userId) return;
  await addEvent(tx, enquiryId, author, event);
}
