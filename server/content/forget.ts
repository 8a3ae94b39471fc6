import type { NewKindName } from "#contracts/kinds/find-kind.ts";
import type { Tx } from "#server/db/schema.ts";

/** What the store has of a thing beside the thing itself, in all languages. */
const BESIDE = ["revision", "reference", "draft", "draftStep", "redirect", "document"] as const;

/** As if they had never been. */
export async function forgetAll(tx: Tx, kind: NewKindName, ids: readonly string[]): Promise<void> {
  // PostgreSQL knows no empty list.
  if (ids.length === 0) return;
  for (const table of BESIDE) {
    await tx.deleteFrom(table).where("kind", "=", kind).where("documentId", "in", ids).execute();
  }
  await tx
    .updateTable("sharedPreview")
    .set({ endedAt: new Date().toISOString() })
    .where("kind", "=", kind)
    .where("documentId", "in", ids)
    .where("endedAt", "is", null)
    .execute();
}
