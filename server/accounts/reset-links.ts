import type { Tx } from "#server/db/schema.ts";

/**
 * Links by mail that set a new password open nothing any more: whoever reads the mailbox must not come
 * back by one after the password, or the address, was changed.
 */
export async function voidResetLinks(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("passwordReset")
    .set({ usedAt: new Date().toISOString() })
    .where("userId", "=", userId)
    .where("usedAt", "is", null)
    .execute();
}
