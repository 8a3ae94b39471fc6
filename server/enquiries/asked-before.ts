import { isSamePhone } from "#contracts/contact-keys.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { Db, EnquiryRow, Tx } from "#server/db/schema.ts";

/** Somebody who asks every week is shown by the last of them. */
const MOST_BEFORE = 10;
/** Others end in the same digits. */
const MOST_LOOKED_AT = 100;

const SHOWN = ["id", "reference", "status", "topic", "package", "createdAt"] as const;
const FOUND = [...SHOWN, "phone", "emailKey", "mergedInto"] as const;

export const presentOther = (row: Pick<EnquiryRow, (typeof SHOWN)[number]>) => ({
  _id: row.id,
  reference: row.reference,
  status: row.status,
  topic: row.topic,
  package: row.package,
  createdAt: row.createdAt,
});

/**
 * Others with a number or an email of this one, or of what stands in it, newest first; for what stands
 * in another one, that one.
 */
export async function findAskedBefore(
  source: Db | Tx,
  row: EnquiryRow,
  merged: EnquiryRow[],
): Promise<Enquiry["askedBefore"]> {
  const own = [row, ...merged];
  const phoneKeys = [...new Set(own.map(({ phoneKey }) => phoneKey))].filter(Boolean);
  const emailKeys = [...new Set(own.map(({ emailKey }) => emailKey))].filter(Boolean);
  if (row.mergedInto !== null || phoneKeys.length + emailKeys.length === 0) return [];
  const ids = own.map(({ id }) => id);
  const found = await source
    .selectFrom("enquiry")
    .select(FOUND)
    .where("id", "not in", ids)
    .where((eb) =>
      eb.or([
        ...(phoneKeys.length > 0 ? [eb("phoneKey", "in", phoneKeys)] : []),
        ...(emailKeys.length > 0 ? [eb("emailKey", "in", emailKeys)] : []),
      ]),
    )
    .orderBy("id", "desc")
    .limit(MOST_LOOKED_AT)
    .execute();

  const ways = new Map<string, "phone" | "email">();
  for (const { id, phone, emailKey, mergedInto } of found) {
    const isByPhone = own.some((one) => isSamePhone(one.phone, phone));
    if (!isByPhone && !emailKeys.includes(emailKey)) continue;
    const stays = mergedInto ?? id;
    if (isByPhone || !ways.has(stays)) ways.set(stays, isByPhone ? "phone" : "email");
  }
  if (ways.size === 0) return [];
  const others = await source
    .selectFrom("enquiry")
    .select(SHOWN)
    .where("id", "in", [...ways.keys()])
    .orderBy("id", "desc")
    .limit(MOST_BEFORE)
    .execute();
  return others.map((other) => ({ ...presentOther(other), by: ways.get(other.id) ?? "email" }));
}
