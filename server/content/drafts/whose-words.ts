import { type ExpressionBuilder, sql } from "kysely";
import { byCode } from "#contracts/by-code.ts";
import type { DraftWrite, OtherSide } from "#contracts/draft.ts";
import type { By } from "#server/audit/audit-entry.ts";
import { columnsOf, type Place } from "#server/content/place.ts";
import { lastPublic } from "#server/content/revision-find.ts";
import type { Tables, Tx } from "#server/db/schema.ts";
import type { Standing } from "./draft-merge.ts";

/** What somebody had read who writes. */
export type Seen = Pick<DraftWrite, "version" | "base">;

type Author = { userId: string | null; userName: string };

type Expressions = ExpressionBuilder<Tables, "draftStep" | "revision">;

const byMoment = byCode(({ at }: { at: string }) => at);

/** Who has written since, what waited or what is public; whoever did last comes first. */
export async function writersSince(
  tx: Tx,
  place: Place,
  seen: Seen,
  { there, published }: Standing,
): Promise<Author[]> {
  const publicVersion = published?.version ?? 0;
  const base = seen.base ?? there?.base ?? publicVersion;
  // What was read stands there.
  if (seen.version === there?.version && base === publicVersion) return [];
  const madeAt = lastPublic(tx, place).select("at").where("version", "<=", base);
  const isLater = (eb: Expressions) =>
    seen.version === undefined
      ? eb("at", ">", eb.fn.coalesce(madeAt, eb.val("")))
      : eb("version", ">", seen.version);
  const steps = await tx
    .selectFrom("draftStep")
    .select(["userId", "userName", sql<string>`max("at")`.as("at")])
    .where((eb) => eb.and(columnsOf(place)))
    .where(isLater)
    .groupBy(["userId", "userName"])
    .execute();
  // Of steps only those of a day are left.
  const revisions = await tx
    .selectFrom("revision")
    .select(["userId", "userName", sql<string>`max("at")`.as("at")])
    .where((eb) => eb.and(columnsOf(place)))
    .where((eb) =>
      eb.or([
        eb.and([eb("action", "!=", "draft"), eb("version", ">", base)]),
        eb.and([eb("action", "=", "draft"), isLater(eb)]),
      ]),
    )
    .groupBy(["userId", "userName"])
    .execute();
  const waiting = there && there.version !== seen.version ? [{ ...there, at: there.savedAt }] : [];
  return [...steps, ...revisions, ...waiting].toSorted((one, other) => byMoment(other, one));
}

/** @param asker null: nobody who could be known again */
const isSelf = (author: Author | undefined, asker: string | null): boolean =>
  asker !== null && author?.userId === asker;

/** As whoever wrote them is told whose words came in: another one's, where there is one. */
export function toldOf(writers: Author[], { by }: By): OtherSide["by"] {
  const author = writers.find((writer) => !isSelf(writer, by)) ?? writers[0];
  return { name: author?.userName ?? "", isYou: isSelf(author, by) };
}
