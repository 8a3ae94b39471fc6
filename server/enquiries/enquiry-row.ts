import { emailKey, phoneKey } from "#contracts/contact-keys.ts";
import { plainDigits } from "#contracts/digits.ts";
import type { EnquiryCard } from "#contracts/enquiry.ts";
import { isSpamReason, type SpamReason } from "#contracts/enquiry-status.ts";
import type { NewEnquiry } from "#contracts/enquiry-write.ts";
import { searchTextOf } from "#contracts/search-text.ts";
import { spamReasons as spamReasonWords } from "#i18n/en/enquiries.ts";
import type { EnquiryRow } from "#server/db/schema.ts";
import { sortableId } from "#server/db/sortable-id.ts";

type Made = { reference: string; spamReasons: SpamReason[]; now: number };

/** A row that is not stored yet. */
export function newRow(fields: NewEnquiry, { reference, spamReasons, now }: Made): EnquiryRow {
  const at = new Date(now).toISOString();
  const isSpam = spamReasons.length > 0;
  const { departure, visa, ...written } = fields;
  return {
    id: sortableId(now),
    reference,
    status: isSpam ? "spam" : "new",
    unread: 1,
    ...written,
    departureId: departure,
    visaId: visa,
    ...contactKeys(fields),
    ...NOT_WORKED_ON,
    spamReasons: spamReasons.join(" "),
    searchText: searchTextOfEnquiry({ reference, ...fields }),
    createdAt: at,
    updatedAt: at,
    answeredAt: null,
    // Stays in quarantine unless somebody frees it: its personal data is deleted like that of a
    // closed one.
    closedAt: isSpam ? at : null,
    isExample: 0,
    version: 1,
  };
}

/** Nobody has, so far. */
export const NOT_WORKED_ON = {
  ...{ ownerId: null, ownerName: "", followUpOn: null },
  ...{ mergedInto: null, mergedWith: null, mergedAt: null },
  ...{ toldAt: null, toldBy: "" },
} as const;

/** What others of the same visitor are found by. */
export const contactKeys = ({ phone, email }: Pick<EnquiryRow, "phone" | "email">) => ({
  phoneKey: phoneKey(phone),
  emailKey: emailKey(email),
});

type Searched = Pick<EnquiryRow, "reference" | "name" | "phone" | "email" | "message">;

/** A number is found as it was typed and as plain digits. */
export function searchTextOfEnquiry(row: Searched): string {
  const digits = plainDigits(row.phone).replace(/\D/g, "");
  return searchTextOf(row.reference, row.name, row.phone, digits, row.email, row.message);
}

/** Names of the staff by their ids, as they are now. */
export type StaffNames = ReadonlyMap<string, string>;

export function presentCard(row: EnquiryRow, staff: StaffNames): EnquiryCard {
  const ownerNow = row.ownerId === null ? undefined : staff.get(row.ownerId);
  return {
    _id: row.id,
    reference: row.reference,
    status: row.status,
    unread: row.unread === 1,
    topic: row.topic,
    package: row.package,
    name: row.name,
    phone: row.phone,
    email: row.email,
    month: row.month,
    travellers: row.travellers,
    message: row.message,
    language: row.language,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    isExample: row.isExample === 1,
    owner: ownerNow === undefined ? null : row.ownerId,
    ownerName: ownerNow ?? row.ownerName,
    followUpOn: row.followUpOn,
    departure: row.departureId,
    visa: row.visaId,
    waitsFor: row.waitsFor,
    version: row.version,
  };
}

export function presentReasons({ spamReasons }: Pick<EnquiryRow, "spamReasons">) {
  const codes = spamReasons.split(" ").filter(isSpamReason);
  return codes.map((code) => ({ code, text: spamReasonWords[code] }));
}
