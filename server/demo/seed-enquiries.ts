import type { EnquiryStatus } from "#contracts/enquiry-status.ts";
import type { NewEnquiry } from "#contracts/enquiry-write.ts";
import type { Language } from "#contracts/languages.ts";
import type { EnquiryRow, Tx } from "#server/db/schema.ts";
import type { EnquiryEventTable } from "#server/db/schema-enquiry.ts";
import { idAt } from "#server/db/sortable-id.ts";
import { contactKeys, NOT_WORKED_ON, searchTextOfEnquiry } from "#server/enquiries/enquiry-row.ts";
import enquiries from "./enquiries.json" with { type: "json" };

type DemoEnquiry = Omit<NewEnquiry, "month" | "language" | "departure" | "visa" | "waitsFor"> & {
  /** English without it. */
  language?: Language;
  /** Times are relative to the seeding: the inbox of a demo looks like today's. */
  minutesAgo: number;
  monthsAhead?: number;
  reference: string;
  status: EnquiryStatus;
  spamReasons?: string;
  events: { minutesLater: number; status?: EnquiryStatus; note?: string }[];
};

const MINUTE_MS = 60_000;
/** Invented, as everybody in the demo. */
const STAFF_NAME = "Nadia Rahman";

/** A dozen invented people who have written to the demo agency. */
export async function seedEnquiries(tx: Tx, now: string): Promise<void> {
  const oldestFirst = (enquiries as DemoEnquiry[]).toSorted((a, b) => b.minutesAgo - a.minutesAgo);
  const seeded = oldestFirst.map((enquiry) => seededFrom(enquiry, Date.parse(now)));
  await tx
    .insertInto("enquiry")
    .values(seeded.map(({ row }) => row))
    .execute();
  await tx
    .insertInto("enquiryEvent")
    .values(seeded.flatMap(({ events }) => events))
    .execute();
}

function seededFrom(enquiry: DemoEnquiry, now: number) {
  const { minutesAgo, monthsAhead, events, spamReasons = "", language = "en", ...fields } = enquiry;
  const received = now - minutesAgo * MINUTE_MS;
  const iso = (minutesLater: number) => new Date(received + minutesLater * MINUTE_MS).toISOString();
  const id = idAt(received);
  const changes = events.filter(({ status }) => status);
  const [first, last] = [changes.at(0), changes.at(-1)];
  const isDone = fields.status === "closed" || fields.status === "spam";
  const row: EnquiryRow = {
    id,
    ...fields,
    ...contactKeys(fields),
    ...NOT_WORKED_ON,
    departureId: null,
    visaId: null,
    waitsFor: null,
    language,
    month: monthsAhead === undefined ? "" : monthIn(now, monthsAhead),
    unread: events.length === 0 ? 1 : 0,
    spamReasons,
    searchText: searchTextOfEnquiry(fields),
    createdAt: iso(0),
    updatedAt: iso(last?.minutesLater ?? 0),
    answeredAt: first ? iso(first.minutesLater) : null,
    isExample: 1,
    closedAt: isDone ? iso(last?.minutesLater ?? 0) : null,
    version: 1 + changes.length,
  };
  const rows = events.map(
    ({ minutesLater, status = null, note = null }): EnquiryEventTable => ({
      id: idAt(received + minutesLater * MINUTE_MS),
      enquiryId: id,
      at: iso(minutesLater),
      userId: null,
      userName: STAFF_NAME,
      status,
      note,
      what: null,
      sentAs: null,
      value: null,
    }),
  );
  return { row, events: rows };
}

function monthIn(now: number, monthsAhead: number): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsAhead))
    .toISOString()
    .slice(0, "2027-02".length);
}
