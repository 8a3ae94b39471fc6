import type { ListedDeparture } from "#contracts/departure-row.ts";
import { DEPARTING_IDS, type DepartingId, departureKind } from "#contracts/kinds/departure.ts";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import { waitingStateOf } from "#contracts/waiting.ts";
import { ENGLISH } from "#server/content/place.ts";
import { fittingNow } from "#server/content/state.ts";
import type { Db } from "#server/db/schema.ts";
import type { DraftTable } from "#server/db/schema-content.ts";
import type { EntryTable } from "#server/db/schema-entry.ts";

/** Of what waits and was never public, as many as stand above a list. */
const MOST_BEGUN = 200;
/** What is published, or thrown away, at once. */
const MOST_CHANGES = 500;
/** Of a package: who plans further ahead sees clashes within these. */
const MOST_DAYS = 1000;

/** Days are those of the agency, YYYY-MM-DD. `parent`: null: those that have left. */
export type AskedDepartures = {
  parent: DepartingId | null;
  today: string;
  limit: number;
  offset: number;
};

type Stored = Pick<EntryTable, "id" | "schema" | "version" | "body">;
type Waiting = Pick<DraftTable, "documentId" | "schema" | "version" | "publishAt" | "body">;

/** What the table of departures shows: so many queries, however many departures there are. */
export function createDepartureLists(db: Db) {
  return {
    async page(asked: AskedDepartures): Promise<ListedDeparture[]> {
      const rows = await idsOf(db, asked).execute();
      const ids = rows.map(({ id }) => id);
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
    },

    /** What nobody but staff has seen yet, the earliest first. */
    async begun(parent: DepartingId): Promise<ListedDeparture[]> {
      const rows = await drafts(db)
        .where("base", "=", 0)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom("entry").select("id").whereRef("entry.id", "=", "draft.documentId")),
          ),
        )
        .orderBy("savedAt", "desc")
        .orderBy("documentId")
        .limit(MOST_BEGUN)
        .execute();
      return rows
        .map((row) => listed(null, row))
        .filter(({ body }) => body.package === parent)
        .toSorted((one, other) => one.body.leavesOn.localeCompare(other.body.leavesOn));
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

    /** On which days how many of a package leave. */
    async days(parent: DepartingId, today: string): Promise<Record<string, number>> {
      const rows = await db
        .selectFrom("entry")
        .select(({ fn }) => ["position", fn.countAll<number>().as("count")])
        .where("kind", "=", "departure")
        .where("parent", "=", parent)
        .where("position", ">=", today)
        .groupBy("position")
        .orderBy("position")
        .limit(MOST_DAYS)
        .execute();
      return Object.fromEntries(rows.map(({ position, count }) => [position, Number(count)]));
    },

    /** Of public ones, what waits until somebody publishes it. */
    changes: (): Promise<{ id: string; version: number; leavesOn: string }[]> =>
      db
        .selectFrom("draft")
        .innerJoin("entry", "entry.id", "draft.documentId")
        .select(["documentId as id", "draft.version", "entry.position as leavesOn"])
        .where("draft.kind", "=", "departure")
        .where("lang", "=", ENGLISH)
        .where("deletedAt", "is", null)
        .where("publishAt", "is", null)
        .orderBy("documentId")
        .limit(MOST_CHANGES)
        .execute(),
  };
}

/** Of one page, in its order. */
export function idsOf(db: Db, { parent, today, limit, offset }: AskedDepartures) {
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
  const { schema, body } = waiting ?? open ?? { schema: 1, body: "{}" };
  const fit = fittingNow({ kind: "departure", id }, { schema, body: JSON.parse(body) });
  return {
    ...{ id, version: open?.version ?? 0, waiting: waiting?.version ?? null },
    state: waiting
      ? waitingStateOf({ publishAt: waiting.publishAt, isPublic: open !== null })
      : "public",
    body: upgraded(departureKind, fit.body, schemaOf(departureKind)),
  };
}
