import { recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { endSignInsUnderWay } from "./sign-ins-under-way.ts";

/**
 * The password is enough again. The user is locked before.
 * @param by null: by a command on the server
 * @throws DomainError "second-factor-missing"
 */
export async function endSecondFactor(
  tx: Tx,
  { userId, name, by }: { userId: string; name: string; by: string | null },
): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom("staffTwoFactor")
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError("second-factor-missing");
  await tx.updateTable("staff").set({ twoFactorEnabled: 0 }).where("id", "=", userId).execute();
  await endSignInsUnderWay(tx, userId);
  const deed = { action: "second-factor-end", thing: "user", thingId: userId } as const;
  await recordAuditEntry(tx, { by, ...deed, summary: name });
}
