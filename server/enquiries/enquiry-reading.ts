import type { ExpressionBuilder } from "kysely";
import { plainDigits } from "#contracts/digits.ts";
import type { Enquiry, EnquiryCard, EnquiryCounts, EnquiryNews } from "#contracts/enquiry.ts";
import { ENQUIRY_STATUSES, isDone } from "#contracts/enquiry-status.ts";
import type { EnquiryFilter, EnquiryQuery } from "#contracts/enquiry-write.ts";
import { searchTextOf } from "#contracts/search-text.ts";
import { holdsWord } from "#server/db/holds-word.ts";
import type { Db, EnquiryRow, Tables } from "#server/db/schema.ts";
import { presentCard } from "./enquiry-row.ts";
import { findEnquiry } from "./enquiry-whole.ts";
import { staffNames } from "./staff-names.ts";

const EXCERPT_LENGTH = 200;
const EXPORT_PART = 500;
const OPEN = ENQUIRY_STATUSES.filter((status) => !isDone(status));

/** Who asks, and which day it is for the agency. */
export type Asking = { by: string | null; today: string };

const UNKNOWN: Asking = { by: null, today: "" };

type Page = Pick<EnquiryQuery, "limit" | "offset">;
type ListQuery = EnquiryFilter & Page & { order?: EnquiryQuery["order"] };

export function createEnquiryReading(db: Db) {
  /** What is merged into another one stands there: its words find that one. */
  const matching = ({ status, owner, q }: EnquiryFilter, { by }: Asking = UNKNOWN) => {
    const all = db.selectFrom("enquiry").where("mergedInto", "is", null);
    let query = status ? all.where("status", "=", status) : all.where("status", "!=", "spam");
    if (owner) query = query.where("status", "in", OPEN);
    if (owner === "mine") query = query.where("ownerId", "=", by ?? "");
    if (owner === "nobody") query = query.where(isNobodys);
    for (const word of wordsOf(q ?? "")) {
      const within = db
        .selectFrom("enquiry as inner")
        .select("inner.mergedInto")
        .where("inner.mergedInto", "is not", null)
        .where(holdsWord(word, "inner.searchText"));
      query = query.where((eb) =>
        eb.or([holdsWord(word, "enquiry.searchText"), eb("enquiry.id", "in", within)]),
      );
    }
    return query;
  };

  const isNobodys = (eb: ExpressionBuilder<Tables, "enquiry">) =>
    eb.or([
      eb("ownerId", "is", null),
      eb("ownerId", "not in", db.selectFrom("staff").select("staff.id")),
    ]);

  const readPage = (filter: EnquiryFilter, { limit, offset }: Page, asking: Asking) =>
    matching(filter, asking)
      .selectAll("enquiry")
      .orderBy("enquiry.id", "desc")
      .limit(limit)
      .offset(offset)
      .execute();

  /** To be followed up today or before: few, and found by their day. */
  const dueOf = (filter: EnquiryFilter, asking: Asking) =>
    matching(filter, asking).where("status", "in", OPEN).where("followUpOn", "<=", asking.today);

  const countOf = async (query: ReturnType<typeof matching>): Promise<number> => {
    const { count } = await query
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  async function readDueFirst(filter: EnquiryFilter, { limit, offset }: Page, asking: Asking) {
    const due = await dueOf(filter, asking)
      .selectAll("enquiry")
      .orderBy("followUpOn")
      .orderBy("enquiry.id", "desc")
      .limit(limit)
      .offset(offset)
      .execute();
    if (due.length === limit) return due;
    const count = offset === 0 ? due.length : await countOf(dueOf(filter, asking));
    const others = await matching(filter, asking)
      .where((eb) =>
        eb.or([
          eb("followUpOn", "is", null),
          eb("followUpOn", ">", asking.today),
          eb("status", "not in", OPEN),
        ]),
      )
      .selectAll("enquiry")
      .orderBy("enquiry.id", "desc")
      .limit(limit - due.length)
      .offset(Math.max(0, offset - count))
      .execute();
    return [...due, ...others];
  }

  return {
    /** Newest first, or first what is to be followed up. */
    async list(query: ListQuery, asking: Asking = UNKNOWN): Promise<EnquiryCard[]> {
      const { limit, offset, order, ...filter } = query;
      const read = order === "due" ? readDueFirst : readPage;
      const [rows, names] = await Promise.all([
        read(filter, { limit, offset }, asking),
        staffNames(db),
      ]);
      return rows.map((row) => {
        const message = Array.from(row.message).slice(0, EXCERPT_LENGTH).join("");
        return presentCard({ ...row, message }, names);
      });
    },

    count: (filter: EnquiryFilter, asking?: Asking): Promise<number> =>
      countOf(matching(filter, asking)),

    /** Who has written and got no answer yet: how many, and those who have waited longest. */
    async listWaiting(limit: number): Promise<{ count: number; first: EnquiryCard[] }> {
      const waiting = db
        .selectFrom("enquiry")
        .where("status", "=", "new")
        .where("answeredAt", "is", null)
        .where("mergedInto", "is", null);
      const { count } = await waiting
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      const first = await waiting.selectAll().orderBy("id").limit(limit).execute();
      const names = first.length > 0 ? await staffNames(db) : new Map();
      return { count: Number(count), first: first.map((row) => presentCard(row, names)) };
    },

    /**
     * To be followed up today or before, those that are over the longest first.
     * @param isOver before today
     */
    async listDue(today: string, { isOver = false, limit }: { isOver?: boolean; limit: number }) {
      const asking = { by: null, today };
      const due = () =>
        dueOf({}, asking).$if(isOver, (query) => query.where("followUpOn", "<", today));
      const [count, rows, names] = await Promise.all([
        countOf(due()),
        due()
          .selectAll("enquiry")
          .orderBy("followUpOn")
          .orderBy("enquiry.id")
          .limit(limit)
          .execute(),
        staffNames(db),
      ]);
      return { count, first: rows.map((row) => presentCard(row, names)) };
    },

    /** Of all enquiries, whatever is searched for. */
    async counts(asking: Asking = UNKNOWN): Promise<EnquiryCounts> {
      const [rows, names, due] = await Promise.all([
        db
          .selectFrom("enquiry")
          .select((eb) => ["status", "unread", "ownerId", eb.fn.countAll<number>().as("count")])
          .where("mergedInto", "is", null)
          .groupBy(["status", "unread", "ownerId"])
          .execute(),
        staffNames(db),
        countOf(dueOf({}, asking)),
      ]);
      type Row = (typeof rows)[number];
      const sum = (of: (row: Row) => boolean) =>
        rows.filter(of).reduce((total, { count }) => total + Number(count), 0);
      const byStatus = ENQUIRY_STATUSES.map((name) => [name, sum(({ status }) => status === name)]);
      const hasOwner = ({ ownerId }: Row) => ownerId !== null && names.has(ownerId);
      return {
        ...Object.fromEntries(byStatus),
        all: sum(({ status }) => status !== "spam"),
        unread: sum(({ status, unread }) => status !== "spam" && unread === 1),
        mine: sum(({ status, ownerId }) => !isDone(status) && ownerId === asking.by && !!ownerId),
        unowned: sum((row) => !isDone(row.status) && !hasOwner(row)),
        due,
      } as EnquiryCounts;
    },

    /** Whether something has come: cheap, as every open page asks it all the time. */
    async news(): Promise<EnquiryNews> {
      const [count, newest] = await Promise.all([
        countOf(matching({ status: "new" })),
        matching({}).select("enquiry.id").orderBy("enquiry.id", "desc").limit(1).executeTakeFirst(),
      ]);
      return { new: count, newest: newest?.id ?? null };
    },

    find: (id: string): Promise<Enquiry | null> => findEnquiry(db, id),

    /** Whole rows, newest first, some at a time, so that only one part is in memory. */
    async *parts(filter: EnquiryFilter, asking?: Asking): AsyncGenerator<ExportedRow[]> {
      let before: string | undefined;
      for (;;) {
        let query = matching(filter, asking)
          .selectAll("enquiry")
          .orderBy("enquiry.id", "desc")
          .limit(EXPORT_PART);
        if (before) query = query.where("enquiry.id", "<", before);
        const rows = await query.execute();
        yield await withMerged(rows);
        before = rows.at(-1)?.id;
        if (rows.length < EXPORT_PART) return;
      }
    },
  };

  async function withMerged(rows: EnquiryRow[]): Promise<ExportedRow[]> {
    if (rows.length === 0) return [];
    const [names, merged] = await Promise.all([
      staffNames(db),
      db
        .selectFrom("enquiry")
        .select(["mergedInto", "reference", "message"])
        .where(
          "mergedInto",
          "in",
          rows.map(({ id }) => id),
        )
        .orderBy("id")
        .execute(),
    ]);
    return rows.map((row) => ({
      ...row,
      ownerName: presentCard(row, names).ownerName,
      merged: merged.filter(({ mergedInto }) => mergedInto === row.id),
    }));
  }
}

export type ExportedRow = EnquiryRow & { merged: Pick<EnquiryRow, "reference" | "message">[] };

/** A number typed with spaces or dashes is looked for by its digits. */
function wordsOf(q: string): string[] {
  const text = plainDigits(q).trim();
  const isNumber = /^\+?[\d\s().-]{4,}$/.test(text);
  return isNumber ? [text.replace(/\D/g, "")] : (searchTextOf(text).match(/\S+/g) ?? []);
}
