import type { Tx } from "#server/db/schema.ts";

/** Somebody who is removed must not go on seeing what others write by an address of their own. */
export async function withdrawPreviewsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom("sharedPreview")
    .where("userId", "=", userId)
    .where("endedAt", "is", null)
    .execute();
}
