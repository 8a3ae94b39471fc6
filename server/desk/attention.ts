import type { AttentionLine } from "#contracts/attention.ts";
import { shiftedDay } from "#contracts/days.ts";
import type { Entry } from "#contracts/entry.ts";
import { REVIEW_DAYS, TOLD_BEFORE } from "#contracts/stale-days.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import type { EntryReading } from "#server/content/entries/entry-reading.ts";
import { untilChanged } from "#server/content/until-changed.ts";
import type { Db } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";

/** Of a kind, as many as anybody can look through. */
const MOST = 500;

type AttentionDeps = {
  db: Db;
  content: Pick<ContentVersion, "current">;
  entry: Pick<EntryReading, "list">;
};

type Line = Omit<AttentionLine, "putOffUntil">;

/** What would be stale in public, or soon; days are those of the agency, YYYY-MM-DD. */
export function createAttention({ db, content, entry }: AttentionDeps) {
  let known: { today: string; read: () => ReturnType<typeof readFrom> } | null = null;

  const dated = (today: string) => {
    if (known?.today !== today) {
      known = { today, read: untilChanged(content, () => readFrom(today)) };
    }
    return known.read();
  };

  /** What ended first, then what ends soonest, then what has no day. */
  async function list(today: string): Promise<AttentionLine[]> {
    const { departures, visas, licences } = await dated(today);
    const rows = await db.selectFrom("putOff").selectAll().execute();
    const putOff = new Map(rows.map(({ key, until }) => [key, until]));
    const lines = [
      ...departures.flatMap((departure) => priceLine(departure, today)),
      ...visas.flatMap((visa) => reviewLine(visa, today)),
      ...licences.flatMap((licence) => licenceLine(licence, today)),
    ];
    const dayOf = ({ day }: Line) => day || "9999";
    return lines
      .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
      .map((line) => ({ ...line, putOffUntil: later(putOff.get(line.key), today) }));
  }

  return {
    list,

    /** Those that are not put off. */
    async count(today: string): Promise<number> {
      return (await list(today)).filter(({ putOffUntil }) => putOffUntil === null).length;
    },

    /** @param until null: no longer @throws DomainError "not-found" where nothing needs anybody */
    async putOff(key: string, until: string | null, today: string): Promise<void> {
      if (!(await list(today)).some((line) => line.key === key)) throw new DomainError("not-found");
      await db.transaction().execute(async (tx) => {
        await tx
          .deleteFrom("putOff")
          .where((eb) => eb.or([eb("key", "=", key), eb("until", "<=", today)]))
          .execute();
        if (until) await tx.insertInto("putOff").values({ key, until }).execute();
      });
    },
  };

  async function readFrom(today: string) {
    return {
      departures: await entry.list("departure", { from: today, limit: MOST }),
      visas: await entry.list("visa", { limit: MOST }),
      licences: await entry.list("licence", { from: today, limit: MOST }),
    };
  }
}

const later = (until: string | undefined, today: string): string | null =>
  until && until > today ? until : null;

function priceLine(departure: Entry<"departure">, today: string): Line[] {
  const { _id: id, leavesOn, priceUntil: day, seats, title } = departure;
  if (day === "" || seats === "full") return [];
  if (day > shiftedDay(today, TOLD_BEFORE.price)) return [];
  const what = day < today ? "price-ended" : "price-ends";
  return [{ key: `price.${id}`, what, kind: "departure", id, title: title || leavesOn, day }];
}

function reviewLine({ _id: id, title, reviewedOn: day }: Entry<"visa">, today: string): Line[] {
  if (day > shiftedDay(today, -REVIEW_DAYS.staff)) return [];
  return [{ key: `review.${id}`, what: "review-due", kind: "visa", id, title, day }];
}

function licenceLine({ _id: id, title, validUntil: day }: Entry<"licence">, today: string): Line[] {
  if (day > shiftedDay(today, TOLD_BEFORE.licence)) return [];
  return [{ key: `licence.${id}`, what: "licence-ends", kind: "licence", id, title, day }];
}
