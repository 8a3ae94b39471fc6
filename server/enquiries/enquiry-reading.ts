import { plainDigits } from "#contracts/digits.ts";
import type { Enquiry, EnquiryCard, EnquiryCounts } from "#contracts/enquiry.ts";
import { ENQUIRY_STATUSES } from "#contracts/enquiry-status.ts";
import type { EnquiryFilter, EnquiryQuery } from "#contracts/enquiry-write.ts";
import { searchTextOf } from "#contracts/search-text.ts";
import { holdsWord } from "#server/db/holds-word.ts";
import type { Db, EnquiryRow, Tx } from "#server/db/schema.ts";
import { presentMail } from "#server/mail/outbox.ts";
import { presentCard, presentReasons } from "./enquiry-row.ts";

const EXCERPT_LENGTH = 200;
const EXPORT_PART = 500;

export function createEnquiryReading(db: Db) {
  const matching = ({ status, q }: EnquiryFilter) => {
    const all = db.selectFrom("enquiry");
    let query = status ? all.where("status", "=", status) : all.where("status", "!=", "spam");
    for (const word of wordsOf(q ?? "")) {
      query = query.where(holdsWord(word));
    }
    return query;
  };

  return {
    /** Newest first. */
    async list({ limit, offset, ...filter }: EnquiryQuery): Promise<EnquiryCard[]> {
      const rows = await matching(filter)
        .selectAll()
        .orderBy("id", "desc")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map((row) =>
        presentCard({ ...row, message: Array.from(row.message).slice(0, EXCERPT_LENGTH).join("") }),
      );
    },

    async count(filter: EnquiryFilter): Promise<number> {
      const { count } = await matching(filter)
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Who has written and got no answer yet: how many, and those who have waited longest. */
    async listWaiting(limit: number): Promise<{ count: number; first: EnquiryCard[] }> {
      const waiting = db
        .selectFrom("enquiry")
        .where("status", "=", "new")
        .where("answeredAt", "is", null);
      const { count } = await waiting
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      const first = await waiting.selectAll().orderBy("id").limit(limit).execute();
      return { count: Number(count), first: first.map(presentCard) };
    },

    /** Of all enquiries, whatever is searched for. */
    async counts(): Promise<EnquiryCounts> {
      const rows = await db
        .selectFrom("enquiry")
        .select((eb) => ["status", "unread", eb.fn.countAll<number>().as("count")])
        .groupBy(["status", "unread"])
        .execute();
      const sum = (of: (row: (typeof rows)[number]) => boolean) =>
        rows.filter(of).reduce((total, { count }) => total + Number(count), 0);
      const byStatus = ENQUIRY_STATUSES.map((name) => [name, sum(({ status }) => status === name)]);
      return {
        ...Object.fromEntries(byStatus),
        all: sum(({ status }) => status !== "spam"),
        unread: sum(({ status, unread }) => status !== "spam" && unread === 1),
      } as EnquiryCounts;
    },

    find: (id: string): Promise<Enquiry | null> => findEnquiry(db, id),

    /** Whole rows, newest first, some at a time, so that only one part is in memory. */
    async *parts(filter: EnquiryFilter): AsyncGenerator<EnquiryRow[]> {
      let before: string | undefined;
      for (;;) {
        let query = matching(filter).selectAll().orderBy("id", "desc").limit(EXPORT_PART);
        if (before) query = query.where("id", "<", before);
        const rows = await query.execute();
        yield rows;
        before = rows.at(-1)?.id;
        if (rows.length < EXPORT_PART) return;
      }
    },
  };
}

/** A number typed with spaces or dashes is looked for by its digits. */
function wordsOf(q: string): string[] {
  const text = plainDigits(q).trim();
  const isNumber = /^\+?[\d\s().-]{4,}$/.test(text);
  return isNumber ? [text.replace(/\D/g, "")] : (searchTextOf(text).match(/\S+/g) ?? []);
}

export async function findEnquiry(source: Db | Tx, id: string): Promise<Enquiry | null> {
  const row = await source
    .selectFrom("enquiry")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const events = await source
    .selectFrom("enquiryEvent")
    .select(["id as _id", "at", "userName as by", "status", "note"])
    .where("enquiryId", "=", id)
    .orderBy("id")
    .execute();
  const mails = await source
    .selectFrom("mail")
    .selectAll()
    .where("enquiryId", "=", id)
    .orderBy("id")
    .execute();
  return {
    ...presentCard(row),
    page: row.page,
    answeredAt: row.answeredAt,
    closedAt: row.closedAt,
    spamReasons: presentReasons(row),
    notes: events.flatMap(({ status: _, note: text, ...event }) =>
      text === null ? [] : [{ ...event, text }],
    ),
    history: events.flatMap(({ note: _, status, ...event }) =>
      status === null ? [] : [{ ...event, status }],
    ),
    mail: mails.map(presentMail),
  };
}
