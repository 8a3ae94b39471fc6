import { type ExpressionBuilder, sql } from "kysely";
import { byCode } from "#contracts/by-code.ts";
import { isComing, pricesOf, seatsOf } from "#contracts/departure-state.ts";
import { ENQUIRY_STATUSES, isDone } from "#contracts/enquiry-status.ts";
import type { Entry } from "#contracts/entry.ts";
import type { AwaitedDeparture, ToldWhen, ToldWhenQuery } from "#contracts/told-when.ts";
import type { WaitsFor } from "#contracts/waits-for.ts";
import type { Db, Tables } from "#server/db/schema.ts";
import { findDepartures, named } from "./named-departures.ts";

const OPEN = ENQUIRY_STATUSES.filter((status) => !isDone(status));
/** Departures that people wait for: more than an agency has. */
const MOST_AWAITED = 500;

/** For how many a departure has what they wait for. */
export type ReadyToTell = {
  departure: Entry<"departure">;
  people: number;
  /** When the first of them asked. */
  since: string;
};

/** Who asks to be told of a departure; days are those of the agency, YYYY-MM-DD. */
export function createToldWhen(db: Db) {
  return {
    toldWhen: {
      /** First come first, of what leaves next first; of what is gone, or has left, last. */
      async list({ departure, limit, offset }: ToldWhenQuery, today: string): Promise<ToldWhen> {
        const rows = await waiting(db, departure === undefined ? null : [departure])
          .innerJoin("enquiry as first", "first.id", "person.firstId")
          .leftJoin("entry", (join) =>
            join.onRef("entry.id", "=", "person.departure").on("entry.kind", "=", "departure"),
          )
          .select([
            ...(["root.id as _id", "root.reference", "root.version", "root.isExample"] as const),
            ...(["person.departure", "person.isTold"] as const),
            ...(["first.name", "first.phone", "first.email", "first.language"] as const),
            ...(["first.topic", "first.package", "first.travellers"] as const),
            ...(["first.createdAt as since", "first.toldAt", "first.toldBy"] as const),
            "first.waitsFor",
          ])
          .select(({ fn }) =>
            fn
              .agg<number>("row_number")
              .over((over) => over.partitionBy("person.departure").orderBy("person.firstId"))
              .as("place"),
          )
          .orderBy((eb) =>
            eb
              .case()
              .when("entry.position", ">=", today)
              .then(0)
              .when("entry.id", "is", null)
              .then(1)
              .else(2)
              .end(),
          )
          .orderBy("entry.position")
          .orderBy("person.departure")
          .orderBy("person.firstId")
          .limit(limit)
          .offset(offset)
          .execute();
        const found = await findDepartures(
          db,
          rows.map((row) => row.departure),
        );
        const departures = found.map((one) => awaited(one, today));
        const people = rows.map(({ isTold, isExample, place, departure, waitsFor, ...row }) => ({
          ...row,
          departure: departure ?? "",
          waitsFor: waitsFor ?? "seat",
          place: Number(place),
          isExample: isExample === 1,
          ...(Number(isTold) === 1 ? {} : { toldAt: null, toldBy: "" }),
          canBeTold: isThere(
            waitsFor,
            departures.find(({ _id }) => _id === departure),
          ),
        }));
        return { people, departures };
      },

      async count({ departure }: Pick<ToldWhenQuery, "departure">): Promise<number> {
        const { count } = await waiting(db, departure === undefined ? null : [departure])
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .executeTakeFirstOrThrow();
        return Number(count);
      },

      /** How many still wait for each of these; nothing of those for which nobody does. */
      async counts(departures: readonly string[]): Promise<Record<string, number>> {
        if (departures.length === 0) return {};
        const rows = await waiting(db, departures)
          .where("person.isTold", "=", 0)
          .select(({ fn }) => ["person.departure", fn.countAll<number>().as("count")])
          .groupBy("person.departure")
          .execute();
        return Object.fromEntries(rows.map((row) => [row.departure ?? "", Number(row.count)]));
      },

      /** Coming departures that have by now what people wait for, the earliest first. */
      async ready(today: string): Promise<ReadyToTell[]> {
        const rows = await waiting(db, null)
          .innerJoin("enquiry as first", "first.id", "person.firstId")
          .innerJoin("entry", "entry.id", "person.departure")
          .where("person.isTold", "=", 0)
          .where("entry.kind", "=", "departure")
          .where("entry.position", ">=", today)
          .select(({ fn }) => [
            ...(["person.departure", "first.waitsFor"] as const),
            fn.countAll<number>().as("count"),
            fn.min("first.createdAt").as("since"),
          ])
          .groupBy(["entry.position", "person.departure", "first.waitsFor"])
          .orderBy("entry.position")
          .orderBy("person.departure")
          .limit(MOST_AWAITED)
          .execute();
        const found = await findDepartures(
          db,
          rows.map((row) => row.departure),
        );
        return found
          .map((departure) => {
            const state = awaited(departure, today);
            const ready = rows.filter(
              (row) => row.departure === departure._id && isThere(row.waitsFor, state),
            );
            return {
              departure,
              people: ready.reduce((sum, { count }) => sum + Number(count), 0),
              since: ready.map(({ since }) => since).toSorted()[0] ?? "",
            };
          })
          .filter(({ people }) => people > 0)
          .toSorted(byCode(({ departure }) => departure.leavesOn));
      },
    },
  };
}

/**
 * Whoever waits for a departure, once, however often they asked: what stands in another enquiry is
 * worked on there, and of what is done nobody waits.
 */
function waiting(db: Db, departures: readonly string[] | null) {
  const rootId = (eb: ExpressionBuilder<Tables, "enquiry">) => eb.fn.coalesce("mergedInto", "id");
  const asked = db
    .selectFrom("enquiry")
    .where("waitsFor", "is not", null)
    .$if(departures !== null, (query) => query.where("departureId", "in", departures ?? []))
    .select((eb) => [
      ...(["departureId as departure"] as const),
      rootId(eb).as("rootId"),
      eb.fn.min("id").as("firstId"),
      sql<number>`min(case when ${sql.ref("toldAt")} is null then 0 else 1 end)`.as("isTold"),
    ])
    .groupBy((eb) => ["departureId", rootId(eb)]);
  return db
    .selectFrom(asked.as("person"))
    .innerJoin("enquiry as root", "root.id", "person.rootId")
    .where("root.status", "in", OPEN);
}

const awaited = (departure: Entry<"departure">, today: string): AwaitedDeparture => ({
  ...named(departure),
  seats: seatsOf(departure),
  prices: pricesOf(departure, today),
  isComing: isComing(departure, today),
});

function isThere(waitsFor: WaitsFor | null, departure: AwaitedDeparture | undefined): boolean {
  if (!departure?.isComing) return false;
  return waitsFor === "price" ? departure.prices === "valid" : departure.seats !== "full";
}
