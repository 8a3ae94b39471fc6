import { sql } from "kysely";
import { byCode } from "#contracts/by-code.ts";
import type { DraftWrite } from "#contracts/draft.ts";
import type { By } from "#server/audit/audit-entry.ts";
import { columnsOf, type Place } from "#server/content/place.ts";
import type { Tx } from "#server/db/schema.ts";
import type { Standing } from "./draft-merge.ts";

/** What somebody had read who writes. */
export type Seen = Pick<DraftWrite, "version" | "base">;

export type Author = { userId: string | null; userName: string };

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
  if (seen.version === there?.version && base === publicVersion) return [];
  const madeAt = tx
    .selectFrom("revision")
    .select("at")
    .where((eb) => eb.and(columnsOf(place)))
    .where("action", "!=", "draft")
    .where("version", "<=", base)
    .orderBy("version", "desc")
    .limit(1);
  const steps = await tx
    .selectFrom("draftStep")
    .select(["userId", "userName", sql<string>`max("at")`.as("at")])
    .where((eb) => eb.and(columnsOf(place)))
    .where((eb) =>
      seen.version === undefined
        ? eb("at", ">", eb.fn.coalesce(madeAt, eb.val("")))
        : eb("version", ">", seen.version),
    )
    .groupBy(["userId", "userName"])
    .execute();
  const madePublic = await tx
    .selectFrom("revision")
    .select(["userId", "userName", sql<string>`max("at")`.as("at")])
    .where((eb) => eb.and(columnsOf(place)))
    .where("action", "!=", "draft")
    .where("version", ">", base)
    .groupBy(["userId", "userName"])
    .execute();
  return [...steps, ...madePublic].toSorted((one, other) => byMoment(other, one));
}

/** @param asker null: nobody who could be known again */
export const isSelf = (author: Author | null, asker: string | null): boolean =>
  asker !== null && author?.userId === asker;

/** Whom the words that came in are told of: another one, where there is one. */
export const otherAmong = (writers: Author[], { by }: By): Author | undefined =>
  writers.find((writer) => !isSelf(writer, by)) ?? writers[0];

/**
 * Whether nobody else's words may have come in. What was read and is gone, and nobody wrote since, was thrown away by
 * nobody knows whom.
 */
export async function isAllTheirOwn(
  tx: Tx,
  place: Place,
  standing: Standing,
  seen: Seen,
  { by }: By,
): Promise<boolean> {
  const writers = await writersSince(tx, place, seen, standing);
  const isGone = !standing.there && seen.version !== undefined;
  return (!isGone || writers.length > 0) && writers.every((writer) => isSelf(writer, by));
}
