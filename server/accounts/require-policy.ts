import { can, type PolicyName } from "#contracts/policies.ts";
import type { Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { roleOf } from "./staff-role.ts";

/**
 * Asked again inside the transaction: whoever handed the ownership over, or was removed, a moment ago
 * may not finish.
 * @param by a user's id
 * @throws DomainError "not-found", "owner-only"
 */
export async function requirePolicy(tx: Tx, by: string, what: PolicyName): Promise<void> {
  const user = await tx
    .selectFrom("staff")
    .select("owner")
    .where("id", "=", by)
    .forKeyShare()
    .executeTakeFirst();
  if (!user) throw new DomainError("not-found");
  if (!can({ role: roleOf(user) }, what)) throw new DomainError("owner-only");
}
