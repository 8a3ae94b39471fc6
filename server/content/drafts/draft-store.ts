import type { Draft } from "#contracts/draft.ts";
import { STAFF_BYTES } from "#contracts/staff-bytes.ts";
import { authorOf, type By } from "#server/audit/audit-entry.ts";
import { keepDraft, stateOf, UNPLANNED } from "#server/content/draft-row.ts";
import { keptHtml } from "#server/content/kept-html.ts";
import { columnsOf, kindAt, type Place } from "#server/content/place.ts";
import { type Body, fittingNow, schemaAt } from "#server/content/state.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { DraftTable } from "#server/db/schema-content.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Standing } from "./draft-merge.ts";
import { nextVersion, recordStep, sessionOf } from "./draft-step.ts";
import { othersAt } from "./presence.ts";

type Plan = Pick<DraftTable, "publishAt" | "plannedBy">;

type Restored = Pick<DraftTable, "restoredFrom" | "restoredOver">;

const WRITTEN: Restored = { restoredFrom: null, restoredOver: null };

type Storing = Standing & { base: number; body: Body; plan?: Plan; restored?: Restored };

/**
 * @returns with the body as it is kept; null where there are others by now
 * @throws DomainError "text-too-deep", "draft-too-large"
 */
export async function store(
  tx: Tx,
  place: Place,
  { there, published, base, body: written, plan, restored = WRITTEN }: Storing,
  { by }: By,
): Promise<{ draft: DraftTable; body: Body } | null> {
  const body = keptBody(place, written);
  const text = JSON.stringify(body);
  // What is added bit by bit grows without end; whoever reads it would keep all others waiting.
  if (Buffer.byteLength(text) > STAFF_BYTES) throw new DomainError("draft-too-large");
  const now = new Date();
  const since = await sessionOf(tx, place, by, now);
  if (there && (there.userId !== by || there.since !== since || there.restoredFrom)) {
    await keepDraft(tx, place, there, published);
  }
  const columns = {
    ...{ schema: schemaAt(place), base, since, ...restored },
    version: await nextVersion(tx, place, there?.version),
    savedAt: now.toISOString(),
    ...(await authorOf(tx, by)),
    body: text,
  };
  const row = {
    ...UNPLANNED,
    deletedAt: null,
    ...plan,
    ...there,
    ...columnsOf(place),
    ...columns,
  };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("draft")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "documentId", "lang"])
        .doUpdateSet(columns)
        .where("draft.version", "=", there?.version ?? 0),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return null;
  await recordStep(tx, place, row);
  return { draft: row, body };
}

/**
 * What is written, as it may wait to be published.
 * @throws DomainError "text-too-deep": whoever reads it later would keep all others waiting
 */
function keptBody(place: Place, body: Body): Body {
  const texts = Object.entries(kindAt(place)?.fields ?? {}).flatMap(([name, { type }]) => {
    const text = body[name];
    return type === "html" && typeof text === "string" ? [[name, keptHtml(text)] as const] : [];
  });
  return { ...body, ...Object.fromEntries(texts) };
}

export const present = (place: Place, draft: DraftTable): Omit<Draft, "others"> => ({
  ...{ version: draft.version, base: draft.base, savedAt: draft.savedAt },
  ...{ publishAt: draft.publishAt, problem: draft.problem, restoredFrom: draft.restoredFrom },
  by: { name: draft.userName },
  ...fittingNow(place, stateOf(draft)),
});

/** @param by who asks: the others are named */
export const withOthers = async (source: Db | Tx, place: Place, draft: DraftTable, { by }: By) => ({
  ...present(place, draft),
  others: await othersAt(source, place, by),
});
