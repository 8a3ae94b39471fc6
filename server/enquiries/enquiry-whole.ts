import type { Enquiry } from "#contracts/enquiry.ts";
import type { Wait } from "#contracts/told-when.ts";
import type { Db, EnquiryRow, Tx } from "#server/db/schema.ts";
import { presentMail } from "#server/mail/outbox.ts";
import { findAskedBefore, presentOther } from "./asked-before.ts";
import { presentCard, presentReasons } from "./enquiry-row.ts";
import { findDepartures, named } from "./named-departures.ts";
import { staffNames } from "./staff-names.ts";

const DAY_MS = 86_400_000;
export const UNDO_MS = 30 * DAY_MS;

/** One enquiry with all that was done, also with those that stand in it. */
export async function findEnquiry(source: Db | Tx, id: string): Promise<Enquiry | null> {
  const row = await source
    .selectFrom("enquiry")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const merged = await source
    .selectFrom("enquiry")
    .selectAll()
    .where("mergedInto", "=", id)
    .orderBy("id")
    .execute();
  const own = [row, ...merged].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const ids = own.map((one) => one.id);
  const departures = await findDepartures(
    source,
    own.map((one) => one.departureId),
  );
  const events = await source
    .selectFrom("enquiryEvent")
    .selectAll()
    .where("enquiryId", "in", ids)
    .orderBy("id")
    .execute();
  const mails = await source
    .selectFrom("mail")
    .selectAll()
    .where("enquiryId", "in", ids)
    .orderBy("id")
    .execute();
  return {
    ...presentCard(row, await staffNames(source)),
    page: row.page,
    answeredAt: row.answeredAt,
    closedAt: row.closedAt,
    spamReasons: presentReasons(row),
    notes: events.flatMap(({ id: _id, at, userName: by, note: text }) =>
      text === null ? [] : [{ _id, at, by, text }],
    ),
    history: events.flatMap(({ id: _id, at, userName: by, status, what, value }) =>
      status === null && what === null ? [] : [{ _id, at, by, status, what, value: value ?? "" }],
    ),
    mail: mails.map(presentMail),
    waits: own.flatMap(waitsOf),
    departures: departures.map(named),
    askedBefore: await findAskedBefore(source, row, merged),
    merged: merged.map(presentMerged),
    mergedInto: await findMergedInto(source, row),
  };
}

function waitsOf({ departureId, waitsFor, createdAt, toldAt, toldBy }: EnquiryRow): Wait[] {
  if (departureId === null || waitsFor === null) return [];
  return [{ departure: departureId, waitsFor, since: createdAt, toldAt, toldBy }];
}

function presentMerged(row: EnquiryRow): Enquiry["merged"][number] {
  const { name, phone, email, message } = row;
  const mergedAt = row.mergedAt ?? row.updatedAt;
  const isUndoable = Date.now() - Date.parse(mergedAt) < UNDO_MS;
  return { ...presentOther(row), name, phone, email, message, mergedAt, isUndoable };
}

async function findMergedInto(source: Db | Tx, { mergedInto }: EnquiryRow) {
  if (mergedInto === null) return null;
  const other = await source
    .selectFrom("enquiry")
    .select(["id as _id", "reference"])
    .where("id", "=", mergedInto)
    .executeTakeFirst();
  return other ?? null;
}
