import { byCode } from "#contracts/by-code.ts";
import { MOST_AT_ONCE } from "#contracts/departure-limits.ts";
import type { ListedDeparture } from "#contracts/departure-row.ts";
import { DEPARTING_IDS, type DepartingId } from "#contracts/kinds/departure.ts";
import { waitingStateOf } from "#contracts/waiting-state.ts";
import type { Spoken } from "#i18n/spoken.ts";
import { ENGLISH } from "#server/content/place.ts";
import type { Db } from "#server/db/schema.ts";
import type { DraftTable } from "#server/db/schema-content.ts";
import type { EntryTable } from "#server/db/schema-entry.ts";
import { departureCsv } from "./departure-csv.ts";
import { departureDays } from "./departure-days.ts";
import { fittedBody } from "./fitted-body.ts";
import { type WaitingDeparture, waitingDepartures } from "./waiting-departures.ts";

/** Of what waits and was never public, as many as stand above a list. */
const MOST_BEGUN = 200;
/** Of what names none. */
const FIRST_PACKAGE: DepartingId = DEPARTING_IDS[0];
const EXPORT_PART = 500;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Days are those of the agency, YYYY-MM-DD. `parent`: null: those that have left. */
export type AskedDepartures = {
  parent: DepartingId | null;
  today: string;
  limit: number;
  offset: number;
};

type Which = Pick<AskedDepartures, "parent" | "today">;
type At = Pick<EntryTable, "position" | "id">;

type Stored = Pick<EntryTable, "id" | "schema" | "version" | "body">;
type Waiting = Pick<DraftTable, "documentId" | "schema" | "version" | "publishAt" | "body">;

/** What the table of departures shows: so many queries, however many departures there are. */
export function createDepartureLists(db: Db) {
  async function listedOf(ids: readonly string[]): Promise<ListedDeparture[]> {
    if (ids.length === 0) return [];
    const [open, waiting] = await Promise.all([
      db
        .selectFrom("entry")
        .select(["id", "schema", "version", "body"])
        .where("id", "in", ids)
        .execute(),
      drafts(db).where("documentId", "in", ids).execute(),
    ]);
    const stored = new Map(open.map((row) => [row.id, row]));
    const waits = new Map(waiting.map((row) => [row.documentId, row]));
    return ids.flatMap((id) => {
      const row = stored.get(id);
      return row ? [listed(row, waits.get(id))] : [];
    });
  }

  /** Ids of what nobody but staff has seen yet, the earliest first. */
  const begunIds = async (parent: DepartingId): Promise<string[]> =>
    (await waitingDepartures(db))
      .filter((one) => !one.isPublic && (one.package ?? FIRST_PACKAGE) === parent)
      .toSorted(byCode(({ leavesOn }) => leavesOn))
      .map(({ id }) => id);

  async function begunOf(ids: readonly string[]): Promise<ListedDeparture[]> {
    if (ids.length === 0) return [];
    const rows = await drafts(db).where("documentId", "in", ids).execute();
    const read = new Map(rows.map((row) => [row.documentId, listed(null, row)]));
    return ids.flatMap((id) => read.get(id) ?? []);
  }

  /** All of them, some at a time, so that only one part is in memory; each once, whatever is published meanwhile. */
  async function* parts({ parent, today }: Which): AsyncGenerator<ListedDeparture[]> {
    const begun = parent ? await begunIds(parent) : [];
    for (let from = 0; from < begun.length; from += EXPORT_PART) {
      yield await begunOf(begun.slice(from, from + EXPORT_PART));
    }
    const asked = { parent, today, limit: EXPORT_PART, offset: 0 };
    for (let last: At | undefined; ; ) {
      const rows = await idsOf(db, asked, last).select("position").execute();
      yield await listedOf(rows.map(({ id }) => id));
      last = rows.at(-1);
      if (rows.length < EXPORT_PART) return;
    }
  }

  return {
    page: async (asked: AskedDepartures): Promise<ListedDeparture[]> =>
      listedOf((await idsOf(db, asked).execute()).map(({ id }) => id)),

    /** All of them, as a table for a spreadsheet. */
    csv: (which: Which, words: Spoken) => departureCsv(parts(which), words),

    /** What nobody but staff has seen yet, the earliest first: so many of them, and how many there are. */
    async begun(parent: DepartingId): Promise<{ first: ListedDeparture[]; count: number }> {
      const ids = await begunIds(parent);
      return { first: await begunOf(ids.slice(0, MOST_BEGUN)), count: ids.length };
    },

    /** One of them; null: there is none with this id. */
    async listed(id: string): Promise<ListedDeparture | null> {
      const [row] = await listedOf([id]);
      if (row) return row;
      return (await begunOf([id]))[0] ?? null;
    },

    /** How many are coming, of each package, and how many have left. */
    async counts(today: string): Promise<Record<DepartingId | "past", number>> {
      const [rows, { past }] = await Promise.all([
        db
          .selectFrom("entry")
          .select(({ fn }) => ["parent", fn.countAll<number>().as("count")])
          .where("kind", "=", "departure")
          .where("parent", "in", DEPARTING_IDS)
          .where("position", ">=", today)
          .groupBy("parent")
          .execute(),
        pastOnes(db, today)
          .select(({ fn }) => fn.countAll<number>().as("past"))
          .executeTakeFirstOrThrow(),
      ]);
      const of = (id: DepartingId) => Number(rows.find(({ parent }) => parent === id)?.count ?? 0);
      return { umrah: of("umrah"), hajj: of("hajj"), tours: of("tours"), past: Number(past) };
    },

    /** On which days how many of a package will leave. */
    days: (parent: DepartingId, today: string) => departureDays(db, parent, today),

    /** What waits until somebody publishes it; what was never public is not among it before it has its days. */
    async changes(): Promise<{ id: string; version: number; leavesOn: string }[]> {
      const hasDays = (one: WaitingDeparture) => DAY.test(one.leavesOn) && DAY.test(one.returnsOn);
      return (await waitingDepartures(db))
        .filter((one) => one.publishAt === null && (one.isPublic || hasDays(one)))
        .slice(0, MOST_AT_ONCE)
        .map(({ id, version, leavesOn }) => ({ id, version, leavesOn }));
    },
  };
}

/** Of one page, in its order. */
export function idsOf(db: Db, { parent, today, limit, offset }: AskedDepartures, after?: At) {
  const order = parent ? "asc" : "desc";
  const which = parent
    ? db
        .selectFrom("entry")
        .where("kind", "=", "departure")
        .where("parent", "=", parent)
        .where("position", ">=", today)
    : pastOnes(db, today);
  return which
    .select("id")
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("position", "id"),
          parent ? ">" : "<",
          tuple(after?.position ?? "", after?.id ?? ""),
        ),
      ),
    )
    .orderBy("position", order)
    .orderBy("id", order)
    .limit(limit)
    .offset(offset);
}

const pastOnes = (db: Db, today: string) =>
  db
    .selectFrom("entry")
    .where("kind", "=", "departure")
    .where("parent", "in", DEPARTING_IDS)
    .where("position", "<", today);

const drafts = (db: Db) =>
  db
    .selectFrom("draft")
    .select(["documentId", "schema", "version", "publishAt", "body"])
    .where("kind", "=", "departure")
    .where("lang", "=", ENGLISH)
    .where("deletedAt", "is", null);

/** As it will be once what waits is public. */
function listed(open: Stored | null, waiting: Waiting | undefined): ListedDeparture {
  const id = open?.id ?? waiting?.documentId ?? "";
  return {
    ...{ id, version: open?.version ?? 0, waiting: waiting?.version ?? null },
    state: waiting
      ? waitingStateOf({ publishAt: waiting.publishAt, isPublic: open !== null })
      : "public",
    body: fittedBody(id, waiting ?? open ?? { schema: 1, body: "{}" }),
  };
}
