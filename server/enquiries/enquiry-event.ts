import type { Author } from "#server/audit/audit-entry.ts";
import type { Tx } from "#server/db/schema.ts";
import type { EnquiryEventTable } from "#server/db/schema-enquiry.ts";
import { sortableId } from "#server/db/sortable-id.ts";

/** Whoever waits for a lost answer, for half a minute at a time, sends it again within that time. */
const SAME_MS = 300_000;

export type EnquiryEvent = Partial<
  Pick<EnquiryEventTable, "status" | "note" | "what" | "value" | "sentAs">
>;

const NOTHING = { status: null, note: null, what: null, value: null, sentAs: null };

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

/**
 * A note that was sent with that key before, and has been written on since.
 * @returns false: there is none, or these are other words: what is there is not lost for them
 */
export async function writeOn(
  tx: Tx,
  enquiryId: string,
  author: Author,
  { note, sentAs }: { note: string; sentAs: string | null },
): Promise<boolean> {
  if (sentAs === null) return false;
  const all = await tx
    .selectFrom("enquiryEvent")
    .select(["id", "note"])
    .where("enquiryId", "=", enquiryId)
    .where("userId", "=", author.userId)
    .where("sentAs", "=", sentAs)
    .execute();
  const sent = all.find((one) => one.note !== null && note.startsWith(stemOf(one.note)));
  if (!sent) return false;
  await tx.updateTable("enquiryEvent").set({ note }).where("id", "=", sent.id).execute();
  return true;
}

/** "Paid." is written on as "Paid, in cash.". */
const stemOf = (text: string): string => text.replace(/\p{P}+$/u, "") || text;

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
