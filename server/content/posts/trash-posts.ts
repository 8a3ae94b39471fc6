import { authorOf, type By, recordAuditEntries } from "#server/audit/audit-entry.ts";
import { callOffPlans } from "#server/content/draft-trash.ts";
import type { Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { stampNow } from "#server/time/stamp.ts";
import { changeCounts } from "./post-count.ts";
import { COLUMNS } from "./post-row.ts";

/**
 * Public ones, all or none: as many statements as for one. An engine takes a thousand at once.
 * @throws DomainError "not-found"
 */
export async function movePostsToTrash(tx: Tx, ids: readonly string[], { by }: By): Promise<void> {
  if (ids.length === 0) return;
  // Always in the same order, so that two never wait for each other.
  const rows = await tx
    .selectFrom("blog")
    .select(COLUMNS)
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  if (rows.length < ids.length) throw new DomainError("not-found");
  await tx.deleteFrom("blog").where("id", "in", ids).execute();
  await callOffPlans(tx, "post", ids);
  const gone = new Map<string, number>();
  for (const { type } of rows) gone.set(type, (gone.get(type) ?? 0) - 1);
  await changeCounts(tx, gone);
  const deletedAt = await stampNow(tx);
  await tx
    .insertInto("trashedBlog")
    .values(rows.map((row) => ({ ...row, deletedAt })))
    .execute();
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  const deeds = ids.map((id) => ({
    ...({ action: "delete", thing: "blog", thingId: id } as const),
    summary: titles.get(id) ?? "",
  }));
  await recordAuditEntries(tx, await authorOf(tx, by), deeds);
}
