import { recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { betterAuthIn } from "./better-auth-in.ts";
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
  const { adapter, internalAdapter } = await betterAuthIn(tx);
  const where = [{ field: "userId", value: userId }];
  const ended = await adapter.deleteMany({ model: "twoFactor", where });
  if (ended === 0) throw new DomainError("second-factor-missing");
  await tx.deleteFrom("appSetUp").where("userId", "=", userId).execute();
  await internalAdapter.updateUser(userId, { twoFactorEnabled: false });
  await endSignInsUnderWay(tx, userId);
  const deed = { action: "second-factor-end", thing: "user", thingId: userId } as const;
  await recordAuditEntry(tx, { by, ...deed, summary: name });
}
