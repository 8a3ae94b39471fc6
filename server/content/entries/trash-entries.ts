import type { EntryKindName } from "#contracts/kinds/entries.ts";
import { authorOf, type By, recordAuditEntries } from "#server/audit/audit-entry.ts";
import { callOffPlans } from "#server/content/draft-trash.ts";
import type { Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { stampNow } from "#server/time/stamp.ts";

type EntryPlace = { kind: EntryKindName; id: string };

/**
 * Public ones, all or none: as many statements as for one of each kind. An engine takes a thousand at once.
 * @throws DomainError "not-found"
 */
export async function moveEntriesToTrash(
  tx: Tx,
  entries: readonly EntryPlace[],
  { by }: By,
): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ id }) => id);
  // Always in the same order, so that two never wait for each other.
  const rows = await tx
    .selectFrom("entry")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  if (entries.some(({ kind, id }) => found.get(id)?.kind !== kind))
    throw new DomainError("not-found");
  await tx.deleteFrom("entry").where("id", "in", ids).execute();
  for (const [kind, those] of Map.groupBy(entries, (one) => one.kind)) {
    const theirs = those.map(({ id }) => id);
    await callOffPlans(tx, kind, theirs);
  }
  const deletedAt = await stampNow(tx);
  await tx
    .insertInto("trashedEntry")
    .values(rows.map((row) => ({ ...row, deletedAt })))
    .execute();
  const deeds = entries.map(({ kind, id }) => ({
    ...({ action: "delete", thing: kind, thingId: id } as const),
    summary: found.get(id)?.title ?? "",
  }));
  await recordAuditEntries(tx, await authorOf(tx, by), deeds);
}
