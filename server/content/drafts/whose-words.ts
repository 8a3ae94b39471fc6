import { type ExpressionBuilder, sql } from "kysely";
import { byCode } from "#contracts/by-code.ts";
import type { DraftWrite, OtherSide } from "#contracts/draft.ts";
import type { By } from "#server/audit/audit-entry.ts";
import { columnsOf, type Place } from "#server/content/place.ts";
import { lastPublic } from "#server/content/revision-find.ts";
import type { Tables, Tx } from "#server/db/schema.ts";
import { versionFloor } from "#server/db/version-after.ts";
import type { Standing } from "./draft-merge.ts";

/** What somebody had read who writes. */
export type Seen = Pick<DraftWrite, "version" | "base">;

type Author = { userId: string | null; userName: string };

type Expressions = ExpressionBuilder<Tables, "draftStep" | "revision">;

const byMoment = byCode(({ at }: { at: string }) => at);

/** As whoever writes is told whose words came in: those of others, where there are any. */
export async function whoseWords(
  tx: Tx,
  place: Place,
  seen: Seen,
  standing: Standing,
  { by }: By,
): Promise<OtherSide["by"]> {
  if (await isBeforeBackup(tx, place, seen, standing)) return whose({ isBackup: true });
  const writers = await writersSince(tx, place, seen, standing);
  const others = writers.filter((writer) => !isSelf(writer, by));
  const names = [...new Set(others.map(({ userName }) => userName))].filter(Boolean);
  return whose({ names, isYou: writers.length > 0 && others.length === 0 });
}

const whose = (one: Partial<OtherSide["by"]>): OtherSide["by"] => ({
  ...{ names: [], isYou: false, isBackup: false },
  ...one,
});

/** Whether what was read is of a time that a backup, put back since, knows nothing of. */
async function isBeforeBackup(
  tx: Tx,
  place: Place,
  seen: Seen,
  { there, published }: Standing,
): Promise<boolean> {
  const version = Math.max(seen.version ?? 0, seen.base ?? 0);
  const known = Math.max(there?.version ?? 0, published?.version ?? 0);
  if (version <= known || version > (await versionFloor(tx))) return false;
  const isKept = (table: "draftStep" | "revision") =>
    tx
      .selectFrom(table)
      .select("version")
      .where((eb) => eb.and(columnsOf(place)))
      .where("version", "=", version)
      .executeTakeFirst();
  // It was thrown away before that.
  return !(await isKept("draftStep")) && !(await isKept("revision"));
}

/** Who has written since, what waited or what is public; whoever did last comes first. */
async function writersSince(
  tx: Tx,
  place: Place,
  seen: Seen,
  { there, published }: Standing,
): Promise<Author[]> {
  const publicVersion = published?.version ?? 0;
  // It was thrown away: whoever wrote it has not written now.
  if (!there && seen.version !== undefined && seen.base === published?.version) return [];
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
const isSelf = (author: Author, asker: string | null): boolean =>
  asker !== null && author.userId === asker;
